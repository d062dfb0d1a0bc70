import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { now } from '~/base/clock.server';
import { type Ds, readFirmantes } from '~/registry/dns/dnssec';
import { acuerdo, type Publicado } from '~/registry/edge/dns/comprobacion/cds';
import { firmaVista } from '~/registry/edge/dns/comprobacion/claves';
import { clavesPublicadas, preguntarClaves } from '~/registry/edge/dns/comprobacion/comprobar';
import { EnPowerDns } from '~/registry/edge/dns/publicacion/powerdns';
import { hayPowerDns, PowerDns } from '../../support/dns/powerdns';

const ZONA = 'uno.uy';
const AJENO = `12345 13 2 ${'AB'.repeat(32)}`;

const firmantes = (...lineas: string[]): Ds[] => {
  const leidos = readFirmantes(lineas.join('\n'), ZONA);
  if (!leidos.ok) throw new Error(leidos.motivo);
  return leidos.valor;
};

/** What it publishes of its keys is changed by metadata, which it forgets nothing for. */
const SIN_MEMORIA = ['cache-ttl=0', 'query-cache-ttl=0', 'negquery-cache-ttl=0'];

describe.runIf(hayPowerDns)('the keys that a delegated name publishes (CDS, CDNSKEY)', () => {
  let server: PowerDns;
  let suyas: string[];

  const api = (path: string, method: string, body: unknown) =>
    fetch(`${server.settings.DNS_API_URL}/api/v1/servers/localhost/zones/${ZONA}.${path}`, {
      method,
      headers: { 'x-api-key': server.settings.DNS_API_KEY ?? '', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const publicar = (kind: 'PUBLISH-CDS' | 'PUBLISH-CDNSKEY', ...metadata: string[]) =>
    api(`/metadata/${kind}`, 'PUT', { kind, metadata });
  const leer = async (): Promise<Publicado> => {
    const alcance = { privadas: true, puerto: server.port };
    const fila = { nombre: 'ns1.uno.uy', tipo_ip: 'IPV4' as const, ip: '127.0.0.1' };
    const [publicado] = await clavesPublicadas(ZONA, [fila], alcance);
    if (!publicado) throw new Error('the server did not answer');
    return publicado;
  };
  const pide = async (actuales: Ds[] = [], at = now()) => acuerdo([await leer()], ZONA, actuales, at);

  beforeAll(async () => {
    server = await PowerDns.start(SIN_MEMORIA);
    const { DNS_API_URL = '', DNS_API_KEY = '' } = server.settings;
    const destino = new EnPowerDns(DNS_API_URL, DNS_API_KEY, [{ nombre: 'ns1.nic.uy', ips: ['192.0.2.53'] }]);
    const ns = { nombre: ZONA, tipo: 'NS', ttl: 3600, contenidos: ['ns1.nic.uy.'] };
    await destino.replace(
      { nombre: ZONA, deNombres: false },
      1,
      (async function* () {
        yield [ns];
      })(),
    );
    suyas = (await destino.sign(ZONA, true)).map((ds) => ds.toUpperCase());
  });
  afterAll(() => server.stop());

  it('are told from others before they are saved, with who signs how', async () => {
    const { key, ...elsewhere } = { key: firmantes(...suyas), ...{ privadas: true, puerto: server.port } };
    const fila = (nombre: string, ip: string) => ({ nombre, tipo_ip: 'IPV4' as const, ip });
    const answers = await preguntarClaves(ZONA, [fila('ns1.uno.uy', '127.0.0.1')], elsewhere);
    const [answer] = answers;
    const silent = { nombre: 'ns2.uno.uy' };
    expect(firmaVista(answers, ZONA, key, now())).toEqual({ visto: 'FIRMAN', frases: [] });
    expect(firmaVista([silent, ...answers], ZONA, [...firmantes(AJENO), ...key], now()).visto).toBe('FIRMAN');
    expect(firmaVista([...answers, silent], ZONA, firmantes(AJENO), now())).toEqual({
      visto: 'NO_FIRMAN',
      frases: ['ns1.uno.uy firma el dominio con otras claves.'],
      hayOtras: true,
    });
    expect(firmaVista(answers, ZONA, key, now().add({ hours: 24 * 90 }))).toMatchObject({
      visto: 'NO_FIRMAN',
      frases: ['ns1.uno.uy publica la clave, pero no firma con ella.'],
    });
    const unsigned = { nombre: 'ns3.uno.uy', dnskey: answer?.dnskey && { ...answer.dnskey, answers: [] } };
    expect(firmaVista([...answers, unsigned], ZONA, key, now())).toEqual({
      visto: 'NO_FIRMAN',
      frases: ['ns3.uno.uy no firma el dominio.'],
      hayOtras: false,
    });
    expect(firmaVista([silent], ZONA, key, now())).toEqual({
      visto: 'SIN_SABER',
      frases: ['ns2.uno.uy no respondió en 3 segundos.'],
    });
    const lame = { nombre: 'ns4.uno.uy', dnskey: answer?.dnskey && { ...answer.dnskey, flag_aa: false } };
    expect(firmaVista([lame], ZONA, firmantes(AJENO), now()).visto, 'it has no such zone').toBe('SIN_SABER');
  });

  it('are none where the zone has none', async () => {
    expect(await pide()).toEqual({ que: 'NADA' });
  });

  it('are taken with their signature: the first ones, and those of a name that has keys already', async () => {
    await publicar('PUBLISH-CDS', '2');
    await publicar('PUBLISH-CDNSKEY', '1');
    expect(await pide()).toEqual({ que: 'CLAVES', ds: suyas });
    expect(await pide(firmantes(...suyas))).toEqual({ que: 'CLAVES', ds: suyas });
  });

  it('are taken from CDNSKEY alone, with the digest that everyone has to know', async () => {
    await publicar('PUBLISH-CDS');
    expect(await pide()).toEqual({ que: 'CLAVES', ds: suyas });
    await publicar('PUBLISH-CDS', '2');
  });

  it('are not believed where the key that signs them is not one that the zone above knows', async () => {
    expect(await pide(firmantes(AJENO))).toEqual({ que: 'SIN_FIRMA' });
  });

  it('are not believed with a signature that is of something else, or of another time', async () => {
    const falso = structuredClone(await leer());
    for (const answer of falso.cds.answers ?? [])
      if ('data' in answer && answer.data instanceof Uint8Array) {
        answer.data[10] = (answer.data[10] ?? 0) ^ 1;
        answer.data = Buffer.from(answer.data);
      } else if (answer.type === 'RRSIG') answer.data.signature = Buffer.from(answer.data.signature);
    for (const answer of falso.dnskey.answers ?? [])
      if (answer.type === 'DNSKEY') answer.data.key = Buffer.from(answer.data.key);
    expect(acuerdo([falso], ZONA, firmantes(...suyas), now())).toEqual({ que: 'SIN_FIRMA' });
    expect(await pide([], now().add({ hours: 24 * 90 }))).toEqual({ que: 'SIN_FIRMA' });
    expect(await pide([], now().subtract({ hours: 24 * 90 }))).toEqual({ que: 'SIN_FIRMA' });
  });

  it('are taken from none where the servers do not say the same', async () => {
    const antes = await leer();
    await publicar('PUBLISH-CDS', '2,4');
    expect(acuerdo([antes, await leer()], ZONA, [], now())).toEqual({ que: 'DISTINTOS' });
    await publicar('PUBLISH-CDS', '2');
  });

  it('are not taken where none of them signs the zone: the name would stop answering', async () => {
    await publicar('PUBLISH-CDS');
    await publicar('PUBLISH-CDNSKEY');
    const records = [{ content: AJENO, disabled: false }];
    await api('', 'PATCH', {
      rrsets: [{ name: `${ZONA}.`, type: 'CDS', ttl: 3600, changetype: 'REPLACE', records }],
    });
    expect(await pide(firmantes(...suyas))).toEqual({ que: 'NO_SON_SUYAS' });
    await api('', 'PATCH', { rrsets: [{ name: `${ZONA}.`, type: 'CDS', changetype: 'DELETE' }] });
  });

  it('are taken away at a signed request with algorithm 0, and at no other (RFC 8078 4)', async () => {
    await publicar('PUBLISH-CDS', '0');
    await publicar('PUBLISH-CDNSKEY', '0');
    expect(await pide(firmantes(...suyas))).toEqual({ que: 'QUITAR' });
    expect(await pide(firmantes(AJENO))).toEqual({ que: 'SIN_FIRMA' });
  });
});
