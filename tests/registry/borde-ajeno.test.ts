import { afterEach, describe, expect, it } from 'vitest';
import { database } from '~/database/connection.server';
import { type Registry, registryFor } from '~/registry/client.server';
import { onFreshDatabase } from '../support/registry';
import { cuentaNueva } from '../support/third-party/changes';
import { ThirdPartyEdge } from '../support/third-party/edge';
import { inWords, OTHERWISE, PLAIN, type Readings } from '../support/third-party/readings';
import { standInFrontOf } from '../support/third-party/stand-in-front';

const running: ThirdPartyEdge[] = [];
onFreshDatabase();
afterEach(async () => {
  if (running.length > 0) await database().destroy();
});
afterEach(() => Promise.all(running.splice(0).map((edge) => edge.stop())));

async function inFrontOf(readings: Partial<Readings> = {}): Promise<ThirdPartyEdge> {
  const edge = await ThirdPartyEdge.start(readings);
  running.push(edge);
  standInFrontOf(edge);
  return edge;
}

const visitor = { direccion: '192.0.2.9', visitante: 'una-sesion' };
const anyone = (): Registry => registryFor(visitor);
const as = (login: string): Registry => registryFor({ ...visitor, token: 'de-alguien', oid: '7', login });

const TITA = {
  nombreApellido: 'Tita Larrañaga',
  direccion: 'Rivera 2000',
  telefono: '099123456',
  emailPublico: 'tita@example.uy',
};

/** A cart with one name, of somebody signed in. */
async function cartOf(registry: Registry, nombre: string): Promise<string> {
  const { ventaDTO } = await anyone().registro.agregar({ dominios: [{ nombre }], uuidVenta: null });
  const uuid = ventaDTO?.uuidVenta ?? '';
  await registry.registro.asociarUsuarioVenta({ id: uuid });
  return uuid;
}

/** The same with its holder and its account: ready to be confirmed. */
async function readyCart(registry: Registry, nombre: string): Promise<string> {
  const uuid = await cartOf(registry, nombre);
  const { contactos } = await registry.carrito.contactosVenta({ uuid });
  const dominiosIds = contactos.map(({ idDominio }) => idDominio);
  await registry.cuenta.guardarContactoDominio({ dominiosIds, contactoDTO: TITA });
  const templateCuentaPagoDTO = { id: -1, nombre: 'Nueva', cuenta: await cuentaNueva(registry) };
  await registry.cuenta.guardarCuentaPago({ uuidVenta: uuid, templateCuentaPagoDTO });
  return uuid;
}

/** An edge that takes long over a change is waited for as long in a text browser (borde-ajeno-texto); here it answers later than it is asked, and no more. */
const hurried = (readings: Partial<Readings>): Partial<Readings> =>
  readings.slowWritesMs ? { slowWritesMs: 200 } : readings;

