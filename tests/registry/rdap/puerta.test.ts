import { beforeEach, expect, it } from 'vitest';
import { settings } from '~/base/config.server';
import * as given from '../../support/given';
import { describeOnBothEngines } from '../../support/registry';
import { reservado } from '../../support/rows';
import { nombreDe } from '../shop';
import { fetchRdap, type Json, onNetwork } from './asked';

const json = async (path: string): Promise<Json> => (await fetchRdap(path)).json();

describeOnBothEngines('RDAP over HTTP', () => {
  onNetwork();
  beforeEach(async () => {
    const id = await nombreDe('ana', 'xn--pearol-xwa.com.uy');
    await given.nameservers(id, ['ns1.xn--pearol-xwa.com.uy', '192.0.2.53'], ['ns2.correo.uy']);
  });

  it('answers a name with its media type, to every origin, and lets it be kept for a while', async () => {
    const answer = await fetchRdap('/domain/xn--pearol-xwa.com.uy');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('application/rdap+json');
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=60');
    expect(await answer.json()).toMatchObject({
      objectClassName: 'domain',
      lang: 'es',
      ldhName: 'xn--pearol-xwa.com.uy',
      unicodeName: 'peñarol.com.uy',
      status: ['active'],
      secureDNS: { delegationSigned: false },
      nameservers: [
        { ldhName: 'ns1.xn--pearol-xwa.com.uy', ipAddresses: { v4: ['192.0.2.53'] } },
        { ldhName: 'ns2.correo.uy' },
      ],
    });
  });

  it.each([
    'pe%C3%B1arol.com.uy',
    'pen%CC%83arol.com.uy',
    'PE%C3%91AROL.COM.UY',
    'XN--PEAROL-XWA.com.uy',
    'xn--pearol-xwa.com.uy.',
  ])('gives the same answer to %s', async (typed) => {
    expect(await json(`/domain/${typed}`)).toEqual(await json('/domain/xn--pearol-xwa.com.uy'));
  });

  it('says when things happened, with the offset of Uruguay', async () => {
    const { events } = await json('/domain/xn--pearol-xwa.com.uy');
    expect(events).toEqual([
      { eventAction: 'registration', eventDate: '2026-05-01T00:00:00-03:00' },
      { eventAction: 'expiration', eventDate: '2027-05-01T23:59:59-03:00' },
      { eventAction: 'last update of RDAP database', eventDate: '2026-11-21T12:00:00.000Z' },
    ]);
  });

  it('sends nothing again to who has it, and no body to HEAD', async () => {
    const first = await fetchRdap('/domain/xn--pearol-xwa.com.uy');
    const etag = first.headers.get('ETag') ?? '';
    // `fetch` would ask for a fresh one.
    const headers = { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' };
    expect((await fetchRdap('/domain/xn--pearol-xwa.com.uy', { headers })).status).toBe(304);
    const head = await fetchRdap('/domain/xn--pearol-xwa.com.uy', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it.each([
    ['/domain/libre.uy', 404],
    ['/domain/guardado.uy', 404],
    ['/domain/www.xn--pearol-xwa.com.uy', 404],
    ['/domain/pepe.example', 404],
    ['/domain/not-a-domain.invalid', 404],
    ['/domain/a.b.c.d.example', 404],
    ['/domain/uy', 404],
    ['/domain/edu.uy', 404],
    ['/domain/pe%20pe.uy', 400],
    ['/domain/-pepe.uy', 400],
    ['/domain/pepe..uy', 400],
    ['/domain/xn--a.uy', 400],
    ['/domain/%E0%A4%A', 400],
    ['/domain/', 400],
    ['/domain', 400],
    ['/domain/pepe.uy/otro', 400],
    [`/domain/${'a'.repeat(64)}.uy`, 400],
    ['/nameserver/ns1.proveedor.example', 404],
    ['/nameserver/ns9.xn--pearol-xwa.com.uy', 404],
    ['/nameserver/192.0.2.1', 400],
    ['/entity/NADIE', 404],
    ['/entity/a%2Fb', 400],
    ['/otra-cosa', 400],
    ['/ip/192.0.2.1', 501],
    ['/autnum/64496', 501],
    ['/domains?name=pepe*.uy', 501],
    ['/nameservers?ip=192.0.2.1', 501],
    ['/entities?fn=Ana*', 501],
  ])('tells %s by an error that says its status again: %i', async (path, status) => {
    await reservado('guardado');
    const answer = await fetchRdap(path);
    const body = await answer.json();
    expect([answer.status, body.errorCode]).toEqual([status, status]);
    expect(answer.headers.get('Content-Type')).toBe('application/rdap+json');
    expect(body.rdapConformance).toEqual(['rdap_level_0']);
    expect(body.description.join()).not.toBe('');
  });

  it('says of a name of another registry where to look', async () => {
    const { notices } = await json('/domain/pepe.example');
    expect(notices[0].links[0].href).toBe('https://data.iana.org/rdap/dns.json');
  });

  it('answers a server of a name and our own, with their addresses, and a contact by its handle', async () => {
    expect(await json('/nameserver/NS1.pe%C3%B1arol.com.uy')).toMatchObject({
      objectClassName: 'nameserver',
      ldhName: 'ns1.xn--pearol-xwa.com.uy',
      ipAddresses: { v4: ['192.0.2.53'] },
    });
    const [own] = settings().DNS_SERVERS;
    expect((await json(`/nameserver/${own?.nombre}`)).ldhName).toBe(own?.nombre);
    expect(await json('/entity/uy1')).toMatchObject({ objectClassName: 'entity', handle: 'UY1' });
  });

  it('says our servers of a hosted name', async () => {
    await nombreDe('ana', 'alojado.uy', { alojado: 1 });
    const { nameservers, status } = await json('/domain/alojado.uy');
    expect(nameservers.map(({ ldhName }: Json) => ldhName)).toEqual(
      settings().DNS_SERVERS.map(({ nombre }) => nombre),
    );
    expect(status).toEqual(['active']);
  });

  it('is only read', async () => {
    const answer = await fetchRdap('/domain/libre.uy', { method: 'POST', body: 'x' });
    expect([answer.status, (await answer.json()).errorCode]).toEqual([405, 405]);
    expect(answer.headers.get('Allow')).toContain('GET');
    expect((await fetchRdap('/help', { method: 'OPTIONS' })).status).toBe(204);
  });

  it('tells in its help what it answers, its terms and its limits, also at its own address', async () => {
    const help = await json('/help');
    expect(JSON.stringify(help)).toContain('120 consultas por minuto');
    expect(help.notices[0].links[0].rel).toBe('terms-of-service');
    expect(await json('')).toEqual(help);
  });

  it('has who asks too much wait, by address and by network, and says how long', async () => {
    const statuses = [];
    for (let turn = 0; turn < 121; turn += 1)
      statuses.push((await fetchRdap('/help', {}, `2001:db8:1:2::${turn + 1}`)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(120);
    const refused = await fetchRdap('/help', {}, '2001:db8:1:2::ffff');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await fetchRdap('/help', {}, '2001:db8:1:3::1')).status).toBe(200);
  });
});
