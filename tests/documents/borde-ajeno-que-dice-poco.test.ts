import { describe, expect, test } from 'vitest';
import { buyer } from '../support/compra';
import { visitor } from '../support/portal/portal';
import type { ThirdPartyEdge } from '../support/third-party/edge';
import { inFrontOfSomebodyElses } from '../support/third-party/in-front-of-somebody-elses';
import { diaDesdeHoy } from '../support/third-party/world';

const arrive = inFrontOfSomebodyElses();
const BASE = 'POST /usuario/administracion';
const LISTA = '/transferencia-reg/datos/obtener-dominios-transferencia-x-usuario';
const DETAIL = '/administrar/ver-dominio?dominio=murga.uy';

const says = (edge: ThirdPartyEdge, name: string, body: unknown) =>
  edge.forced.set(name, { status: 200, body });

/** What nobody said: a date before there were any, a price of nothing, a word of a program. */
const MADE_UP = /19(69|70)|\$\s0(?![\d,])|undefined|null|NaN|Invalid/;

const request = (estado: string) => ({ dominio: 'afuera.uy', estado, codigoAutorizacion: 'x' });
const row = {
  dominio: {
    dominioCore: { id: 7, fechaAlta: diaDesdeHoy(-100), fechaVencimiento: diaDesdeHoy(200) },
    dominioBE: { nombre: 'murga.uy' },
  },
  esTitular: true,
};

/** Every answer with no more than what it cannot be read without. */
function sayLittle(edge: ThirdPartyEdge): void {
  says(edge, 'POST /mensajes/globales', { mensajes: [{ id: 1 }] });
  says(edge, 'POST /mensajes/usuario', { mensajes: [{ id: 1 }] });
  says(edge, 'GET /dominio/habilitados', { dominiosHabilitados: ['.uy'] });
  says(edge, 'GET /registro/producto/precio/.uy', {});
  says(edge, 'GET /registro/producto/precio/libre.uy', {});
  says(edge, 'POST /dominio/consulta/disponibilidad', {
    dominios: [{ nombre: 'libre.uy', disponible: true }],
  });
  says(edge, 'POST /dominio/consulta/whois', { titular: { nombre: 'Tita' } });
  says(edge, `${BASE}/obtener-dominios`, { dominioWrapperDTOList: [row] });
  says(edge, `${BASE}/dominio/informacion`, { codigoRespuesta: 'OK' });
  says(edge, `${BASE}/obtener-historial-pagos-dominio`, []);
  says(edge, 'GET /usuario/administracion/resumen', { resumen: { cantDomRegistrados: 1 } });
  says(edge, 'GET /cuenta/cuentasPago', []);
  says(edge, `GET ${LISTA}`, [request('PENDING')]);
  says(edge, 'GET /transferencia-reg/datos/afuera.uy/x', request('CLIENT_APPROVED'));
  says(edge, 'GET /transferencia-reg/solicitud/murga.uy', { ...request('PENDING'), dominio: 'murga.uy' });
}

test.each([
  '/consulta-disponibilidad',
  '/consulta-disponibilidad?nombre=libre',
  '/consulta-whois?dominio=murga.uy',
  '/mensajes-globales',
  '/terminos-condiciones',
  '/administrar/resumen',
  '/administrar/mis-dominios',
  '/administrar/mensajes',
  '/administrar/mis-datos',
  '/administrar/mis-datos/formas-de-pago',
  DETAIL,
  '/transferir-dominio/lista-solicitudes',
  '/detalle-transferencia?dominio=afuera.uy&codAuth=x',
  '/confirmarTransferencia/murga.uy',
  '/confirmarTransferencia/murga.uy/aprobar',
])('of an edge that says as little as it may, nothing is made up: %s', async (path) => {
  const edge = await arrive();
  const who = await visitor().as('titular');
  sayLittle(edge);
  const page = await who.open(path);
  expect(page.status).toBe(200);
  expect(page.text).not.toMatch(MADE_UP);
});

describe('a registrar that no answer names', () => {
  test.each([
    [
      'PENDING',
      'El otro registrador tiene que confirmarla. Cuando se complete se cobrará el precio de un año.',
    ],
    ['CLIENT_REJECTED', 'El otro registrador la rechazó y el dominio sigue con él.'],
    ['EXPIRED', 'El otro registrador no respondió en el plazo'],
    ['CLIENT_APPROVED', 'Lo que se cobró figurará en la factura del período siguiente.'],
  ])('is the other one: %s', async (estado, words) => {
    const edge = await arrive();
    says(edge, 'GET /transferencia-reg/datos/afuera.uy/x', request(estado));
    const who = await visitor().as('titular');
    expect(await who.open('/detalle-transferencia?dominio=afuera.uy&codAuth=x')).toSay(words);
  });

  test('asks for a name of ours as another one too', async () => {
    const edge = await arrive();
    says(edge, 'GET /transferencia-reg/solicitud/murga.uy', { ...request('PENDING'), dominio: 'murga.uy' });
    const page = await (await visitor().as('titular')).open('/confirmarTransferencia/murga.uy');
    expect(page).toSay('El otro registrador pidió llevarse murga.uy');
    expect(page).toSay('pasa a otro registrador con el mismo titular, y deja de administrarse aquí');
  });
});

test('a price that nobody says is not told as nothing, and the name can be bought', async () => {
  const edge = await arrive();
  sayLittle(edge);
  const page = await visitor().open('/consulta-disponibilidad?nombre=libre');
  expect(page.within('libre.uy')).toSay('Verá el precio en el carrito');
  edge.forced.clear();
  expect(await page.press('Agregar al carrito de compras', { 'libre.uy': true })).toSay(
    'Se agregó al carrito',
  );
});

test('the lines of a cart cost what its sale says, where its lists leave it out', async () => {
  const edge = await arrive();
  const who = await buyer(['carnaval.uy'], 'titular');
  const [sale] = edge.mundo.ventas;
  const [line] = sale?.articulos ?? [];
  says(edge, `GET /carrito/venta/refrescar/${sale?.uuid}`, {
    registrosPendientes: [{ id: line?.id, nombre: 'carnaval.uy' }],
    renovacionesPendientes: [],
    transferenciasTitularesPendientes: [],
  });
  const page = await who.open('/carrito-compra-paso-uno');
  const popup = page.$('header').text();
  expect(popup).toContain('990,50');
  expect(popup).not.toMatch(MADE_UP);
});

test('an account of which nobody can count the names is not told to have none', async () => {
  const edge = await arrive();
  const who = await visitor().as('titular');
  edge.forced.set(`${BASE}/obtener-dominios`, { status: 500, body: {} });
  const page = await who.open('/administrar/mis-datos/formas-de-pago');
  expect(page.within('Casa').text).not.toContain('Ninguno');
  const dialog = await page.follow('Eliminar Casa');
  expect(dialog).toSay('Al eliminarla, los dominios que la usan quedan sin forma de pago');
});
