import { createSocket } from 'node:dgram';
import { createServer, type Server } from 'node:http';
import { createServer as createLineServer } from 'node:net';
import packet from 'dns-packet';
import { Temporal } from 'temporal-polyfill';
import { afterEach, describe, expect, it } from 'vitest';
import { useClock } from '~/base/clock.server';
import { settings, useSettings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { fold } from '~/registry/edge/cifras/fold';
import { probeDns } from '~/registry/edge/cifras/probe-dns';
import { publicarPendientes } from '~/registry/edge/dns/publicacion/publicar';
import { askHttp, rdap, web, whois } from '~/sonda/http-probe.server';
import { insertPorVer } from '~/sonda/por-ver-store';
import { filasDe, probe } from '~/sonda/probe.server';
import { insertMuestra } from '~/sonda/tiempos-store';
import { takeTurno } from '~/sonda/turnos-store';
import { askPort43 } from '~/sonda/whois43-probe.server';
import { freePort } from '../support/free-port';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';
import { ask, START } from './caller';
import { agregar, alojado, publicador } from './dns/alojado';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** A portal that answers whatever is said, and what it was asked. */
async function portal(answer: (path: string) => [status: number, body: string]) {
  const asked: string[] = [];
  const server: Server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const [status, body] = answer(request.url ?? '');
    response.writeHead(status, { Location: 'http://127.0.0.1:1/' }).end(body);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  ends.push(() => server.close());
  return { url: `http://127.0.0.1:${port}`, asked };
}

const soon = (ms = 5000) => AbortSignal.timeout(ms);

const HEALTHY = (path: string): [number, string] => {
  if (path.startsWith('/rdap')) return [404, '{"rdapConformance":[]}'];
  return [200, '<h1>Todo bien</h1>'];
};

/** The probe is on and asks there; it is the moment that is said. */
function probing(url: string, at: Temporal.Instant, port43?: number): void {
  useSettings({ ...settings(), PUBLIC_URL: url, CIFRAS_SONDA: true, WHOIS_PORT: port43 });
  useClock(() => at);
}

/** A name server of this machine that has a zone with a serial; it is silent where it has none. */
async function nameServer(serie: () => number | undefined, servidor = 'ns1.nic.uy') {
  const socket = createSocket('udp4');
  socket.on('message', (message, from) => {
    const { id, questions = [] } = packet.decode(message);
    const serial = serie();
    if (serial === undefined) return;
    const data = {
      mname: 'ns1.nic.uy',
      rname: 'h.nic.uy',
      serial,
      refresh: 1,
      retry: 1,
      expire: 1,
      minimum: 1,
    };
    const answers = questions.map(({ name }) => ({ name, type: 'SOA' as const, ttl: 1, data }));
    const flags = packet.AUTHORITATIVE_ANSWER;
    socket.send(packet.encode({ type: 'response', id, flags, questions, answers }), from.port, from.address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  ends.push(() => socket.close());
  return { servidor, ip: '127.0.0.1', puerto: socket.address().port };
}

const NOON = Temporal.Instant.from('2026-11-21T15:00:00Z');
const total = (rows: readonly { cuantos: number }[]) => rows.reduce((sum, { cuantos }) => sum + cuantos, 0);

describe('an answer', () => {
  it('is one where it is what was asked for', async () => {
    const { url } = await portal(HEALTHY);
    expect(await askHttp(url, web, soon())).toBeGreaterThan(0);
    expect(await askHttp(url, rdap(undefined), soon())).toBeGreaterThan(0);
    // A page that says nothing of the name is no answer about it.
    expect(await askHttp(url, whois('kiosco.uy'), soon())).toBe('SIN_RESPUESTA');
    expect(await askHttp(url, rdap('kiosco.uy'), soon())).toBe('SIN_RESPUESTA');
  });

  it.each([
    [503, 'SIN_RESPUESTA'],
    [500, 'SIN_RESPUESTA'],
    [302, 'SIN_RESPUESTA'],
    [429, 'SIN_MEDIR'],
  ] as const)('with status %i is %s', async (status, seen) => {
    const { url } = await portal(() => [status, '<h1>Algo</h1>']);
    expect(await askHttp(url, web, soon())).toBe(seen);
  });

  it('that asks a captcha says nothing of whether whois works', async () => {
    const { url } = await portal(() => [200, '<h1>Consultar Whois</h1><input name="captcha">']);
    expect(await askHttp(url, whois('kiosco.uy'), soon())).toBe('SIN_MEDIR');
  });

  it('that does not come in time did not come, nor from where nobody listens', async () => {
    const silent = createLineServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    ends.push(() => silent.close());
    const address = silent.address();
    const puerto = typeof address === 'object' && address ? address.port : 0;
    expect(await askHttp(`http://127.0.0.1:${puerto}`, web, soon(50))).toBe('SIN_RESPUESTA');
    const asking = { host: '127.0.0.1', puerto, nombre: 'kiosco.uy' };
    expect(await askPort43(asking, soon(50))).toBe('SIN_RESPUESTA');
    expect(await askPort43({ ...asking, puerto: await freePort() }, soon())).toBe('SIN_RESPUESTA');
  });

  it('of port 43 is one where it says something of the name', async () => {
    let says = 'Dominio: kiosco.uy\r\n';
    const server = createLineServer((socket) => void socket.once('data', () => socket.end(says)));
    const puerto = await freePort();
    await new Promise<void>((resolve) => server.listen(puerto, '127.0.0.1', resolve));
    ends.push(() => server.close());
    const asking = { host: '127.0.0.1', puerto, nombre: 'kiosco.uy' };
    expect(await askPort43(asking, soon())).toBeGreaterThan(0);
    says = '% El registro no pudo responder. Inténtelo en unos minutos.\r\n';
    expect(await askPort43(asking, soon())).toBe('SIN_RESPUESTA');
    says = '% Recibimos muchas consultas seguidas desde su conexión.\r\n';
    expect(await askPort43(asking, soon())).toBe('SIN_MEDIR');
  });

  it('that was not measured adds nothing to its month', () => {
    const rows = filasDe(
      [
        ['WEB', 12],
        ['RDAP', 'SIN_RESPUESTA'],
        ['WHOIS', 'SIN_MEDIR'],
      ],
      '2026-11',
    );
    expect(rows.map(({ serie, cubo }) => [serie, cubo])).toEqual([
      ['WEB', 20],
      ['RDAP', -1],
    ]);
  });
});

describeOnBothEngines('the probe', () => {
  it('asks each door once an interval, by the public address and nothing else', async () => {
    const { url, asked } = await portal(HEALTHY);
    probing(url, NOON);
    await probe();
    await probe();
    expect(asked).toEqual(['/consulta-disponibilidad', '/rdap/domain/nic.uy', '/consulta-whois']);
    expect(total(await observe.figuresOf('WEB'))).toBe(1);
    expect(total(await observe.figuresOf('WHOIS43'))).toBe(0);
    probing(url, NOON.add({ minutes: 5 }));
    await probe();
    expect(total(await observe.figuresOf('WEB'))).toBe(2);
  });

  it('says nothing of what the process did not answer because it ends', async () => {
    const { url } = await portal(() => [503, 'no']);
    probing(url, NOON);
    await probe(AbortSignal.abort());
    expect(await observe.figuresOf('WEB')).toEqual([]);
  });

  it('asks nothing where it is off', async () => {
    const { url, asked } = await portal(HEALTHY);
    probing(url, NOON);
    useSettings({ ...settings(), CIFRAS_SONDA: false });
    await probe();
    expect(asked).toEqual([]);
  });

  it('is one of all processes and machines, and a clock that was ahead keeps nobody from asking', async () => {
    const taken = await Promise.all(Array.from({ length: 8 }, () => takeTurno(database(), 'SONDA', 100)));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await takeTurno(database(), 'SONDA', 99)).toBe(false);
    expect(await takeTurno(database(), 'SONDA', 5000)).toBe(true);
    expect(await takeTurno(database(), 'SONDA', 101)).toBe(true);
  });

  it('tells a portal that fails as down', async () => {
    const { url } = await portal(() => [503, 'no']);
    probing(url, NOON, await freePort());
    await probe();
    for (const serie of ['WEB', 'RDAP', 'WHOIS', 'WHOIS43'])
      expect(await observe.figuresOf(serie)).toEqual([{ mes: '2026-11', cubo: -1, cuantos: 1 }]);
  });
});

/** What a silent server is waited for here: ten seconds, elsewhere, are the same silence. */
const LITTLE_MS = 1500;

describeOnBothEngines('the name servers', () => {
  it('give service while two of them answer, once an interval, each at one of its addresses', async () => {
    await given.publishedZone('kiosco.uy', 7);
    probing('http://portal.test', NOON);
    const servers = [
      await nameServer(() => 7, 'ns1.nic.uy'),
      await nameServer(() => undefined, 'ns1.nic.uy'),
      await nameServer(() => 7, 'ns2.nic.uy'),
      await nameServer(() => undefined, 'ns3.nic.uy'),
    ];
    await probeDns(database(), NOON, servers, LITTLE_MS);
    await probeDns(database(), NOON, servers, LITTLE_MS);
    const rows = await observe.figuresOf('DNS');
    expect(total(rows)).toBe(1);
    expect(rows[0]?.cubo).toBeGreaterThan(0);
  }, 30_000);

  it('are down where only one of several answers, whatever the number of its addresses', async () => {
    await given.publishedZone('kiosco.uy', 7);
    probing('http://portal.test', NOON);
    const one = [await nameServer(() => 7), await nameServer(() => 7)];
    await probeDns(database(), NOON, [...one, await nameServer(() => undefined, 'ns2.nic.uy')], LITTLE_MS);
    expect(await observe.figuresOf('DNS')).toEqual([{ mes: '2026-11', cubo: -1, cuantos: 1 }]);
  }, 30_000);

  it('are not measured where there is no address that may be asked, or nothing was published', async () => {
    probing('http://portal.test', NOON);
    await probeDns(database(), NOON, [await nameServer(() => 7)]);
    await given.publishedZone('kiosco.uy', 7);
    await probeDns(database(), NOON, []);
    expect(await observe.figuresOf('DNS')).toEqual([]);
  });

  it('are asked about each zone that was published, and about none while the probe is off', async () => {
    const publicar = async (conSonda: boolean) => {
      while ((await publicarPendientes({ ...publicador(), clock: () => START, conSonda })) > 0);
      return (await observe.figuresToCome()).porVer;
    };
    const dns = await alojado('ana', 'uno.uy');
    expect(await publicar(false)).toEqual([]);
    await agregar(dns, 'uno.uy', 'A', { name: 'www', ip: '192.0.2.1' });
    expect((await publicar(true)).sort()).toEqual(['uno.uy', 'uy']);
  });

  it('are not told as late for what may have been there while nobody looked', async () => {
    probing('http://portal.test', NOON);
    await insertPorVer(database(), { zona: 'kiosco.uy', serie: 7, desde: '2026-11-21T14:20:00.000Z' });
    await probeDns(database(), NOON, [await nameServer(() => 7)]);
    expect(await observe.figuresToCome()).toEqual({ muestras: 0, porVer: [] });
  });

  it('are asked about a sample of a day of many, so that none is late for having waited for its turn', async () => {
    const desde = '2026-11-21T14:59:00.000Z';
    for (let at = 0; at < 30; at++) await insertPorVer(database(), { zona: `n${at}.uy`, serie: 7, desde });
    await insertPorVer(database(), { zona: 'n0.uy', serie: 8, desde });
    expect((await observe.figuresToCome()).porVer).toHaveLength(20);
    probing('http://portal.test', NOON);
    await probeDns(database(), NOON, [await nameServer(() => 8)]);
    expect(await observe.figuresToCome()).toEqual({ muestras: 20, porVer: [] });
  });

  it('have a change once all that answer have its serial: from when the oldest was saved', async () => {
    probing('http://portal.test', NOON);
    let serie = 6;
    const servers = [await nameServer(() => 7), await nameServer(() => serie)];
    await insertPorVer(database(), { zona: 'kiosco.uy', serie: 7, desde: '2026-11-21T14:59:00.000Z' });
    await probeDns(database(), NOON, servers);
    expect(await observe.figuresToCome()).toEqual({ muestras: 0, porVer: ['kiosco.uy'] });
    serie = 7;
    await probeDns(database(), NOON.add({ seconds: 30 }), servers);
    expect(await observe.figuresToCome()).toEqual({ muestras: 1, porVer: [] });
    await fold(database(), NOON.add({ hours: 24 }));
    expect(await observe.figuresOf('PUBLICACION')).toEqual([{ mes: '2026-11', cubo: 120_000, cuantos: 1 }]);
  });

  it('that never have it within the hour did not publish it; what nobody looked at for longer says nothing', async () => {
    probing('http://portal.test', NOON);
    const servers = [await nameServer(() => 1)];
    await probeDns(database(), NOON.subtract({ seconds: 10 }), servers);
    await insertPorVer(database(), { zona: 'kiosco.uy', serie: 7, desde: '2026-11-21T13:59:00.000Z' });
    await insertPorVer(database(), { zona: 'viejo.uy', serie: 7, desde: '2026-11-21T12:00:00.000Z' });
    await probeDns(database(), NOON, servers);
    expect(await observe.figuresToCome()).toEqual({ muestras: 1, porVer: [] });
    await fold(database(), NOON.add({ hours: 24 }));
    expect(await observe.figuresOf('PUBLICACION')).toEqual([{ mes: '2026-11', cubo: -1, cuantos: 1 }]);
  });
});

describeOnBothEngines('the figures of the registry', () => {
  const tellAt = async (now: Temporal.Instant) => (await ask({ now }).cifras.mensuales()).meses;

  it('say of names what became of them, each once, in the months of Uruguay, until yesterday', async () => {
    await given.historyAt(
      ['REGISTRO', '2025-10-01T12:00:00.000Z'],
      ['REGISTRO', '2026-11-01T02:59:00.000Z'],
      ['REGISTRO', '2026-11-20T12:00:00.000Z'],
      ['RENOVACION_AUTOMATICA', '2026-11-20T12:00:00.000Z'],
      ['FIN', '2026-11-20T12:00:00.000Z'],
      ['INGRESO_DE_OTRO_REGISTRADOR', '2026-11-20T12:00:00.000Z'],
      ['REGISTROS', '2026-11-20T12:00:00.000Z'],
      ['REGISTRO', '2026-11-21T12:00:00.000Z'],
    );
    await fold(database(), NOON);
    await fold(database(), NOON);
    const [noviembre, octubre] = await tellAt(NOON);
    expect(noviembre?.nombres).toEqual({
      registrados: 1,
      renovados: 1,
      perdidos: 1,
      entraron: 1,
      salieron: 0,
      titular: 0,
    });
    expect(octubre?.nombres.registrados).toBe(1);
    await fold(database(), NOON.add({ hours: 24 }));
    expect((await tellAt(NOON.add({ hours: 24 })))[0]?.nombres.registrados).toBe(2);
  });

  it('count no entry twice where two machines count at once', async () => {
    await given.historyAt(
      ...Array.from({ length: 40 }, () => ['REGISTRO', '2026-11-20T12:00:00.000Z'] as const),
    );
    await Promise.all([fold(database(), NOON), fold(database(), NOON)]);
    expect((await tellAt(NOON))[0]?.nombres.registrados).toBe(40);
  });

  it('say of mail how long it took, once the day is over and not of a few', async () => {
    for (let at = 0; at < 9; at++) await insertMuestra(database(), 'CORREO', 1500, NOON);
    await fold(database(), NOON);
    expect((await observe.figuresToCome()).muestras).toBe(9);
    await fold(database(), NOON.add({ hours: 24 }));
    expect((await tellAt(NOON.add({ hours: 24 })))[0]?.correo).toBeNull();
    await insertMuestra(database(), 'CORREO', 1600, NOON);
    await fold(database(), NOON.add({ hours: 24 }));
    expect((await tellAt(NOON.add({ hours: 24 })))[0]?.correo).toEqual({
      mitad: 1500,
      casiTodos: 2000,
      dentro: null,
    });
  });

  it('forget what is older than thirteen months', async () => {
    await given.figures(
      { serie: 'WEB', mes: '2025-10', cubo: 20, cuantos: 5 },
      { serie: 'WEB', mes: '2025-11', cubo: 20, cuantos: 5 },
    );
    await fold(database(), START);
    expect((await observe.figuresOf('WEB')).map(({ mes }) => mes)).toEqual(['2025-11']);
  });
});
