import { afterEach, describe, expect, it } from 'vitest';
import { settings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { type Registry, registryFor } from '~/registry/client.server';
import { rechazoDe } from '~/registry/contract/rechazo';
import { onFreshDatabase } from '../support/registry';
import { CHANGES } from '../support/third-party/changes';
import { ThirdPartyEdge } from '../support/third-party/edge';
import { inWords, mixOf, OTHERWISE, PLAIN, type Readings } from '../support/third-party/readings';
import { standInFrontOf } from '../support/third-party/stand-in-front';
import { diaDesdeHoy } from '../support/third-party/world';

onFreshDatabase();
const running: ThirdPartyEdge[] = [];
afterEach(async () => {
  await database().destroy();
  await Promise.all(running.splice(0).map((edge) => edge.stop()));
});

async function inFrontOf(readings: Partial<Readings> = {}): Promise<ThirdPartyEdge> {
  const edge = await ThirdPartyEdge.start(readings);
  running.push(edge);
  standInFrontOf(edge);
  return edge;
}

const as = (login: string): Registry =>
  registryFor({ direccion: '192.0.2.9', visitante: 'una-sesion', token: 'de-alguien', oid: '7', login });
const tita = () => as('titular');

/** Every change of section 7 in one edge, each in its world as it was before: those that were not done, with why. */
async function notDone(edge: ThirdPartyEdge): Promise<Record<string, string>> {
  const left: Record<string, string> = {};
  for (const [name, { given, login = 'titular', ask }] of Object.entries(CHANGES)) {
    edge.beginAnew();
    const registry = as(login);
    try {
      const made = (await given?.(registry, edge)) ?? '';
      const rechazo = rechazoDe(await ask(registry, made));
      if (rechazo) left[name] = rechazo.mensaje || 'rechazado';
    } catch (error) {
      left[name] = String(error);
    }
  }
  return left;
}

/** Waiting for each of some thirty changes would be all that such a test does. */
const hurried = (readings: Partial<Readings>): Partial<Readings> =>
  readings.slowWritesMs ? { ...readings, slowWritesMs: 5 } : readings;

const MIXES = Array.from({ length: 20 }, (_, at) => mixOf(`mezcla ${at}`));

describe('every change of section 7 is done at an edge that reads it', () => {
  it.each([PLAIN, ...OTHERWISE].map((readings) => [inWords(readings), readings] as const))(
    '%s',
    async (_, readings) => {
      expect(await notDone(await inFrontOf(hurried(readings)))).toEqual({});
    },
  );

  it.each(MIXES.map((readings) => [inWords(readings), readings] as const))(
    'in a mix: %s',
    async (_, readings) => {
      expect(await notDone(await inFrontOf(hurried(readings)))).toEqual({});
    },
  );
});

describe('a day', () => {
  it.each(OTHERWISE.filter(({ dates }) => dates !== undefined).map((readings) => [readings.dates, readings]))(
    'is the same calendar day where an edge writes it as %s',
    async (_, readings) => {
      await inFrontOf(readings);
      const [row] = (await tita().administracion.obtenerDominios({ nombre: 'murga' })).dominioWrapperDTOList;
      expect(row?.dominio.dominioCore.fechaVencimiento).toBe(diaDesdeHoy(200));
      const { mensajes } = await tita().mensajes.usuario({});
      expect(mensajes[0]?.fechaDesdeString).toBe(diaDesdeHoy(-3).split('-').reverse().join('/'));
      expect(mensajes[0]?.fechaDesde?.slice(0, 10)).toBe(diaDesdeHoy(-3));
    },
  );
});

describe('an id', () => {
  it.each(OTHERWISE.filter(({ ids }) => ids !== undefined).map((readings) => [readings.ids, readings]))(
    'goes back as it came, also from another process, where it is %s',
    async (_, readings) => {
      const edge = await inFrontOf(readings);
      const { cuentasPago } = await tita().cuenta.cuentasPago();
      // Another process, or this one after a restart: nothing was kept of what was read.
      standInFrontOf(edge);
      const oficina = cuentasPago.find(({ nombre }) => nombre === 'Oficina');
      const fromAddress = String(oficina?.id);
      const { templateCuentaPago } = await tita().cuenta.cuentaPago({ id: fromAddress });
      expect(templateCuentaPago.nombre).toBe('Oficina');
      await tita().cuenta.eliminarCuentaPago({ id: fromAddress });
      expect(edge.mundo.usuarios[0]?.cuentas.map(({ nombre }) => nombre)).toEqual(['Casa']);
    },
  );
});

it('what an edge writes in Latin-1 is read by its charset', async () => {
  await inFrontOf({ charset: 'iso-8859-1' });
  expect((await tita().usuario.actual()).usuarioDTO.contactoPredeterminado?.apellido).toBe('Larrañaga');
});

it('the second page of an edge that counts from 0 is the second', async () => {
  const edge = await inFrontOf({ firstPage: 0 });
  const [first] = edge.mundo.globales;
  if (!first) throw new Error('There is a message');
  edge.mundo.globales = Array.from({ length: 25 }, (_, i) => ({
    ...first,
    id: i + 1,
    nombre: `n.º ${i + 1}`,
  }));
  const page = async (paginaActual: number) =>
    (await tita().mensajes.globales({ paginaActual, cantXPagina: 10 })).mensajes.map(({ titulo }) => titulo);
  expect((await page(1))[0]).toBe('n.º 1');
  expect((await page(2))[0]).toBe('n.º 11');
  expect(await page(3)).toHaveLength(5);
});

it('the unread messages of an edge that knows only pages of all are picked from them', async () => {
  const edge = await inFrontOf({});
  const [usuario] = edge.mundo.usuarios;
  const [first] = edge.mundo.globales;
  if (!usuario || !first) throw new Error('There is somebody, and a message');
  usuario.mensajes = Array.from({ length: 60 }, (_, i) => ({
    ...first,
    id: i + 1,
    nombre: `n.º ${i + 1}`,
    leido: i % 5 !== 0,
  }));
  const page = await tita().mensajes.usuario({ soloSinLeer: true, paginaActual: 2, cantXPagina: 10 });
  expect(page).toMatchObject({ totalCount: 12, paginaActual: 2 });
  expect(page.mensajes.map(({ titulo }) => titulo)).toEqual(['n.º 51', 'n.º 56']);
});

const NOTHING = [
  ['an empty object', {}],
  ['null', null],
  ['an empty list', []],
] as const;
const SILENT: Record<string, (r: Registry) => Promise<unknown>> = {
  'POST /dominio/consulta/whois': (r) => r.dominio.whois({ dominio: { nombre: 'murga.uy' } }),
  'POST /dominio/consulta/disponibilidad': (r) => r.dominio.disponibilidad({ dominios: ['libre.uy'] }),
  'GET /dominio/habilitados': (r) => r.dominio.habilitados(),
  'POST /mensajes/usuario': (r) => r.mensajes.usuario({}),
  'POST /mensajes/globales': (r) => r.mensajes.globales({}),
  'GET /usuario': (r) => r.usuario.actual(),
  'GET /cuenta/contacto': (r) => r.cuenta.contacto(),
  'GET /termYCond/usuario': (r) => r.terminos.aceptados(),
  'GET /carrito/paises': (r) => r.carrito.paises(),
  'POST /usuario/administracion/obtener-dominios': (r) => r.administracion.obtenerDominios({}),
  'POST /transferencia-reg/esTransferible': (r) => r.transferencia.esTransferible({ dominio: 'afuera.uy' }),
  'GET /transferencia-reg/solicitud/consultar/afuera.uy/x': (r) =>
    r.transferencia.consultar({ dominio: 'afuera.uy', codigo: 'x' }),
  'GET /usuario/administracion/resumen': (r) => r.usuario.resumen(),
};

describe.each(NOTHING)('%s where something has to be said', (_, body) => {
  it.each(Object.entries(SILENT))('is not readable, and is told as nothing else: %s', async (name, ask) => {
    const edge = await inFrontOf();
    edge.forced.set(name, { status: 200, body });
    await expect(ask(tita())).rejects.toMatchObject({ kind: 'backend' });
  });
});

/** A document as frameworks write it: what a question takes lies elsewhere, and refers to itself. */
const documentWith = (properties: object) => {
  const pedido = { $ref: '#/components/schemas/Pedido' };
  const requestBody = { content: { 'application/json': { schema: pedido } } };
  return {
    paths: { '/usuario/administracion/dominio/registro': { post: { requestBody } } },
    components: { schemas: { Pedido: { properties: { nombreDominio: {}, otro: pedido, ...properties } } } },
  };
};

it.each([
  ['nested', { registro: { $ref: '#/components/schemas/Registro' } }],
  ['flat', { tipo: { type: 'string' }, campos: { type: 'array' } }],
] as const)(
  'a record goes out %s where the document of an edge says so by reference',
  async (records, properties) => {
    const edge = await inFrontOf({ records });
    Object.assign(settings(), { REGISTRY_API_RECORDS: undefined });
    edge.forced.set('GET /openapi.json', { status: 200, body: documentWith(properties) });
    const answer = await CHANGES['dns.guardarRegistro']?.ask(tita(), '');
    expect(answer).toMatchObject({ respuestaOK: true });
  },
);

it.each([
  ['seconds', (day: string) => Date.parse(`${day}T15:00:00Z`) / 1000],
  ['seconds and their parts', (day: string) => `${Date.parse(`${day}T15:00:00Z`) / 1000}.000000000`],
  ['a list', (day: string) => day.split('-').map(Number)],
  ['a day and an hour of no zone', (day: string) => `${day}T00:00:00`],
])('a day is the same calendar day where an edge writes it as %s', async (_, written) => {
  const edge = await inFrontOf();
  edge.forced.set('POST /dominio/consulta/whois', {
    status: 200,
    body: {
      respuestaOK: true,
      titular: { nombre: 'Tita' },
      estado: { nombreString: 'REGISTRADO' },
      fechaAlta: written('2026-03-01'),
    },
  });
  expect((await tita().dominio.whois({ dominio: { nombre: 'murga.uy' } })).fechaAlta).toBe('2026-03-01');
});

it('names without dates and an account that says less are in the list with all the others', async () => {
  const edge = await inFrontOf();
  const row = (nombre: string, more: object) => ({
    dominio: { dominioCore: { id: 1, nombre, ...more }, dominioBE: { nombre } },
    esTitular: true,
  });
  const dates = { fechaAlta: '01/03/2026', fechaVencimiento: '01/03/2027' };
  const cuentaActual = { id: 7, nombre: 'Casa', cuenta: { cuenta: '29001234', pais: { nombre: 'Uruguay' } } };
  edge.forced.set('POST /usuario/administracion/obtener-dominios', {
    status: 200,
    body: {
      dominioWrapperDTOList: [
        row('pedido.uy', {
          estado: { nombreString: 'PREREGISTRO' },
          fechaAlta: null,
          fechaVencimiento: null,
        }),
        row('murga.uy', { ...dates, cuentaActual }),
      ],
    },
  });
  const { dominioWrapperDTOList: rows } = await tita().administracion.obtenerDominios({});
  expect(rows.map(({ dominio }) => dominio.dominioCore)).toMatchObject([
    { nombre: 'pedido.uy', fechaAlta: null, fechaVencimiento: null },
    { nombre: 'murga.uy', cuentaActual: { id: 7, nombre: 'Casa', cuenta: '29001234' } },
  ]);
});
