import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settings, useSettings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { TIPOS } from '~/registry/contract/dns-estructuras';
import { observeAll } from '~/registry/edge/dns/comprobacion/comprobar';
import { falta } from '~/registry/edge/dns/comprobacion/rules';
import { compare, publicarTodo } from '~/registry/edge/dns/publicacion/completo';
import type { Destino } from '~/registry/edge/dns/publicacion/destino';
import { destinoDns } from '~/registry/edge/dns/publicacion/destinos';
import { publicarPendientes } from '~/registry/edge/dns/publicacion/publicar';
import { formulario as camposDe } from '../../rules/dns/arbitrarios';
import { hayPowerDns, PowerDns } from '../../support/dns/powerdns';
import { datos, preguntar } from '../../support/dns/preguntar';
import * as given from '../../support/given';
import * as observe from '../../support/observe';
import { onFreshDatabase } from '../../support/registry';
import { testSettings } from '../../support/settings';
import { ask, idOf, START } from '../caller';
import { registryAs } from '../persona';
import { nombreDe } from '../shop';
import { agregar, alojado, formulario, publicador } from './alojado';

const UNO = { nombreDominio: 'uno.uy' };

describe.runIf(hayPowerDns)('a real name server (PowerDNS)', () => {
  let server: PowerDns;
  beforeAll(async () => {
    server = await PowerDns.start();
  });
  afterAll(() => server.stop());
  onFreshDatabase();

  /** It loses everything it had. */
  async function vaciar(): Promise<void> {
    await server.kill();
    server.wipe();
    await server.up();
  }

  /** The registry publishes to this server, which begins empty. */
  async function conectar(): Promise<void> {
    const { DATA_DIR } = settings();
    await vaciar();
    await database().destroy();
    useSettings(testSettings({ DATA_DIR, ...server.settings }));
  }
  const publicar = (now = START) => publicarPendientes(publicador(now));
  const iguales = async () => expect(await compare(publicador())).toEqual([]);

  it('answers a record that was typed in the form, and with its signature once the zone is signed', async () => {
    await conectar();
    const dns = await alojado('ana', 'uno.uy');
    await agregar(dns, 'uno.uy', 'A', { name: 'www', ip: '192.0.2.1' });
    await agregar(dns, 'uno.uy', 'TXT', { txt_name: '', text: 'ñandú; "sí"' });
    await publicar();
    const www = await preguntar(server.port, 'www.uno.uy', 'A');
    expect(datos(www.answers, 'A')).toEqual(['192.0.2.1']);
    expect(String(datos((await preguntar(server.port, 'uno.uy', 'TXT')).answers, 'TXT').flat())).toBe(
      'ñandú; "sí"',
    );
    const late = ask({ login: 'ana', clave: START.subtract({ minutes: 11 }) });
    await expect(late.dns.firmar({ ...UNO, firmar: true })).rejects.toMatchObject({ status: 401 });
    const held = ask({ login: 'ana', retenidoHasta: START.add({ hours: 1 }) });
    expect(await held.dns.firmar({ ...UNO, firmar: true })).toMatchObject({ esRespOK: false });
    expect(await dns.firmar({ ...UNO, firmar: true })).toMatchObject({ esRespOK: true });
    while ((await publicar()) > 0);
    const firmada = await preguntar(server.port, 'www.uno.uy', 'A');
    expect(datos(firmada.answers, 'RRSIG')).toHaveLength(1);
    const { dnssec, publicacion } = await dns.estado(UNO);
    expect(publicacion.estado).toBe('PUBLICADO');
    expect(dnssec).toMatchObject({ firmada: true, ds: [{ algoritmo: 'ECDSA P-256', digest: 'SHA-256' }] });
    const referida = await preguntar(server.port, 'uno.uy', 'DS');
    expect(datos(referida.answers, 'DS')).toMatchObject([{ keyTag: dnssec.ds[0]?.etiqueta }]);
    await iguales();
    await given.locked('uno.uy', { custodios: [await idOf('beto')], por: await idOf('ana') });
    expect(await dns.firmar({ ...UNO, firmar: false })).toMatchObject({ codigo: 'POR_APROBAR' });
    expect(await dns.firmar({ ...UNO, firmar: false })).toMatchObject({ codigo: 'CANDADO' });
  });

  it('refers a delegated name to its servers, with their addresses and its keys', async () => {
    await conectar();
    await nombreDe('ana', 'uno.uy');
    const { dns } = registryAs('ana');
    const dentro = (nombre: string, ip: string, tipoIP: 'IPV4' | 'IPV6') => ({
      nombre,
      subdominio: true,
      tipoIP,
      ip,
    });
    const nameservers = [
      dentro('ns1', '192.0.2.1', 'IPV4'),
      dentro('ns1', '2001:db8::1', 'IPV6'),
      { nombre: 'b.otro.com' },
    ];
    await dns.delegar({ ...UNO, nameservers });
    await dns.guardarFirmantes({ ...UNO, texto: `12345 13 2 ${'AB'.repeat(32)}` });
    await publicar();
    const { authorities, additionals } = await preguntar(server.port, 'www.uno.uy', 'A');
    expect(datos(authorities, 'NS').sort()).toEqual(['b.otro.com', 'ns1.uno.uy']);
    expect(datos(authorities, 'DS')).toMatchObject([{ keyTag: 12345, algorithm: 13, digestType: 2 }]);
    expect(datos(additionals, 'A')).toEqual(['192.0.2.1']);
    expect(datos(additionals, 'AAAA')).toEqual(['2001:db8::1']);
    await iguales();
  });

  /** A record that was taken when no rule refused it. */
  async function deAntes(tipo: string, nombre: string, contenido: string): Promise<void> {
    const { id } = await observe.theDomain('uno.uy');
    await given.record({ dominio_id: id, nombre, tipo, ttl: 3600, contenido });
  }
  const MALOS = [
    ['AAAA', 'viejo.uno.uy', '::ffff:192.0.2.1'],
    ['CAA', 'uno.uy', '256 issue "ca.uy"'],
    ['MX', 'uno.uy', '10 a..b.'],
  ] as const;
  const rechazados = async () =>
    (await registryAs('ana').dns.estado(UNO)).publicacion.rechazados.map(({ tipo, contenido }) => [
      tipo,
      contenido,
    ]);

  it('publishes all of a zone but the records that the server does not take, and says which and why', async () => {
    await conectar();
    const dns = await alojado('ana', 'uno.uy');
    for (const [tipo, nombre, contenido] of MALOS) await deAntes(tipo, nombre, contenido);
    await agregar(dns, 'uno.uy', 'AAAA', { name: 'viejo', ipv6: '2001:db8::1' });
    await agregar(dns, 'uno.uy', 'CAA', { caa_name: '', flags: '0', tag: 'issue', value: 'ca.uy' });
    await given.countedRecords(5);
    await publicar();
    const viejo = async () => datos((await preguntar(server.port, 'viejo.uno.uy', 'AAAA')).answers, 'AAAA');
    expect(await viejo()).toEqual(['2001:db8::1']);
    const { publicacion } = await dns.estado(UNO);
    expect(publicacion.estado).toBe('PUBLICADO');
    expect(publicacion.rechazados).toContainEqual({
      nombre: 'viejo.uno.uy',
      tipo: 'AAAA',
      contenido: '::ffff:192.0.2.1',
      motivo: 'Invalid IPv6 address',
    });
    expect(publicacion.rechazados).toHaveLength(3);

    // One that is taken out is spoken of no more, and the others go on being tried, ever more seldom.
    const { registros } = await dns.registros(UNO);
    const malo = registros.find(({ contenido }) => contenido.includes('::ffff:'));
    const gone = await dns.eliminarRegistro({ ...UNO, idInterno: malo?.idInterno ?? 0 });
    expect(gone).toMatchObject({ respuestaOK: true });
    await publicar(START.add({ seconds: 1 }));
    expect(await rechazados()).toEqual([
      ['CAA', '256 issue "ca.uy"'],
      ['MX', '10 a..b.'],
    ]);
    await publicar(START.add({ hours: 1 }));
    const rejected = (await observe.rejectedRecords()).find(({ tipo }) => tipo === 'MX');
    expect(rejected?.intentos).toBe(2);
    expect(await viejo()).toEqual(['2001:db8::1']);
  });

  it('publishes the zone of all names where it does not take what one of them has there', async () => {
    await conectar();
    await nombreDe('ana', 'uno.uy');
    await nombreDe('ana', 'dos.uy');
    const servidores = (nombre: string) => [
      { nombre: 'ns1', subdominio: true, tipoIP: 'IPV6' as const, ip: '2001:db8::1' },
      { nombre: `b.${nombre}.com` },
    ];
    const { dns } = registryAs('ana');
    await dns.delegar({ ...UNO, nameservers: servidores('uno') });
    await dns.delegar({ nombreDominio: 'dos.uy', nameservers: servidores('dos') });
    await given.serverAddress('ns1.uno.uy', '::ffff:192.0.2.1');
    await publicar();
    const { authorities, additionals } = await preguntar(server.port, 'www.dos.uy', 'A');
    expect(datos(authorities, 'NS').sort()).toEqual(['b.dos.com', 'ns1.dos.uy']);
    expect(datos(additionals, 'AAAA')).toEqual(['2001:db8::1']);
    expect(await rechazados()).toEqual([['AAAA', '::ffff:192.0.2.1']]);
    expect((await dns.estado({ nombreDominio: 'dos.uy' })).publicacion.rechazados).toEqual([]);
  });

  it('refers to the new servers of a name the moment it is delegated, and to its own again when it comes back', async () => {
    await conectar();
    const dns = await alojado('ana', 'uno.uy');
    await agregar(dns, 'uno.uy', 'A', { name: 'www', ip: '192.0.2.1' });
    await publicar();
    await dns.delegar({ ...UNO, nameservers: [{ nombre: 'a.otro.com' }, { nombre: 'b.otro.com' }] });
    await publicar(START.add({ seconds: 1 }));
    const referida = await preguntar(server.port, 'www.uno.uy', 'A');
    expect(referida.flag_aa).toBe(false);
    expect(datos(referida.answers, 'A')).toEqual([]);
    expect(datos(referida.authorities, 'NS').sort()).toEqual(['a.otro.com', 'b.otro.com']);
    expect((await dns.estado(UNO)).publicacion.estado).toBe('PUBLICADO');
    await dns.alojar(UNO);
    await publicar(START.add({ seconds: 2 }));
    const propia = await preguntar(server.port, 'www.uno.uy', 'A');
    expect(datos(propia.answers, 'A')).toEqual(['192.0.2.1']);
    await iguales();
  });

  it('answers nothing of a name the moment it is released', async () => {
    await conectar();
    await agregar(await alojado('ana', 'uno.uy'), 'uno.uy', 'A', { name: 'www', ip: '192.0.2.1' });
    await publicar();
    await registryAs('ana').administracion.liberar(UNO);
    await publicar(START.add({ seconds: 1 }));
    const { answers, authorities } = await preguntar(server.port, 'www.uno.uy', 'A');
    expect(answers).toEqual([]);
    // The zone above says that there is no such name.
    expect(authorities?.find(({ type }) => type === 'SOA')?.name).toBe('uy');
  });

  it('that took what it was told and does not say so when it is asked has not published it', async () => {
    await conectar();
    const dns = await alojado('ana', 'uno.uy');
    await agregar(dns, 'uno.uy', 'A', { name: 'www', ip: '192.0.2.1' });
    const sorda: Destino = {
      ...destinoDns(),
      change: async () => undefined,
      replace: async (_, serie) => serie,
    };
    await publicarPendientes({ ...publicador(), destino: sorda });
    expect((await dns.estado(UNO)).publicacion.estado).toBe('FALLA');
    while ((await publicar(START.add({ seconds: 90 }))) > 0);
    expect((await dns.estado(UNO)).publicacion.estado).toBe('PUBLICADO');
  });

  it('has every accepted record without a byte changed', async () => {
    await conectar();
    const dns = await alojado('ana', 'xn--and-6ma2c.uy');
    const ESTE = { nombreDominio: 'ñandú.uy' };
    for (const tipo of TIPOS)
      for (const campos of fc.sample(camposDe(tipo), { numRuns: 12, seed: 7 }))
        await dns.guardarRegistro({ ...ESTE, agregarRegistro: true, registro: formulario(tipo, campos) });
    while ((await publicar()) > 0);
    expect((await dns.registros(ESTE)).total).toBeGreaterThan(40);
    await iguales();
  });

  it('that is down, wiped or was changed by hand gets everything once it is back', async () => {
    await conectar();
    const dns = await alojado('ana', 'uno.uy');
    await agregar(dns, 'uno.uy', 'A', { name: '', ip: '192.0.2.1' });
    await publicar();
    const antes = (await dns.estado(UNO)).publicacion.serie ?? 0;
    await server.kill();
    await agregar(dns, 'uno.uy', 'A', { name: 'www', ip: '192.0.2.2' });
    await publicar(START.add({ seconds: 1 }));
    expect((await dns.estado(UNO)).publicacion.estado).toBe('FALLA');
    server.wipe();
    await server.up();
    await publicar(START.add({ seconds: 90 }));
    expect(datos((await preguntar(server.port, 'www.uno.uy', 'A')).answers, 'A')).toEqual(['192.0.2.2']);
    expect((await dns.estado(UNO)).publicacion).toMatchObject({ estado: 'PUBLICADO' });
    expect((await dns.estado(UNO)).publicacion.serie).toBeGreaterThan(antes);
    await publicarTodo(publicador(START.add({ seconds: 91 })));
    await iguales();
  });

  /** What publishes to a server that dies: before it is asked, while it works, or when it was done and nobody heard. */
  function muriendo(destino: Destino, momento: 'antes' | 'mientras' | 'después'): Destino {
    const morir = async <T>(ask: () => Promise<T>): Promise<T> => {
      if (momento === 'antes') await server.kill();
      const asked = ask();
      await (momento === 'mientras' ? Promise.allSettled([asked, server.kill()]) : asked);
      if (momento === 'después') await server.kill();
      throw new Error('its answer was lost');
    };
    return {
      ...destino,
      change: (...given) => morir(() => destino.change(...given)),
      replace: (...given) => morir(() => destino.replace(...given)),
    };
  }

  it.each(['antes', 'mientras', 'después'] as const)(
    'killed again and again (%s), ends with what the registry says',
    async (momento) => {
      await conectar();
      const dns = await alojado('ana', 'uno.uy');
      for (let round = 0; round < 5; round += 1) {
        await agregar(dns, 'uno.uy', 'A', { name: `h${round}`, ip: '192.0.2.1' });
        const at = START.add({ minutes: 2 * round });
        await publicarPendientes({ ...publicador(at), destino: muriendo(destinoDns(), momento) });
        expect((await dns.estado(UNO)).publicacion.estado).toBe('FALLA');
        await server.up();
        while ((await publicar(at.add({ seconds: 90 }))) > 0);
        expect((await dns.estado(UNO)).publicacion.estado).toBe('PUBLICADO');
      }
      await iguales();
    },
  );

  it('that was wiped, and died again when the zone was there and its records were not, gets all of them', async () => {
    await conectar();
    const dns = await alojado('ana', 'uno.uy');
    await agregar(dns, 'uno.uy', 'A', { name: 'www', ip: '192.0.2.1' });
    await publicar();
    await vaciar();
    await agregar(dns, 'uno.uy', 'A', { name: 'otro', ip: '192.0.2.2' });
    const destino = destinoDns();
    const aMedias: Destino = {
      ...destino,
      async replace(zona, serie) {
        await destino.replace(zona, serie, (async function* () {})());
        throw new Error('it died');
      },
    };
    await publicarPendientes({ ...publicador(START.add({ seconds: 1 })), destino: aMedias });
    while ((await publicar(START.add({ seconds: 90 }))) > 0);
    expect(datos((await preguntar(server.port, 'www.uno.uy', 'A')).answers, 'A')).toEqual(['192.0.2.1']);
    expect((await compare(publicador())).filter((line) => line.startsWith('uno.uy'))).toEqual([]);
  });

  it('that does late what it did not answer in time has in the end what was asked last', async () => {
    await conectar();
    const dns = await alojado('ana', 'uno.uy');
    await agregar(dns, 'uno.uy', 'A', { name: '', ip: '192.0.2.1' });
    await publicarTodo(publicador());
    const destino = destinoDns();
    let unanswered: Parameters<Destino['change']> | undefined;
    const lenta: Destino = {
      ...destino,
      async change(...given) {
        if (!unanswered) {
          unanswered = given;
          throw new Error('it did not answer in time');
        }
        await destino.change(...given);
        await destino.change(...unanswered);
      },
    };
    await agregar(dns, 'uno.uy', 'A', { name: 'www', ip: '192.0.2.1' });
    await publicarPendientes({ ...publicador(START.add({ seconds: 1 })), destino: lenta });
    await agregar(dns, 'uno.uy', 'A', { name: 'www', ip: '192.0.2.2' });
    await publicarPendientes({ ...publicador(START.add({ seconds: 90 })), destino: lenta });
    const published = registryAs('ana', START.add({ seconds: 91 })).dns.estado(UNO);
    // It answers what it was asked before: that is not published.
    expect((await published).publicacion.estado).toBe('FALLA');
    while ((await publicar(START.add({ seconds: 110 }))) > 0);
    const { answers } = await preguntar(server.port, 'www.uno.uy', 'A');
    expect(datos(answers, 'A').sort()).toEqual(['192.0.2.1', '192.0.2.2']);
    await iguales();
  });

  it('that is written anew goes on signing a zone whose signature ends only when nobody remembers its key', async () => {
    await conectar();
    const dns = await alojado('ana', 'uno.uy');
    await dns.firmar({ ...UNO, firmar: true });
    while ((await publicar()) > 0);
    await dns.firmar({ ...UNO, firmar: false });
    await publicarTodo(publicador());
    const firmas = async () => datos((await preguntar(server.port, 'uno.uy', 'SOA')).answers, 'RRSIG');
    expect(await firmas()).toHaveLength(1);
    expect(datos((await preguntar(server.port, 'uno.uy', 'DS')).answers, 'DS')).toEqual([]);
    expect((await dns.estado(UNO)).publicacion.estado).toBe('PUBLICADO');
    while ((await publicar(START.add({ hours: 3 }))) > 0);
    expect(await firmas()).toEqual([]);
    await iguales();
  });

  it('that died when it had made the zone of all names and not yet its keys, signs it', async () => {
    await conectar();
    const { DNS_API_URL = '', DNS_API_KEY = '' } = server.settings;
    await fetch(`${DNS_API_URL}/api/v1/servers/localhost/zones`, {
      method: 'POST',
      headers: { 'x-api-key': DNS_API_KEY },
      body: JSON.stringify({ name: 'uy.', kind: 'Native', nameservers: [] }),
    });
    expect(await compare(publicador())).toContain('uy: the server does not sign this zone');
    await publicarTodo(publicador());
    const { answers } = await preguntar(server.port, 'uy', 'SOA');
    expect(datos(answers, 'RRSIG')).toHaveLength(1);
    await iguales();
  });

  it('is asked before a delegation is accepted, and what it answers is said', async () => {
    await conectar();
    await agregar(await alojado('ana', 'uno.uy'), 'uno.uy', 'A', { name: '', ip: '192.0.2.1' });
    await publicar();
    const fila = (nombre: string, ip: string) => ({ nombre, tipo_ip: 'IPV4' as const, ip });
    const alcance = { privadas: true, puerto: server.port };
    const [bien, callado] = await observeAll(
      'uno.uy',
      [fila('ns1.uno.uy', '127.0.0.1'), fila('ns2.uno.uy', '127.0.0.2')],
      alcance,
    );
    expect(bien && falta(bien)).toBeUndefined();
    expect(callado && falta(callado)).toContain('no respondió');
    const [ajeno] = await observeAll('ajeno.com', [fila('ns1.ajeno.com', '127.0.0.1')], alcance);
    expect(ajeno && falta(ajeno)).toContain('REFUSED');
    const [sinSalir] = await observeAll('uno.uy', [fila('ns1.uno.uy', '127.0.0.1')]);
    expect(sinSalir && falta(sinSalir)).toContain('no es de Internet');
  });
});
