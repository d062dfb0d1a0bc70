import { setImmediate as otherThings } from 'node:timers/promises';
import type { Temporal } from 'temporal-polyfill';
import { afterEach, expect, it } from 'vitest';
import { database } from '~/database/connection.server';
import { writeDs } from '~/registry/dns/dnssec';
import type { FirmaVista } from '~/registry/edge/dns/comprobacion/claves';
import { doDue } from '~/registry/edge/due/job';
import { putDownKeys } from '~/registry/edge/peligros/comprobar-claves';
import { DnsAsker } from '~/registry/edge/peligros/dns-asker';
import { schedule } from '~/registry/edge/peligros/examenes-store';
import { peligrosCon } from '~/registry/edge/peligros/task';
import { turnoDelDia } from '~/registry/edge/peligros/turno-del-dia';
import { keyOf, servedOn, type Zone } from '../support/dns/served';
import { mandarResumenes } from '../support/due';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';
import { ask, START } from './caller';
import { agregar, alojado } from './dns/alojado';
import { enEquipo } from './equipo';
import { nombreDe, nombresDe } from './shop';

const [A, B] = ['127.0.0.1', '127.0.0.2'];
const LATER = { hours: 49 } as const;
/** Every name had its first turn by then. */
const FIRST = START.add(LATER);
const seconds = (moment: Temporal.Instant) => Math.floor(moment.epochMilliseconds / 1000);

let close = () => {};
afterEach(() => {
  close();
  close = () => {};
});

/** A machine that is slow today is not silent: who is silent here refuses at once, for nobody listens there. */
const paciencia = () => AbortSignal.timeout(15_000);
const NOBODY = ['127.0.0.98', '127.0.0.99'] as const;

/** A clock that goes on by itself where somebody waits: no test does. */
function quick() {
  let now = 0;
  return {
    paciencia,
    ahora: () => now,
    wait: async (ms: number) => {
      const until = now + ms;
      await otherThings();
      now = Math.max(now, until);
    },
  };
}

type Served = Partial<Zone> & { other?: Partial<Zone> };

const serversOf = (nombre: string) => [`ns1.${nombre}`, `ns2.${nombre}`];

/** The daily examination, of names whose two servers are on this machine and answer as said. */
async function served(zones: Record<string, Served>, ips: readonly string[] = [A, B]) {
  const server = await servedOn(ips, (ip, nombre) => {
    const { other, ...zone } = zones[nombre] ?? {};
    if (!zones[nombre]) return undefined;
    return { ns: serversOf(nombre), ...zone, ...(ip === B ? other : {}) };
  });
  close = server.close;
  const medios = {
    alcance: { privadas: true, puerto: server.port, resolutores: [`${A}:${server.port}`] },
    asker: new DnsAsker(quick()),
  };
  return { ...server, job: peligrosCon(medios) };
}

const examine = (job: ReturnType<typeof peligrosCon>, now: Temporal.Instant) =>
  doDue([job], { database: database(), clock: () => now });

async function delegated(nombre: string, ips: readonly string[] = [A, B]): Promise<number> {
  const id = await nombreDe('ana', nombre);
  await given.nameservers(id, ...serversOf(nombre).map((server, at) => [server, ips[at] ?? A] as const));
  return id;
}

const findings = async (silenciados = false) =>
  (await ask({ login: 'ana', now: FIRST }).peligros.listar({ silenciados, cantResultados: 50 })).peligros;

/** Twice: what may be passing has to be seen again. */
async function examined(job: ReturnType<typeof peligrosCon>) {
  await schedule(database(), START);
  await examine(job, FIRST);
  await examine(job, FIRST.add({ minutes: 61 }));
}

const SPF = { mx: ['mail.a.uy'], txt: ['v=spf1 mx -all'] };

const fichaDe = (nombreDominio: string) =>
  ask({ login: 'ana', now: FIRST }).administracion.ficha({
    nombreDominio,
    registros: {},
    historia: {},
    conCodigos: false,
  });

