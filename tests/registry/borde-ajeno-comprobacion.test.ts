import { execFile } from 'node:child_process';
import { afterEach, describe, expect, it } from 'vitest';
import { useSettings } from '~/base/config.server';
import { checkEdge } from '~/registry/outside/check/command';
import { type Line, report } from '~/registry/outside/check/report';
import { testSettings } from '../support/settings';
import { requested } from '../support/third-party/changes';
import { ThirdPartyEdge } from '../support/third-party/edge';
import type { Readings } from '../support/third-party/readings';
import { settingsFor } from '../support/third-party/settings';

let edge: ThirdPartyEdge;
afterEach(() => edge.stop());

const TITA = { token: 'de-alguien', oid: '7', login: 'titular', direccion: '192.0.2.9', visitante: 'x' };

async function begin(readings: Partial<Readings> = {}): Promise<void> {
  edge = await ThirdPartyEdge.start(readings);
  useSettings(testSettings(settingsFor(edge)));
  requested(edge, 'titular', 'afuera.uy');
}

async function reported(): Promise<Line[]> {
  const lines: Line[] = [];
  for await (const line of report(edge.url, TITA, 'murga.uy')) lines.push(line);
  return lines;
}
const lineOf = (lines: readonly Line[], operation: string) =>
  lines.find((each) => each.operation === operation);

it('an edge of section 7 is well, and what only our own has is not called missing', async () => {
  await begin();
  const lines = await reported();
  expect(lines.filter(({ how }) => how !== 'bien')).toEqual([]);
});

it('visitors ask without the token of who checks', async () => {
  await begin();
  await reported();
  const names = ['POST /dominio/consulta/whois', 'GET /dominio/habilitados', 'POST /mensajes/globales'];
  const asked = edge.asked.filter(({ name }) => names.includes(name));
  expect(asked.length).toBeGreaterThanOrEqual(names.length);
  for (const { headers } of asked) expect(headers.authorization).toBeUndefined();
});

it.each([
  ['GET /registro/producto/precio/uy', {}, 'registro.precio'],
  ['POST /mensajes/usuario', {}, 'mensajes.usuario'],
  ['GET /usuario/debe-validar-datos-contacto', {}, 'usuario.misDatos'],
  ['POST /usuario/administracion/dominio/informacion', {}, 'administracion.ficha'],
])('what a page could not read of %s is MAL', async (name, body, operation) => {
  await begin();
  edge.forced.set(name, { status: 200, body });
  expect(lineOf(await reported(), operation)).toMatchObject({
    how: 'MAL',
    why: expect.stringContaining('no se pudo leer'),
  });
});

it('a captcha is named, and is not well', async () => {
  await begin();
  edge.forced.set('POST /dominio/consulta/whois', {
    status: 200,
    body: { respuestaOK: false, codigo: 'CAPTCHA_INVALIDO', mensaje: 'El captcha es incorrecto' },
  });
  edge.forced.set('POST /transferencia-reg/esTransferible', {
    status: 200,
    body: { ok: false, mensaje: 'CAPTCHA_INCORRECTO', errorCaptcha: true },
  });
  const lines = await reported();
  expect(lineOf(lines, 'dominio.whois')?.how).toBe('captcha');
  expect(lineOf(lines, 'transferencia.esTransferible')?.how).toBe('captcha');
});

it('an address of ours that answers anything but 404 is named', async () => {
  await begin();
  edge.forced.set('GET /mensajes/banners', { status: 403, body: {} });
  expect(lineOf(await reported(), 'mensajes.banners')).toMatchObject({
    how: 'propia',
    why: expect.stringContaining('403'),
  });
});

it('an address of ours that the edge declares is not named: it is used', async () => {
  await begin();
  edge.forced.set('GET /openapi.json', {
    status: 200,
    body: { paths: { '/mensajes/banners': { get: {} } } },
  });
  edge.forced.set('GET /mensajes/banners', { status: 200, body: { banners: [] } });
  expect(lineOf(await reported(), 'mensajes.banners')).toBeUndefined();
});

it('of what is missing, only what section 7 gives to that very operation is told', async () => {
  await begin();
  edge.forced.set('GET /usuario/administracion/mensajes-acciones', {
    status: 200,
    body: { mensajeConfirmarLiberar: '¿Seguro?' },
  });
  const lines = await reported();
  expect(lines.filter(({ how }) => how !== 'bien')).toEqual([
    {
      how: 'sustituye',
      operation: 'administracion.mensajesAcciones',
      why: 'GET /usuario/administracion/mensajes-acciones: mensajeConfirmarEliminar → Ver dominio',
    },
  ]);
});

describe('the command', () => {
  const SOMEBODY = ['--token', 'de-alguien', '--login', 'titular', '--nombre', 'murga.uy'];
  const said: string[] = [];
  afterEach(() => void said.splice(0));
  const check = (...more: string[]) => checkEdge([edge.url, ...SOMEBODY, ...more], (line) => said.push(line));
  const MAL = { status: 200, body: {} };

  it('ends well where everything is, and with another status where something is MAL', async () => {
    await begin();
    expect(await check()).toBe(0);
    expect(said.some((line) => line.startsWith('MAL'))).toBe(false);
    edge.forced.set('GET /termYCond', MAL);
    expect(await check()).toBe(1);
    expect(said.filter((line) => line.startsWith('MAL'))).toHaveLength(1);
  });

  it('ends so in a terminal too', async () => {
    await begin();
    edge.forced.set('GET /termYCond', MAL);
    const program = ['node_modules/tsx/dist/cli.mjs', 'app/registry/outside/check/run.ts'];
    const ended = await new Promise((resolve) =>
      execFile(process.execPath, [...program, edge.url], (error, out) => resolve([error?.code, out])),
    );
    expect(ended).toEqual([1, expect.stringMatching(/^MAL +terminos\.vigentes: no se pudo leer/m)]);
  });

  it('changes nothing, and buys a name only where it is told which', async () => {
    await begin();
    const before = structuredClone(edge.mundo);
    await check();
    expect(edge.mundo).toEqual(before);
    expect(await check('--comprar', 'prueba.uy')).toBe(0);
    expect(edge.mundo.dominios.map(({ nombre }) => nombre)).toContain('prueba.uy');
    expect(said.at(-1)).toBe('compra     carrito.finalizar: OK');
  });

  it.each<[string, () => void, string]>([
    ['is refused', () => void 0, 'compra     registro.agregar: El dominio murga.uy no está disponible.'],
    [
      'is interrupted',
      () => edge.afterwards.set('POST /registro/agregar', 'broken'),
      'compra     se interrumpió: no respondió como se esperaba (desconocido, 504)',
    ],
  ])('says where a purchase %s, and ends with another status', async (_, spoil, words) => {
    await begin();
    spoil();
    expect(await check('--comprar', 'murga.uy')).toBe(1);
    expect(said.at(-1)).toBe(words);
  });
});
