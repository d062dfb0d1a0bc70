import { afterEach, beforeEach, expect, it } from 'vitest';
import { useSettings } from '~/base/config.server';
import { registryFor } from '~/registry/client.server';
import { estructuraDe } from '~/registry/contract/dns-estructuras';
import { enPagina } from '~/registry/outside/registros-dns';
import { testSettings } from '../support/settings';
import { ThirdPartyEdge } from '../support/third-party/edge';
import { settingsFor } from '../support/third-party/settings';

const HOSTED = 'tablado.com.uy';
let edge: ThirdPartyEdge;

beforeEach(async () => {
  edge = await ThirdPartyEdge.start();
  useSettings(testSettings(settingsFor(edge)));
  const dominio = edge.mundo.dominios.find(({ nombre }) => nombre === HOSTED);
  const record = (i: number) => ({
    idInterno: i,
    tipo: 'A',
    ttl: 3600,
    campos: [
      { nombre: 'name', valor: `host${i}` },
      { nombre: 'ip', valor: `192.0.2.${i}` },
    ],
  });
  dominio?.registros.push(...Array.from({ length: 120 }, (_, i) => record(i + 1)));
  return () => edge.stop();
});
afterEach(() => edge.forced.clear());

const tita = () =>
  registryFor({ direccion: '192.0.2.9', visitante: 'x', token: 'de-alguien', oid: '7', login: 'titular' });
const registros = (parte: object) => tita().dns.registros({ nombreDominio: HOSTED, ...parte });

it('many records are shown a page at a time, though the edge knows no pages', async () => {
  const last = await registros({ primerResultado: 100, cantResultados: 50 });
  expect(last).toMatchObject({ total: 120, encontrados: 120 });
  expect(last.registros.map(({ nombre }) => nombre)).toEqual(
    Array.from({ length: 20 }, (_, i) => `host${i + 101}`),
  );
});

it('those of the domain itself are read first, wherever the edge has them', async () => {
  const dominio = edge.mundo.dominios.find(({ nombre }) => nombre === HOSTED);
  const valores = ['www', '@', HOSTED.toUpperCase(), `${HOSTED}.`];
  const campos = (valor: string) => [
    { nombre: 'name', valor },
    { nombre: 'ip', valor: '192.0.2.200' },
  ];
  dominio?.registros.push(
    ...valores.map((valor, n) => ({ idInterno: 900 + n, tipo: 'A', ttl: 3600, campos: campos(valor) })),
  );
  const first = await registros({ primerResultado: 0, cantResultados: 4 });
  expect(first.registros.map(({ nombre }) => nombre)).toEqual([...valores.slice(1), 'host1']);
  const last = await registros({ primerResultado: 123, cantResultados: 50 });
  expect(last.registros.map(({ nombre }) => nombre)).toEqual(['www']);
});

it.each(['ñandú.uy', 'xn--and-6ma2c.uy.', 'Ñandú.uy'])('of a name with an ñ too, written %s', (escrito) => {
  const registro = {
    tipo: 'A' as const,
    ttl: 3600,
    campos: [],
    estructura: estructuraDe('A'),
    contenido: '',
  };
  const todas = ['www', escrito].map((nombre, idInterno) => ({ ...registro, idInterno, nombre }));
  const { registros: page } = enPagina(todas, { nombreDominio: 'ñandú.uy', cantResultados: 1 });
  expect(page.map(({ nombre }) => nombre)).toEqual([escrito]);
});

it('a search looks through all of them, in names and data', async () => {
  const found = await registros({ buscar: 'HOST11', cantResultados: 5 });
  expect(found).toMatchObject({ total: 120, encontrados: 11 });
  expect(found.registros).toHaveLength(5);
  expect((await registros({ buscar: '192.0.2.77' })).registros).toMatchObject([{ nombre: 'host77' }]);
});

it('servers named twice are no delegation of a name that has none', async () => {
  const dominio = edge.mundo.dominios.find(({ nombre }) => nombre === HOSTED);
  if (!dominio) throw new Error(`${HOSTED} is there`);
  Object.assign(dominio, { alojado: false, servidores: [] });
  const nameservers = [{ nombre: 'a.com' }, { nombre: 'a.com' }];
  expect(await tita().dns.delegar({ nombreDominio: HOSTED, nameservers })).toMatchObject({
    mapErrores: { 'nameservers[1].nombre': 'No se puede delegar un dominio con nombres duplicados.' },
  });
});

it('only the types that the edge says it takes are offered', async () => {
  const body = { codigoRespuesta: 'OK', tiposRegistro: ['A', 'MX'] };
  edge.forced.set('POST /usuario/administracion/dominio/informacion', { status: 200, body });
  const { estructurasRegistros } = await registros({});
  expect(estructurasRegistros.map(({ tipo }) => tipo)).toEqual(['A', 'MX']);
});

it('the versions of a zone are told in a sentence also where the edge says none', async () => {
  const path = '/usuario/administracion/dominio/zona/versiones';
  edge.forced.set('GET /openapi.json', { status: 200, body: { paths: { [path]: { post: {} } } } });
  const version = { momento: '2026-11-02T15:00:00Z', usuario: null, resumen: [] };
  const versiones = [
    { ...version, version: 2, motivo: 'PLANTILLA', quitados: 1, agregados: 3 },
    { ...version, version: 1, motivo: 'ALTA', quitados: 0, agregados: 1, titulo: 'Se agregó el A de blog' },
  ];
  edge.forced.set(`POST ${path}`, { status: 200, body: { versiones } });
  const found = await tita().dns.versiones({ nombreDominio: HOSTED });
  expect(found.versiones.map(({ titulo }) => titulo)).toEqual([
    'Se usó una plantilla: se quitó 1 registro DNS, se agregaron 3',
    'Se agregó el A de blog',
  ]);
});
