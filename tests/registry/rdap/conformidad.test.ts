import { beforeEach, describe, expect, it } from 'vitest';
import * as given from '../../support/given';
import { describeOnBothEngines, onFreshDatabase } from '../../support/registry';
import { nombreDe } from '../shop';
import { fetchRdap, type Json, onNetwork } from './asked';
import { EN_CADA_ESTADO } from './estados';
import { STRICT } from './strict';

const json = async (path: string): Promise<Json> => (await fetchRdap(path)).json();

async function signed(): Promise<void> {
  const id = await nombreDe('ana', 'xn--and-6ma2c.uy');
  await given.nameservers(id, ['ns1.xn--and-6ma2c.uy', '192.0.2.53'], ['ns2.proveedor.example']);
  const ds = { dominio_id: id, etiqueta: 12345, algoritmo: 13, tipo_digest: 2, digest: 'AB'.repeat(32) };
  await given.key(ds);
}

describeOnBothEngines('a strict reader', () => {
  onNetwork();

  it.each(Object.entries(EN_CADA_ESTADO))('reads a name %s', async (_, given) => {
    await nombreDe('ana', 'uno.uy', given);
    const answer = await fetchRdap('/domain/uno.uy');
    if (answer.status === 404) STRICT.error.parse(await answer.json());
    else STRICT.domain.parse(await answer.json());
  });

  it('reads a signed name with its glue, a server, a contact, the help and an error', async () => {
    await signed();
    const domain = STRICT.domain.parse(await json('/domain/%C3%B1and%C3%BA.uy'));
    expect(domain.secureDNS).toMatchObject({ delegationSigned: true, dsData: [{ keyTag: 12345 }] });
    STRICT.nameserver.parse(await json('/nameserver/ns1.%C3%B1and%C3%BA.uy'));
    STRICT.entity.parse(await json(`/entity/${domain.entities[0]?.handle}`));
    STRICT.help.parse(await json('/help'));
    STRICT.error.parse(await json('/domain/libre.uy'));
  });
});

type Rule = [code: string, holds: (answer: Json, url: string) => unknown];

const notice = ({ notices }: Json, title: string): Json => notices.find((each: Json) => each.title === title);
const linkOf = ({ notices }: Json, rel: string): Json =>
  notices.flatMap(({ links = [] }: Json) => links).find((each: Json) => each.rel === rel);
const event = ({ events }: Json, action: string): Json =>
  events.find(({ eventAction }: Json) => eventAction === action);
const redaction = ({ redacted }: Json, type: string): Json =>
  redacted.find(({ name }: Json) => name.type === type);
const registrant = ({ entities }: Json): Json =>
  entities.find(({ roles }: Json) => roles.includes('registrant'));
const fieldOf = (entity: Json, name: string): Json =>
  entity.vcardArray[1].find(([field]: Json) => field === name);
const EXCLUSIVE = /^pending (create|delete|renew|transfer|update)$/;

/**
 * The rules of ICANN's `rdap-conformance-tool` for a domain that apply to a country registry, by the tool's codes. Forms of
 * members and lists of words (-10500 to -13000 and -20000) are those of the strict reader above.
 */
