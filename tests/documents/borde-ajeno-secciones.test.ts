import { expect, test } from 'vitest';
import { buyer, buyerAtSummary } from '../support/compra';
import { visitor } from '../support/portal/portal';
import { inFrontOfSomebodyElses } from '../support/third-party/in-front-of-somebody-elses';

const arrive = inFrontOfSomebodyElses();
const BASE = 'POST /usuario/administracion';
const PAGOS = `${BASE}/obtener-historial-pagos-dominio`;
const REGISTROS = `${BASE}/dominio/informacion/registros`;

const DETAIL = '/administrar/ver-dominio?dominio=murga.uy';
const HOSTED = '/administrar/ver-dominio?dominio=tablado.com.uy';

test.each([
  ['fails', { status: 500, body: {} }],
  ['is not reached', { status: 502, body: {} }],
  ['is not there', { status: 404, body: {} }],
  ['is forbidden', { status: 403, body: {} }],
  [
    'cannot be read',
    { status: 200, body: { historialPagos: [{ cuentaPago: { id: 1, cuenta: { pais: 'x' } } }] } },
  ],
])(
  'where the history of payments %s, its panel says so and the rest of the detail stands',
  async (_, forced) => {
    const edge = await arrive();
    edge.forced.set(PAGOS, forced);
    const page = await (await visitor().as('titular')).open(DETAIL);
    expect(page.status).toBe(200);
    expect(page.$('#pago').closest('section').text()).toContain(
      'Error al obtener el historial de pagos. Por favor, intente de nuevo más tarde.',
    );
    expect(page).toSay('ns1.example.net');
    expect(page).toSay('Larrañaga');
    expect(page).toSay('Casa');
  },
);

test.each([
  ['fail', { status: 500, body: {} }],
  ['are refused', { status: 200, body: { codigoRespuesta: 'ERROR', mensajeRespuesta: 'Ahora no.' } }],
])('where the records %s, their panel says so and nobody is told that there are none', async (_, forced) => {
  const edge = await arrive();
  edge.forced.set(REGISTROS, forced);
  const page = await (await visitor().as('titular')).open(HOSTED);
  expect(page.status).toBe(200);
  const panel = page.$('#servidores').closest('section').text();
  expect(panel).toContain('Error al obtener los registros del dominio.');
  expect(panel).not.toContain('Todavía no tiene registros');
  expect(page).toSay('Forma de pago');
});

test('a name server told by its label is shown with its domain', async () => {
  const edge = await arrive();
  const murga = edge.mundo.dominios.find(({ nombre }) => nombre === 'murga.uy');
  murga?.servidores.splice(0, 1, { nombre: 'ns1', subdominio: true, tipoIP: 'IPV4', ip: '192.0.2.1' });
  const page = await (await visitor().as('titular')).open(DETAIL);
  expect(page).toSay('ns1.murga.uy');
});

test('a name that is registered nowhere is told so, also where the code of it is said in short', async () => {
  const edge = await arrive();
  const body = { ok: false, codigo: 'NOT_FOUND', mensaje: '' };
  edge.forced.set('POST /transferencia-reg/esTransferible', { status: 200, body });
  const who = await visitor().as('titular');
  const checked = await (await who.open('/transferir-dominio')).press('Comprobar dominio', {
    'Dominio a transferir': 'nadie.uy',
  });
  expect(checked).toSay('todavía no está registrado');
});

test.each(['text', 'words', 'beyond 32 bits', 'beyond 53 bits'] as const)(
  'the form of a new account begins with a country of that edge, also where its ids are %s',
  async (ids) => {
    await arrive({ ids });
    const dialog = await (await visitor().as('titular')).open(
      '/administrar/ver-dominio/renovar?dominio=murga.uy',
    );
    expect(dialog.status).toBe(200);
    expect(dialog).toSay('Cédula de identidad');
    expect(dialog.$('select[name$=idPais] option[selected]').text()).toBe('Uruguay');
  },
);

test('what an edge names with spaces and letters of Spanish is found by its address, and by the form of its page', async () => {
  const edge = await arrive({ ids: 'words' });
  const dialog = await (
    await (await visitor().as('titular')).open('/administrar/mis-datos/formas-de-pago')
  ).follow('Eliminar Casa');
  const done = await dialog.press('Eliminar forma de pago');
  expect(done).toLeaveNotice('La cuenta se eliminó correctamente.');
  expect(edge.mundo.usuarios[0]?.cuentas.map(({ nombre }) => nombre)).toEqual(['Oficina']);
});

