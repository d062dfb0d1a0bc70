import { createHash } from 'node:crypto';
import type { Conjunto } from '../../../dns/conjuntos';
import { isBelow, padreDe } from '../../../domain/labels';

/** A name server of the registry, with the addresses that the zone above it gives. */
export interface ServidorPropio {
  nombre: string;
  ips: readonly string[];
}

const TTL = 3600;

/** RFC 1912 2.2, with a negative answer kept for as long as a delegation. */
const TIEMPOS = '10800 3600 1209600 3600';

/** The list of zones, as a zone that other servers can follow (RFC 9432). */
export const CATALOGO = 'catalogo.invalid';

const uno = (nombre: string, tipo: string, ...contenidos: string[]): Conjunto => ({
  nombre,
  tipo,
  ttl: TTL,
  contenidos,
});

/** The SOA of a zone with a serial. */
export function soaDe(zona: string, serie: number, servidores: readonly ServidorPropio[]): Conjunto {
  const primero = servidores[0]?.nombre ?? 'invalid';
  const correo = `hostmaster.${padreDe(primero)}`;
  const [mname, rname] = zona === CATALOGO ? ['invalid', 'invalid'] : [primero, correo];
  return uno(zona, 'SOA', `${mname}. ${rname}. ${serie} ${TIEMPOS}`);
}

export const nsDe = (zona: string, servidores: readonly ServidorPropio[]): Conjunto =>
  uno(zona, 'NS', ...servidores.map(({ nombre }) => `${nombre}.`));

/** Addresses of our own servers whose names are in a zone. */
export const direccionesEn = (zona: string, servidores: readonly ServidorPropio[]): Conjunto[] =>
  servidores
    .filter(({ nombre }) => isBelow(nombre, zona))
    .flatMap(({ nombre, ips }) => [
      uno(nombre, 'A', ...ips.filter((ip) => !ip.includes(':'))),
      uno(nombre, 'AAAA', ...ips.filter((ip) => ip.includes(':'))),
    ])
    .filter(({ contenidos }) => contenidos.length > 0);

/** What the registry itself has in the zones: its servers, and the suffixes, each a zone under which names are registered. */
export interface Propios {
  servidores: readonly ServidorPropio[];
  padres: readonly string[];
}

/** What a zone under which names are registered has of its own. It delegates those below it to the same servers. */
export const propiosDelPadre = (zona: string, { servidores, padres }: Propios): Conjunto[] => [
  nsDe(zona, servidores),
  ...padres.filter((otro) => isBelow(otro, zona)).map((otro) => nsDe(otro, servidores)),
  ...direccionesEn(zona, servidores).filter(
    ({ nombre }) => !padres.some((otro) => otro !== zona && isBelow(otro, zona) && isBelow(nombre, otro)),
  ),
];

/** RFC 9432 4.1, 4.2. */
export const propiosDelCatalogo = (): Conjunto[] => [
  uno(CATALOGO, 'NS', 'invalid.'),
  uno(`version.${CATALOGO}`, 'TXT', '"2"'),
];

/** Where a zone stands in the catalog: a label of its own, the same as long as it is there. */
export const miembroDe = (zona: string): string =>
  `${createHash('sha1').update(zona).digest('hex')}.zones.${CATALOGO}`;

export const enCatalogo = (zona: string): Conjunto => ({
  nombre: miembroDe(zona),
  tipo: 'PTR',
  ttl: 0,
  contenidos: [`${zona}.`],
});