describeOnBothEngines('the daily examination of names', () => {
  it('finds what is wrong with each of twelve names that were broken on purpose, and nothing else', async () => {
    const { key } = keyOf('claves.uy');
    const other = { ...key, clave: Buffer.alloc(64, 9) };
    const broken: Record<string, [tipo: string, zone: Served, frase: RegExp]> = {
      'rehusa.uy': [
        'SERVIDORES',
        { other: { rcode: 'REFUSED' } },
        /ns2\.rehusa\.uy respondió que no atiende/,
      ],
      'falla.uy': ['SERVIDORES', { other: { rcode: 'SERVFAIL' } }, /tiene una falla/],
      'sinzona.uy': ['SERVIDORES', { other: { notAuthoritative: true } }, /sin autoridad/],
      'callado.uy': ['SERVIDORES', {}, /ns2\.callado\.uy no respondió/],
      'versiones.uy': ['DESACUERDO', { serial: 7, other: { serial: 8 } }, /la misma versión/],
      'otros.uy': ['DESACUERDO', { ns: ['ns1.otra.uy'] }, /son otros: ns1\.otra\.uy/],
      'tienda.uy': [
        'APUNTA_A_LIBRE',
        { www: 'x.nadie.uy' },
        /www\.tienda\.uy apunta a x\.nadie\.uy, y nadie/,
      ],
      'correo.uy': ['APUNTA_A_LIBRE', { ...SPF, mx: ['mx.nadie.uy'] }, /recibir el correo/],
      'perdido.uy': [
        'APUNTA_A_LIBRE',
        { ns: ['ns1.nadie.uy', 'ns2.a.uy'] },
        /nadie\.uy está libre: .*decidir a dónde lleva/,
      ],
      'claves.uy': ['CLAVES', { key: other }, /lo firman con otras/],
      'firmas.uy': [
        'FIRMAS',
        { key, signed: [seconds(FIRST.subtract({ hours: 300 })), seconds(FIRST.add({ hours: 20 }))] },
        /terminan el/,
      ],
      'sinspf.uy': ['SIN_SPF', { mx: ['mail.a.uy'] }, /nada dice quién puede enviarlo/],
    };
    await delegated('a.uy');
    for (const nombre of Object.keys(broken)) await delegated(nombre);
    const { id } = await observe.theDomain('perdido.uy');
    await given.nameservers(id, ['ns1.nadie.uy', A], ['ns2.a.uy', B]);
    await given.serverAddress('ns2.callado.uy', NOBODY[0]);
    for (const nombre of ['claves.uy', 'firmas.uy']) {
      const { etiqueta, algoritmo, tipoDigest: tipo_digest, digest } = keyOf(nombre).ds;
      const { id: dominio_id } = await observe.theDomain(nombre);
      await given.key({ dominio_id, etiqueta, algoritmo, tipo_digest, digest });
    }
    const zones = Object.entries(broken).map(([nombre, [, zone]]) => [nombre, zone] as const);
    const { job } = await served(Object.fromEntries([...zones, ['a.uy', SPF]]));
    await examined(job);
    const found = await findings();
    for (const [nombre, [tipo, , frase]] of Object.entries(broken))
      expect
        .soft(found.filter((each) => each.nombre === nombre))
        .toMatchObject([{ tipo, frase: expect.stringMatching(frase) }]);
    expect(found).toHaveLength(12);
  });

  it('finds nothing in a thousand that are well', async () => {
    const ips = Array.from({ length: 100 }, (_, at) => `127.0.1.${at + 1}`);
    const nombres = Array.from({ length: 1000 }, (_, at) => `sano-${at}.uy`);
    await nombresDe('ana', nombres);
    const until = [seconds(FIRST.subtract({ hours: 72 })), seconds(FIRST.add({ hours: 24 * 12 }))] as const;
    const zones: Record<string, Served> = {};
    for (const [at, nombre] of nombres.entries()) {
      const { id } = await observe.theDomain(nombre);
      const two = serversOf(nombre).map((server, n) => [server, ips[(at + 7 * n) % ips.length]] as const);
      await given.nameservers(id, ...two);
      zones[nombre] = at % 3 === 0 ? { ...SPF, mx: [`mail.${nombre}`], signed: until } : { www: nombre };
    }
    const { job } = await served(zones, ips);
    await schedule(database(), START);
    expect(await examine(job, FIRST)).toBe(1000);
    expect(await findings()).toEqual([]);
    expect(await examine(job, FIRST)).toBe(0);
  }, 300_000);

  it('takes the silence of all for trouble of its own: nothing is found, and that it is not known is told', async () => {
    await delegated('mudo.uy', NOBODY);
    const { job } = await served({});
    await examined(job);
    expect(await findings()).toEqual([]);
    const { peligros } = await fichaDe('mudo.uy');
    expect(peligros?.sinSaber).toEqual([
      'No se pudo llegar a ns1.mudo.uy desde aquí.',
      'Ninguno de sus servidores contestó.',
    ]);
  });

  it('asks no address of a private network', async () => {
    await delegated('adentro.uy');
    const server = await servedOn([A, B], () => ({ ns: serversOf('adentro.uy') }));
    close = server.close;
    const alcance = { privadas: false, puerto: server.port };
    await examined(peligrosCon({ alcance, asker: new DnsAsker(quick()) }));
    expect(server.heard.size).toBe(0);
    expect(await findings()).toMatchObject([{ tipo: 'SERVIDORES', frase: /no es de Internet/ }]);
  });

  it('keeps what it found while nobody can know, and forgets it when it is mended', async () => {
    await delegated('sinspf.uy');
    const zone: Served = { mx: ['mail.sinspf.uy'] };
    const { job } = await served({ 'sinspf.uy': zone });
    await examined(job);
    expect(await findings()).toMatchObject([{ tipo: 'SIN_SPF' }]);
    zone.rcode = 'SERVFAIL';
    await examine(job, FIRST.add({ hours: 48 }));
    expect(await findings()).toMatchObject([{ tipo: 'SIN_SPF' }]);
    Object.assign(zone, { rcode: undefined, txt: ['v=spf1 -all'] });
    await examine(job, FIRST.add({ hours: 96 }));
    expect(await findings()).toEqual([]);
  });

  it('mails a finding once, and again only when it was mended and came back', async () => {
    await delegated('sinspf.uy');
    await given.mailAddress('ana@correo.uy');
    const zone: Served = { mx: ['mail.sinspf.uy'] };
    const { job } = await served({ 'sinspf.uy': zone });
    const day = async (number: number) => {
      const now = FIRST.add({ hours: 48 * number });
      await examine(job, now);
      await mandarResumenes(database(), now);
      return (await observe.mails()).length;
    };
    await schedule(database(), START);
    expect([await day(0), await day(1)]).toEqual([1, 1]);
    const mail = await observe.lastMail();
    expect(mail?.asunto).toBe('sinspf.uy: correo sin SPF');
    expect(mail?.texto).toContain('v=spf1 mx ~all');
    zone.txt = ['v=spf1 mx -all'];
    expect(await day(2)).toBe(1);
    zone.txt = [];
    expect([await day(3), await day(4)]).toEqual([2, 2]);
  });

  it('says no more of a kind of a name to who wants silence, and goes on saying it to the others', async () => {
    await delegated('sinspf.uy');
    await given.mailAddress('ana@correo.uy');
    const zone: Served = { mx: ['mail.sinspf.uy'] };
    const { job } = await served({ 'sinspf.uy': zone });
    await examined(job);
    const silence = (silencio: boolean) =>
      ask({ login: 'ana' }).peligros.silenciar({ nombreDominio: 'sinspf.uy', tipo: 'SIN_SPF', silencio });
    expect(await silence(true)).toMatchObject({ codigo: 'OK' });
    expect(await findings()).toEqual([]);
    expect(await findings(true)).toMatchObject([{ tipo: 'SIN_SPF', silenciado: true }]);
    zone.txt = ['v=spf1 -all'];
    await examine(job, FIRST.add({ hours: 48 }));
    zone.txt = [];
    const { length } = await observe.messages();
    await examine(job, FIRST.add({ hours: 96 }));
    expect(await observe.messages()).toHaveLength(length);
    await silence(false);
    expect(await findings()).toMatchObject([{ tipo: 'SIN_SPF', silenciado: false }]);
  });

  it('marks the names of a list for whoever is told of their findings, and for nobody else', async () => {
    await enEquipo('kiosco.uy', { alojado: 1 });
    await nombreDe('ana', 'sano.uy');
    const [{ dns, peligros }, kiosco] = [ask({ login: 'ana' }), { nombreDominio: 'kiosco.uy' }];
    await agregar(dns, 'kiosco.uy', 'MX', { name: '', pri: '10', mail_server: 'mail' });
    await schedule(database(), START);
    await examine(peligrosCon(null), FIRST);
    const marked = async (login: string) => {
      const { administracion } = ask({ login, now: FIRST });
      const { dominioWrapperDTOList: all } = await administracion.obtenerDominios({});
      return all.flatMap(({ conAvisos, dominio }) => (conAvisos ? [dominio.dominioCore.nombre] : []));
    };
    expect(await marked('ana')).toEqual(['kiosco.uy']);
    expect(await marked('carla'), 'who sees its servers').toEqual(['kiosco.uy']);
    expect(await marked('diego'), 'who does not').toEqual([]);
    await peligros.silenciar({ ...kiosco, tipo: 'SIN_SPF', silencio: true });
    expect(await marked('ana'), 'who said to know of it').toEqual([]);
    expect(await marked('carla'), 'the others go on being told').toEqual(['kiosco.uy']);
    await given.domain('kiosco.uy', { estado: 'ELIMINADO' });
    expect(await marked('carla'), 'of what is not served nothing is to be mended').toEqual([]);
  });

  it('is silenced by nobody who does not see the servers, nor for a name that has none yet', async () => {
    await enEquipo('kiosco.uy');
    await nombreDe('ana', 'nuevo.uy', { estado: 'PREREGISTRO' });
    const silence = (login: string, nombreDominio: string) =>
      ask({ login }).peligros.silenciar({ nombreDominio, tipo: 'SIN_SPF', silencio: true });
    expect(await silence('diego', 'kiosco.uy')).toMatchObject({ codigo: 'SIN_PERMISO' });
    expect(await silence('ana', 'nuevo.uy')).toMatchObject({ codigo: 'ESTADO' });
  });

  it('tells at once of servers that were kept whatever they answered, and writes to nobody until it sees them so an hour later', async () => {
    const { job } = await served({ 'terco.uy': { ns: ['ns1.nadie.invalid', 'ns2.terco.uy'] } });
    await delegated('terco.uy');
    const { dns } = ask({ login: 'ana', now: START });
    const nameservers = [
      { nombre: 'ns1.nadie.invalid' },
      { nombre: 'ns2', subdominio: true, tipoIP: 'IPV4' as const, ip: '192.0.2.33' },
    ];
    const look = (guardados: string[]) =>
      dns.comprobarDelegacion({ nombreDominio: 'terco.uy', nameservers, guardados });
    await look(['ns1.nadie.invalid']);
    expect(await findings(), 'they are not its servers yet').toEqual([]);
    expect(await dns.delegar({ nombreDominio: 'terco.uy', nameservers })).toMatchObject({ esRespOK: true });
    const { length } = await observe.messages();
    await look([]);
    expect(await findings(), 'only asked').toEqual([]);
    const elsewhere = nameservers.map((each) => ('ip' in each ? { ...each, ip: '192.0.2.34' } : each));
    const seen = await dns.comprobarDelegacion({
      nombreDominio: 'terco.uy',
      nameservers: elsewhere,
      guardados: ['ns2.terco.uy'],
    });
    expect(seen.servidores).toMatchObject([{ bien: false }, { bien: false }]);
    expect(await findings(), 'asked of addresses that its servers have not').toEqual([]);
    await look(['ns1.nadie.invalid']);
    const [found] = await findings();
    expect(found, 'of the one that nobody was told of silence says nothing').toMatchObject({
      tipo: 'SERVIDORES',
      frase:
        'De los servidores de terco.uy, ns1.nadie.invalid no tiene dirección IP: nadie lo encuentra; por eso el sitio y el correo a veces pueden fallar.',
      servidores: ['ns1.nadie.invalid'],
    });
    await look(['ns1.nadie.invalid', 'ns2.terco.uy']);
    expect(await findings()).toMatchObject([{ servidores: ['ns1.nadie.invalid', 'ns2.terco.uy'] }]);
    expect(await observe.messages(), 'who kept them was told').toHaveLength(length);
    await given.serverAddress('ns2.terco.uy', A);
    await schedule(database(), START);
    await examine(job, FIRST);
    expect(await observe.messages()).toHaveLength(length + 1);
    await examine(job, FIRST.add(LATER));
    expect(await observe.messages(), 'once').toHaveLength(length + 1);
    const others = [{ nombre: 'ns1.otra.uy' }, { nombre: 'ns2.otra.uy' }];
    await nombreDe('ana', 'otra.uy');
    await dns.delegar({ nombreDominio: 'terco.uy', nameservers: others });
    expect(await findings(), 'they are its servers no more').toEqual([]);
  });

  it('puts down at once what its servers are seen to do with keys that were saved, of the keys that it has', async () => {
    await delegated('firmado.uy');
    const uno = { nombreDominio: 'firmado.uy' };
    const { dns } = ask({ login: 'ana', now: START });
    const { ds } = keyOf('firmado.uy');
    const other = { ...ds, digest: 'AB'.repeat(32) };
    const seen = (keys: (typeof ds)[], vista: FirmaVista) =>
      putDownKeys({ connection: database(), now: START }, 'firmado.uy', keys, vista);
    const isSeen = async () => (await dns.estado(uno)).dnssec.comprobada;
    const sign: FirmaVista = { visto: 'FIRMAN', frases: [] };
    const others: FirmaVista = { visto: 'NO_FIRMAN', frases: [], hayOtras: true };
    await dns.guardarFirmantes({ ...uno, texto: writeDs(ds) });
    expect(await isSeen(), 'nobody looked').toBe(false);
    await seen([ds], { visto: 'SIN_SABER', frases: [] });
    await seen([other], sign);
    await seen([other], others);
    expect(await isSeen(), 'of other keys').toBe(false);
    expect(await findings()).toEqual([]);
    await seen([ds], sign);
    expect(await isSeen()).toBe(true);
    await dns.guardarFirmantes({ ...uno, texto: writeDs(other) });
    expect(await isSeen(), 'they are others now').toBe(false);
    const { length } = await observe.messages();
    await seen([other], others);
    await seen([other], others);
    expect(await findings()).toMatchObject([
      { tipo: 'CLAVES', frase: expect.stringMatching(/firman con otras/) },
    ]);
    expect(await observe.messages(), 'told once').toHaveLength(length + 1);
    await dns.guardarFirmantes({ ...uno, texto: writeDs(ds) });
    await seen([ds], sign);
    expect(await findings()).toEqual([]);
    await dns.delegar({ ...uno, nameservers: [{ nombre: 'ns1.otra.com' }, { nombre: 'ns2.otra.com' }] });
    expect(await isSeen(), 'of other servers nobody saw anything').toBe(false);
  });

  it('says it is not known where the servers of keys stay silent, and how where nothing can be asked', async () => {
    await delegated('mudo.uy', NOBODY);
    const { dns } = ask({ login: 'ana', now: START });
    const uno = { nombreDominio: 'mudo.uy' };
    const texto = writeDs(keyOf('mudo.uy').ds);
    expect(await dns.comprobarClaves({ ...uno, texto: 'nada' })).toEqual({ visto: 'NADA', frases: [] });
    const look = () => dns.comprobarClaves({ ...uno, texto, guardadas: true });
    expect(await look()).toEqual({
      visto: 'SIN_SABER',
      frases: ['ns1.mudo.uy no respondió en 3 segundos.', 'ns2.mudo.uy no respondió en 3 segundos.'],
    });
    const all = await Promise.all(Array.from({ length: 10 }, look));
    expect(all.flatMap(({ frases }) => frases)).toContain(
      'Hizo muchas comprobaciones seguidas: espere un minuto.',
    );
    expect(all.map(({ visto }) => visto)).toEqual(all.map(() => 'SIN_SABER'));
    expect(await findings()).toEqual([]);
  });

  it('sees at once that a hosted name was mended', async () => {
    const dns = await alojado('ana', 'kiosco.uy');
    await agregar(dns, 'kiosco.uy', 'MX', { name: '', pri: '10', mail_server: 'mail' });
    await schedule(database(), START);
    const job = peligrosCon(null);
    await examine(job, FIRST);
    expect(await findings()).toMatchObject([{ nombre: 'kiosco.uy', tipo: 'SIN_SPF', alojado: true }]);
    await agregar(dns, 'kiosco.uy', 'TXT', { txt_name: '', text: 'v=spf1 mx ~all' });
    await examine(job, FIRST);
    expect(await findings()).toEqual([]);
  });
});