/** An edge that says it has the codes of names that leave, and tells their history as section 7 does: the list alone. */
test('codes that are over are read of a bare list, and fail alone', async () => {
  const edge = await arrive();
  const base = '/transferencia-reg/codigo';
  const paths = { [`${base}/{dominio}`]: { get: {} }, [`${base}/{dominio}/historial`]: { get: {} } };
  edge.forced.set('GET /openapi.json', { status: 200, body: { paths } });
  edge.forced.set(`GET ${base}/murga.uy`, { status: 200, body: { code: 'OK', mensaje: '' } });
  const dates = { requestDate: '01/03/2026', expirationDate: '2026-03-31T00:00:00.000+0000' };
  const over = { authorizationCode: '••••-4071', state: 'USED_FOR_REJECTION', ...dates };
  edge.forced.set(`GET ${base}/murga.uy/historial`, { status: 200, body: [over] });
  const who = await visitor().as('titular');
  const shown = await who.open(`${DETAIL}&historial=ver`);
  expect(shown.within('••••-4071')).toSay('31/03/2026');
  edge.forced.set(`GET ${base}/murga.uy/historial`, {
    status: 200,
    body: [{ ...over, requestDate: 'ayer' }],
  });
  const page = await who.open(DETAIL);
  const panel = page.$('#transferencia').closest('section').text();
  expect(panel).toContain('Error al obtener los códigos de autorización.');
  expect(panel).toContain('Solicitar un Código de Autorización');
  expect(page).toSay('Larrañaga');
});

const HOLDERS = 'GET /carrito/venta/dominio/contacto/';
const SIN_LEER = 'Error al obtener los titulares. Por favor, intente de nuevo más tarde.';

test.each([
  ['fails', { status: 500, body: {} }],
  ['cannot be read', { status: 200, body: { algo: 1 } }],
])(
  'holders that could not be read are told so, where their answer %s, and not as missing',
  async (_, forced) => {
    const edge = await arrive();
    const [who, summary] = await buyerAtSummary(['carnaval.uy'], 'titular');
    edge.forced.set(`${HOLDERS}${edge.mundo.ventas[0]?.uuid}`, forced);
    for (const step of ['dos', 'cuatro']) {
      const page = await who.open(`/carrito-compra-paso-${step}`);
      expect(page).toSay(SIN_LEER);
      expect(page.text).not.toMatch(/falta ingresar|No se ha ingresado/);
    }
    expect((await who.open('/carrito-compra-paso-tres')).redirects).toEqual([]);
    const button = summary.buttons.find((words) => words.startsWith('Confirmar compra por')) ?? '';
    expect(await summary.press(button)).toHaveHeading('Tu compra se realizó con éxito.');
  },
);

test('holders that were never given are still asked for', async () => {
  await arrive();
  const who = await buyer(['carnaval.uy'], 'titular');
  const page = await who.open('/carrito-compra-paso-tres');
  expect(page).toLeaveNotice('No se ha ingresado un titular para todos los dominios');
});

test('what was saved is told as saved, whatever can be asked afterwards', async () => {
  const edge = await arrive();
  const who = await visitor().as('titular');
  const page = await who.open('/administrar/mis-datos');
  edge.forced.set('GET /usuario/contactos-actualizables', { status: 500, body: {} });
  const saved = await page.press('Guardar datos', { Dirección: 'Rivera 2000' });
  expect(saved).toLeaveNotice('Sus datos se guardaron.');
  expect(edge.mundo.usuarios[0]?.contacto?.direccion).toBe('Rivera 2000');
});

test('another code by mail of which nobody knows whether it was sent is told so', async () => {
  const edge = await arrive();
  for (const person of edge.mundo.usuarios) person.validado = false;
  const page = await (await visitor().as('titular')).open('/administrar/mis-datos');
  edge.afterwards.set('GET /usuario/nuevo-codigo-validacion-contacto', { status: 500 });
  expect(await page.press('Enviarme un código nuevo')).toLeaveNotice('No sabemos si se envió otro código');
});

test('a form whose answer was lost on its way is looked for by the portal, which knows what it asked', async () => {
  const edge = await arrive();
  const who = await visitor().as('titular');
  const asked = async (key: string) => (await who.request(`/operacion/${key}`)).json();
  const dialog = await who.open('/administrar/ver-dominio/liberar?dominio=murga.uy');
  const key = dialog.$('input[name=operacion]').attr('value') ?? '';
  expect(await asked(key)).toEqual({ hecha: false });
  await dialog.press('Liberar dominio');
  expect(edge.mundo.dominios.find(({ nombre }) => nombre === 'murga.uy')?.estado).toBe('ELIMINADO');
  expect(await asked(key)).toEqual({ hecha: true });
});
