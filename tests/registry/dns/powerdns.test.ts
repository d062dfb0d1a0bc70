import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settings, useSettings } from '~/config.server';
import { database } from '~/database/connection.server';
import { TIPOS } from '~/registry/contract/dns-estructuras';
import { observarTodos } from '~/registry/edge/dns/comprobacion/comprobar';
import { falta } from '~/registry/edge/dns/comprobacion/rules';
import { comparar, publicarTodo } from '~/registry/edge/dns/publicacion/completo';
import type { Destino } from '~/registry/edge/dns/publicacion/destino';
import { destinoDns } from '~/registry/edge/dns/publicacion/destinos';
import { publicarPendientes } from '~/registry/edge/dns/publicacion/publicar';
import { formulario as camposDe } from '../../rules/dns/arbitrarios';
import { hayPowerDns, PowerDns } from '../../support/dns/powerdns';
import { datos, preguntar } from '../../support/dns/preguntar';
import { onFreshDatabase } from '../../support/registry';
import { testSettings } from '../../support/settings';
import { START } from '../caller';
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
  const iguales = async () => expect(await comparar(publicador())).toEqual([]);

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
      cambiar: (...given) => morir(() => destino.cambiar(...given)),
      reemplazar: (...given) => morir(() => destino.reemplazar(...given)),
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
      async reemplazar(zona, serie) {
        await destino.reemplazar(zona, serie, (async function* () {})());
        throw new Error('it died');
      },
    };
    await publicarPendientes({ ...publicador(START.add({ seconds: 1 })), destino: aMedias });
    while ((await publicar(START.add({ seconds: 90 }))) > 0);
    expect(datos((await preguntar(server.port, 'www.uno.uy', 'A')).answers, 'A')).toEqual(['192.0.2.1']);
    expect((await comparar(publicador())).filter((line) => line.startsWith('uno.uy'))).toEqual([]);
  });

  it('that does late what it did not answer in time has in the end what was asked last', async () => {
    await conectar();
    const dns = await alojado('ana', 'uno.uy');
    await agregar(dns, 'uno.uy', 'A', { name: '', ip: '192.0.2.1' });
    await publicarTodo(publicador());
    const destino = destinoDns();
    let unanswered: Parameters<Destino['cambiar']> | undefined;
    const lenta: Destino = {
      ...destino,
      async cambiar(...given) {
        if (!unanswered) {
          unanswered = given;
          throw new Error('it did not answer in time');
        }
        await destino.cambiar(...given);
        await destino.cambiar(...unanswered);
      },
    };
    await agregar(dns, 'uno.uy', 'A', { name: 'www', ip: '192.0.2.1' });
    await publicarPendientes({ ...publicador(START.add({ seconds: 1 })), destino: lenta });
    await agregar(dns, 'uno.uy', 'A', { name: 'www', ip: '192.0.2.2' });
    await publicarPendientes({ ...publicador(START.add({ seconds: 90 })), destino: lenta });
    const published = registryAs('ana', START.add({ seconds: 91 })).dns.estado(UNO);
    expect((await published).publicacion.estado).toBe('PUBLICADO');
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
    expect(await comparar(publicador())).toContain('uy: the server does not sign this zone');
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
    const [bien, callado] = await observarTodos(
      'uno.uy',
      [fila('ns1.uno.uy', '127.0.0.1'), fila('ns2.uno.uy', '127.0.0.2')],
      alcance,
    );
    expect(bien && falta(bien)).toBeUndefined();
    expect(callado && falta(callado)).toContain('no respondió');
    const [ajeno] = await observarTodos('ajeno.com', [fila('ns1.ajeno.com', '127.0.0.1')], alcance);
    expect(ajeno && falta(ajeno)).toContain('REFUSED');
    const [sinSalir] = await observarTodos('uno.uy', [fila('ns1.uno.uy', '127.0.0.1')]);
    expect(sinSalir && falta(sinSalir)).toContain('no es de Internet');
  });
});
