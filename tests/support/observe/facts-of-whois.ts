import { toULabels } from '~/registry/domain/labels';
import type { Json } from '../../registry/rdap/asked';
import type { Page } from '../portal/page';

/** What somebody learns of a name, whichever way it was asked: each fact as a line, in no order. */
export type Facts = string[];

type Said = readonly [what: string, said: string | null | undefined];

const flat = (text: string): string => text.replace(/[\p{Cc}\s]+/gu, ' ').trim();

const facts = (found: readonly Said[]): Facts =>
  found
    .map(([what, said]) => [what, flat(said ?? '')])
    .filter(([, said]) => said !== '')
    .map((parts) => parts.join(': '))
    .sort();

const NOBODYS: Facts = ['no está registrado'];

type Contact = Record<'nombre' | 'nic' | 'correo' | 'direccion' | 'telefono', string | undefined>;

const ofContact = (rol: string, contact: Contact): Said[] =>
  Object.entries(contact).map(([what, said]): Said => [`${rol} ${what}`, said]);

/** The roles of who is told once: 'Titular y contactos administrativo y técnico'. */
const rolesIn = (title: string): string[] =>
  title === 'Titular y todos los contactos'
    ? ['titular', 'administrativo', 'técnico', 'financiero']
    : title
        .toLowerCase()
        .replace(/contactos? /, '')
        .split(/, | y /);

/** As the page of whois shows it. */
export function factsOfPage({ $ }: Page): Facts {
  if ($('section.whois').length === 0) return NOBODYS;
  const listed = (of: ReturnType<typeof $>): Map<string, string> =>
    new Map(
      of
        .toArray()
        .map((row) => [
          $(row).find('dt').text(),
          $(row).find('time').attr('datetime') ?? $(row).find('dd').text(),
        ]),
    );
  const own = listed($('section.whois > dl > div'));
  const contacts = $('section.whois .card')
    .toArray()
    .flatMap((card) => {
      const said = listed($(card).find('dl > div'));
      const roles = rolesIn($(card).find('h2').text());
      const contact = {
        nombre: `${said.get('Nombre') ?? ''} ${said.get('Apellido') ?? ''}`,
        nic: said.get('Nic handle'),
        correo: said.get('Correo'),
        direccion: said.get('Dirección'),
        telefono: said.get('Teléfono'),
      };
      return roles.flatMap((rol) => ofContact(rol, contact));
    });
  const servers = $('section.whois tbody tr')
    .toArray()
    .flatMap((row) => {
      const addresses = $(row)
        .find('td div')
        .toArray()
        .map((ip) => $(ip).text());
      const name = $(row).find('th').text();
      return (addresses.length > 0 ? addresses : ['']).map((ip): Said => ['servidor', `${name}${ip}`]);
    });
  const keys = $('section.whois code')
    .toArray()
    .map((key): Said => ['ds', $(key).text()]);
  return facts([
    ['nombre', $('section.whois h2').first().text()],
    ['estado', $('section.whois > dl .tag').text()],
    ['alta', own.get('Fecha de registro')],
    ['vence', own.get('Fecha de vencimiento')],
    ['cambio', own.get('Último cambio')],
    ...servers,
    ...keys,
    ...contacts,
  ]);
}

const LINES: Readonly<Record<string, string>> = {
  Dominio: 'nombre',
  Estado: 'estado',
  'Fecha de registro': 'alta',
  'Fecha de vencimiento': 'vence',
  'Último cambio': 'cambio',
  DS: 'ds',
};

/** A server and its address, with its name in the letters of people, as the page has it: programs are told A-labels. */
const ofServer = (name = '', ip = ''): Said => ['servidor', `${toULabels(name)}${ip}`];

/** As port 43 writes it. */
export function factsOfLines(text: string): Facts {
  const found = text.split('\r\n').flatMap((line): Said[] => {
    const [, what = '', said = ''] = /^([^%:][^:]*): (.*)$/u.exec(line) ?? [];
    return what === '' ? [] : [[what, said]];
  });
  if (found.length === 0) return NOBODYS;
  const roles = new Set(found.flatMap(([what]) => /^(.*) - /u.exec(what)?.[1] ?? []));
  return facts([
    ...found.flatMap(([what, said]): Said[] => {
      if (what === 'Servidor') return [ofServer(...(said ?? '').split(' '))];
      return LINES[what] ? [[LINES[what], said]] : [];
    }),
    ...[...roles].flatMap((rol) => {
      const of = (field: string) => found.find(([what]) => what === `${rol} - ${field}`)?.[1] ?? '';
      return ofContact(rol.toLowerCase(), {
        nombre: `${of('Nombre')} ${of('Apellido')}`,
        nic: of('Nic handle'),
        correo: of('Correo'),
        direccion: of('Dirección'),
        telefono: of('Teléfono'),
      });
    }),
  ]);
}

const ROLES: Readonly<Record<string, string>> = {
  registrant: 'titular',
  administrative: 'administrativo',
  technical: 'técnico',
  billing: 'financiero',
};

/** Its words for the states of a name, which say less: an expired name goes on answering. */
const STATES: Readonly<Record<string, string>> = {
  'pending create': 'PENDIENTE',
  'pending delete,redemption period': 'ELIMINADO',
};

/** As RDAP says it. */
export function factsOfRdap({ status, body }: { status: number; body: Json }): Facts {
  if (status === 404) return NOBODYS;
  const event = (action: string): string | undefined =>
    body.events.find(({ eventAction }: Json) => eventAction === action)?.eventDate;
  const contacts: Said[] = body.entities.flatMap(({ handle, roles, vcardArray }: Json) => {
    const of = (name: string) => vcardArray[1].find(([property]: Json) => property === name)?.[3];
    const said = {
      nombre: of('fn'),
      nic: handle,
      correo: of('email'),
      direccion: of('adr')?.[2],
      telefono: of('tel'),
    };
    return roles.flatMap((rol: string) => ofContact(ROLES[rol] ?? rol, said));
  });
  const servers: Said[] = body.nameservers.flatMap(({ ldhName, ipAddresses = {} }: Json) => {
    const { v4 = [], v6 = [] } = ipAddresses;
    const ips = [...v4, ...v6];
    return (ips.length > 0 ? ips : ['']).map((ip: string) => ofServer(ldhName, ip));
  });
  const keys: Said[] = (body.secureDNS.dsData ?? []).map((ds: Json) => [
    'ds',
    `${ds.keyTag} ${ds.algorithm} ${ds.digestType} ${ds.digest}`,
  ]);
  const remark = /^Estado: (.*)$/.exec(body.remarks?.[0]?.title ?? '')?.[1];
  return facts([
    ['nombre', body.unicodeName ?? body.ldhName],
    ['estado', STATES[body.status.join()] ?? remark ?? 'ACTIVO'],
    ['alta', event('registration')?.slice(0, 10)],
    ['vence', event('expiration')?.slice(0, 10)],
    ['cambio', event('last changed')],
    ...servers,
    ...keys,
    ...contacts,
  ]);
}