describe.each([PLAIN, ...OTHERWISE].map(hurried).map((readings) => [inWords(readings), readings] as const))(
  "somebody else's edge, read %s",
  (_, given) => {
    it('answers visitors', async () => {
      await inFrontOf(given);
      const registry = anyone();
      const { dominiosHabilitados } = await registry.dominio.habilitados();
      expect(dominiosHabilitados).toEqual([
        { nombre: 'uy', precio: 99_050 },
        { nombre: 'com.uy', precio: 79_000 },
      ]);
      const { dominios } = await registry.dominio.disponibilidad({ dominios: ['libre.uy', 'murga.uy'] });
      expect(dominios).toMatchObject([
        { nombre: 'libre.uy', disponible: true, precio: 99_050 },
        { nombre: 'murga.uy', disponible: false },
      ]);
      const whois = await registry.dominio.whois({ dominio: { nombre: 'murga.uy' } });
      expect(whois).toMatchObject({
        codigo: 'OK',
        estado: 'REGISTRADO',
        fechaAlta: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        titular: { nombre: 'Tita', apellido: 'Larrañaga', nicHandler: 'NIC-TITA' },
        nameServers: [{ nombre: 'ns1.example.net' }, { nombre: 'ns2.example.net' }],
      });
      const unknown = await registry.dominio.whois({ dominio: { nombre: 'libre.uy' } });
      expect(unknown.codigo).toBe('ERROR_DOMINIO_NO_EXISTE');
      const { mensajes, totalCount } = await registry.mensajes.globales({});
      expect(mensajes).toMatchObject([
        {
          titulo: 'Mantenimiento programado',
          fechaDesdeString: expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/),
        },
      ]);
      expect(totalCount).toBe(1);
      expect(await registry.mensajes.banners()).toEqual({ banners: [] });
      expect((await registry.terminos.vigentes()).terminosYCondiciones?.contenido).toContain('Términos');
    });

    it('sells a name', async () => {
      const edge = await inFrontOf(given);
      const tita = as('titular');
      const uuid = await readyCart(tita, 'compra.uy');
      const { ventaDTO } = await tita.carrito.venta({ uuidVenta: uuid });
      expect(ventaDTO).toMatchObject({
        estado: 'ABIERTA',
        total: 99_050,
        items: [{ tipo: 'REGISTRO', titular: 'Tita Larrañaga', dominio: { nombre: 'compra.uy' } }],
      });
      const { cuentaPago } = await tita.carrito.formaPago({ uuid });
      expect(cuentaPago).toMatchObject({
        nombre: 'Nueva',
        cuenta: { cuenta: '24001234', formaPago: { nombre: 'Débito en factura de datos' } },
      });
      const answer = await tita.carrito.finalizar({ uuid, total: 99_050 });
      expect(answer).toMatchObject({ respuestaOK: true, waitResponse: edge.readings.waits > 0 });
      await expect
        .poll(async () => (await tita.carrito.venta({ uuidVenta: uuid })).ventaDTO)
        .toMatchObject({ estado: 'FINALIZADA', total: 99_050 });
      expect(edge.mundo.dominios.map(({ nombre }) => nombre)).toContain('compra.uy');
      const { ventaDTO: sold } = await tita.carrito.ventaPorReferencia({ referencia: uuid });
      expect(sold).toMatchObject({ estado: 'FINALIZADA', items: [{ estado: 'HECHO' }] });
    });

    it('tells why it refuses, where the person is', async () => {
      await inFrontOf(given);
      const tita = as('titular');
      const uuid = await cartOf(tita, 'compra.uy');
      const { contactos } = await tita.carrito.contactosVenta({ uuid });
      const dominiosIds = contactos.map(({ idDominio }) => idDominio);
      const wrong = await tita.cuenta.guardarContactoDominio({
        dominiosIds,
        contactoDTO: { ...TITA, telefono: '12' },
      });
      expect(wrong).toMatchObject({
        respCodigo: 'ERROR',
        mapErrores: { telefono: expect.stringContaining('7 y 15') },
      });
      const early = await tita.carrito.finalizar({ uuid });
      expect(early).toMatchObject({
        respuestaOK: false,
        mensajeRespuesta: 'Debe seleccionar una cuenta de pago',
      });
      const taken = await tita.registro.agregar({ dominios: [{ nombre: 'murga.uy' }], uuidVenta: uuid });
      expect(taken).toMatchObject({ respuestaOK: false, dominiosOK: [] });
    });

    it('keeps a person from the first sign-in on', async () => {
      const edge = await inFrontOf(given);
      const nuevo = as('nuevo');
      expect((await nuevo.usuario.actual()).usuarioDTO.contactoPredeterminado).toBeNull();
      const { nombreApellido, ...rest } = TITA;
      const contacto = {
        ...rest,
        nombre: 'Nuria',
        apellido: 'Paz',
        email: 'nuria@example.uy',
        mailConfirmacion: 'nuria@example.uy',
      };
      expect(await nuevo.cuenta.crearContacto({ contacto })).toMatchObject({
        respCodigo: 'OK',
        contactoDTO: { nombre: 'Nuria', apellido: 'Paz' },
      });
      expect(await nuevo.terminos.aceptados()).toEqual({ acepto: false });
      const id = (await nuevo.terminos.vigentes()).terminosYCondiciones?.id;
      expect(await nuevo.terminos.aceptar({ idTerminos: id })).toMatchObject({ respuestaOK: true });
      expect(await nuevo.terminos.aceptados()).toEqual({ acepto: true });
      const person = edge.mundo.usuarios.find(({ login }) => login === 'nuevo');
      expect(person?.contacto).toMatchObject({ nombre: 'Nuria', telefono: '099123456' });
    });

    it('shows accounts, messages and names of a person', async () => {
      const edge = await inFrontOf(given);
      const tita = as('titular');
      const { cuentasPago } = await tita.cuenta.cuentasPago();
      expect(cuentasPago).toMatchObject([{ nombre: 'Casa', cantidadDominios: 1 }, { nombre: 'Oficina' }]);
      const { mensajes } = await tita.mensajes.usuario({});
      expect(mensajes).toMatchObject([{ titulo: 'Vence un dominio', leido: false }, { leido: true }]);
      const [{ id } = { id: 0 }] = mensajes;
      expect((await tita.mensajes.ver({ id })).mensaje.titulo).toBe('Vence un dominio');
      await tita.mensajes.leido({ id });
      expect(await tita.mensajes.cantidadSinLeer()).toMatchObject({ cantidad: 0 });
      expect(await tita.mensajes.eliminar({ id })).toMatchObject({ codigo: 'OK' });
      const found = await tita.administracion.obtenerDominios({ nombre: 'murga' });
      expect(found).toMatchObject({
        totalDominiosFiltro: 1,
        permisoDominioDTOMap: { 'murga.uy': { puedeRenovar: true, puedeVerPagos: true } },
      });
      const info = await tita.administracion.informacion({ nombreDominio: 'murga.uy' });
      expect(info).toMatchObject({
        esTitular: true,
        titular: { nombre: 'Tita' },
        cuentaPago: { nombre: 'Casa' },
        nameservers: [{ nombre: 'ns1.example.net' }, {}],
      });
      const pagos = await tita.administracion.obtenerHistorialPagosDominio({ nombreDominio: 'murga.uy' });
      expect(pagos.historialPagos).toMatchObject([{ cuentaPago: { nombre: 'Casa' } }]);
      const ajena = await as('administrativo').administracion.informacion({ nombreDominio: 'murga.uy' });
      expect(ajena.cuentaPago?.cuenta).toMatchObject({ cuenta: '****5678', nroDocumento: '******72' });
      const { resumen } = await tita.usuario.resumen();
      expect(resumen).toMatchObject({ cantDomRegistrados: 3, cantFormasPago: 2 });
      const [casa] = cuentasPago;
      expect(await tita.cuenta.eliminarCuentaPago({ id: casa?.id ?? 0 })).toMatchObject({ respCodigo: 'OK' });
      expect(edge.mundo.usuarios[0]?.cuentas).toHaveLength(1);
    });

    it('takes tickets, with files and without', async () => {
      const edge = await inFrontOf(given);
      const ticket = {
        nombre: 'Ana',
        email: 'ana@example.uy',
        mailConfirmacion: 'ana@example.uy',
        asunto: 'Ayuda',
        mensaje: 'Hola',
      };
      const madeWith = (operacion: string) =>
        JSON.stringify({ ticket, tiposOperacion: ['TICKET_AYUDA'], operacion });
      const png = new File([new Uint8Array([0x89, 0x50])], 'captura.png', { type: 'image/png' });
      const first = { datosTicket: madeWith('una-clave-propia'), archivos: [png] };
      expect(await anyone().ticket.generar(first)).toMatchObject({ respuestaOK: true });
      expect(await anyone().ticket.generar(first)).toMatchObject({ respuestaOK: true });
      const second = { datosTicket: madeWith('otra-clave-propia') };
      expect(await anyone().ticket.generar(second)).toMatchObject({ respuestaOK: true });
      expect(edge.mundo.tickets).toEqual([
        { asunto: 'Ayuda', archivos: ['captura.png'] },
        { asunto: 'Ayuda', archivos: [] },
      ]);
    });
  },
);

const ENABLED = 'GET /usuario/administracion/is-transferencia-titular-enabled';

it.each([
  ['off', { status: 200, body: { codigo: 'false' } }, 'La transferencia de titular no está habilitada.'],
  ['not there', { status: 404 }, 'La transferencia de titular no está habilitada.'],
  ['not to be known', { status: 503 }, undefined],
])('a name says why it cannot be handed over where that is %s at an outside edge', async (_, forced, why) => {
  const edge = await inFrontOf();
  edge.forced.set(ENABLED, forced);
  const { motivos } = await as('titular').administracion.informacion({ nombreDominio: 'murga.uy' });
  expect(motivos?.transferirTitular).toBe(why);
});