const RULES: Rule[] = [
  ['-10503: says that it is RDAP', (a) => a.rdapConformance.includes('rdap_level_0')],
  ['-10505: says so at the top alone', (a) => !JSON.stringify(a.entities).includes('rdapConformance')],
  [
    '-10912: an event once',
    (a) => new Set(a.events.map((e: Json) => e.eventAction)).size === a.events.length,
  ],
  ['-46100: a name of letters, digits and hyphens has ldhName', (a) => a.ldhName !== undefined],
  ['-46101: a name with ñ has unicodeName', (a) => a.unicodeName !== undefined],
  ['-46202: a handle that is not there is told', (a) => redaction(a, 'Registry Domain ID')],
  ['-46203: and where it would be', (a) => redaction(a, 'Registry Domain ID').prePath === '$.handle'],
  ['-46204: and that it was taken out', (a) => redaction(a, 'Registry Domain ID').method === 'removal'],
  ['-46300: has its registration', (a) => event(a, 'registration')],
  ['-46400: has its expiration', (a) => event(a, 'expiration')],
  ['-46500: has notices', (a) => a.notices.length > 0],
  ['-46601: explains its status words', (a) => notice(a, 'Status Codes')],
  [
    '-46602: in the words of the profile',
    (a) =>
      notice(a, 'Status Codes').description[0] ===
      'For more information on domain status codes, please visit https://icann.org/epp',
  ],
  ['-46604: with where they are', (a) => linkOf(a, 'glossary').href === 'https://icann.org/epp'],
  ['-46605: as a glossary', (a) => notice(a, 'Status Codes').links[0].rel === 'glossary'],
  ['-46606: about what was asked', (a, url) => linkOf(a, 'glossary').value === url],
  ['-46800: has secureDNS', (a) => a.secureDNS],
  ['-46801: with delegationSigned', (a) => typeof a.secureDNS.delegationSigned === 'boolean'],
  ['-46802: with its keys', (a) => a.secureDNS.dsData.length > 0],
  ['-46900: active stands alone', (a) => !a.status.includes('active') || a.status.length === 1],
  ['-46900: one pending at a time', (a) => a.status.filter((s: string) => EXCLUSIVE.test(s)).length <= 1],
  [
    '-47001: redemption only with pending delete',
    (a) => !a.status.includes('redemption period') || a.status.includes('pending delete'),
  ],
  ['-47100: has a status', (a) => a.status.length > 0],
  ['-47200: each server has ldhName', (a) => a.nameservers.every((s: Json) => s.ldhName)],
  ['-61200: has its terms', (a) => linkOf(a, 'terms-of-service')],
  ['-61201: with where they are', (a) => /^https?:/.test(linkOf(a, 'terms-of-service').href)],
  ['-61202: about what was asked', (a, url) => linkOf(a, 'terms-of-service').value === url],
  ['-62001: says that it tells what it leaves out', (a) => a.rdapConformance.includes('redacted')],
  ['-63000: has a registrant', (a) => registrant(a)],
  ['-63200: who has a name', (a) => fieldOf(registrant(a), 'fn')],
  ['-63400: and a street', (a) => fieldOf(registrant(a), 'adr')[3][2] !== undefined],
  ['-63700: and a telephone', (a) => fieldOf(registrant(a), 'tel')[1].type === 'voice'],
];

/** Those that do not, and why: `rdapConformance` names no profile of ICANN's because of them. */
const CANNOT_HOLD: Record<string, string> = {
  '-20000 https alone': 'TLS is the proxy in front of the portal (README)',
  '-46201 -47601 -63101 repository id in handles':
    'the registry has none at IANA (EPP Repository Identifiers)',
  '-46700 -46701 complaint form of ICANN': 'it takes complaints about generic names alone',
  '-47300 -47301 -47700 registrar':
    'whois does not publish who sponsors a name; the registry sells by itself',
  '-61000 -62000 profiles in rdapConformance': 'only what holds as a whole is named',
  '-63300 organization': 'a contact of this registry has no such field',
  '-63500 -63600 city and postal code': 'an address is one text here',
  '-63101 handle of the form ID-REPOSITORY': 'handles are UY and digits',
};

describe('the rules of rdap-conformance-tool', () => {
  onFreshDatabase();
  onNetwork();
  beforeEach(signed);

  it.each(RULES)('%s', async (_, holds) => {
    const answer = await json('/domain/xn--and-6ma2c.uy');
    expect(holds(answer, answer.links[0].href)).toBeTruthy();
  });

  it('-65300, -20701: a name of nobody is 404, and there is help', async () => {
    expect((await fetchRdap('/domain/not-a-domain.invalid')).status).toBe(404);
    expect((await fetchRdap('/help')).status).toBe(200);
  });

  it('that cannot hold are told with why, and no profile is named', async () => {
    expect(Object.values(CANNOT_HOLD).every((why) => why !== '')).toBe(true);
    const { rdapConformance } = await json('/domain/xn--and-6ma2c.uy');
    expect(rdapConformance).toEqual(['rdap_level_0', 'redacted']);
  });
});