it('asks no server more than once a second, and one does not wait for another', async () => {
  const server = await servedOn([A, B], () => ({ ns: [] }));
  close = server.close;
  const waits: number[] = [];
  const asker = new DnsAsker({ paciencia, ahora: () => 0, wait: async (ms) => waits.push(ms) });
  const question = (ip: string) => asker.ask({ ip, puerto: server.port, nombre: 'uno.uy', tipo: 'SOA' });
  const many = await Promise.all(Array.from({ length: 33 }, () => question(A)));
  expect(waits).toEqual(Array.from({ length: 30 }, (_, at) => 1000 * (at + 1)));
  expect(many.filter((answer) => answer === 'SIN_TURNO')).toHaveLength(2);
  expect(server.heard.get(A)).toBe(31);
  await question(B);
  expect(waits).toHaveLength(30);
});

it('gives every name a turn of its own, a day apart, all over the day', () => {
  const hours = new Set<number>();
  for (let id = 1; id <= 1000; id += 1) {
    const turn = turnoDelDia(id, START);
    const next = turnoDelDia(id, turn.add({ seconds: 30 }));
    expect(next.since(turn).total('hours')).toBe(24);
    hours.add(turn.toZonedDateTimeISO('UTC').hour);
  }
  expect(hours.size).toBe(24);
});
