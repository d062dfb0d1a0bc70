import { toALabels, toULabels } from '~/registry/domain/labels';
import type { NombrePublico } from '~/registry/public-registry';
import type { Nameserver } from './json';

type Rows = NombrePublico['nameServers'];

const addresses = (rows: Rows, tipo: 'IPV4' | 'IPV6'): string[] =>
  rows.flatMap(({ ip, tipoIP }) => (ip && tipoIP === tipo ? [ip] : []));

/** The addresses of a server; the member is not there where none is known (RFC 9083, 5.2). */
function glue(rows: Rows): Pick<Nameserver, 'ipAddresses'> {
  const [v4, v6] = [addresses(rows, 'IPV4'), addresses(rows, 'IPV6')];
  if (v4.length + v6.length === 0) return {};
  return { ipAddresses: { ...(v4.length > 0 && { v4 }), ...(v6.length > 0 && { v6 }) } };
}

/** A name in both of its forms: the second only where it is another one. */
export function bothForms(nombre: string): { ldhName: string; unicodeName?: string } {
  const ldhName = toALabels(nombre) || nombre;
  const unicodeName = toULabels(ldhName);
  return unicodeName === ldhName ? { ldhName } : { ldhName, unicodeName };
}

/** A server that has a row for each of its addresses. */
export const nameserverOf = (nombre: string, rows: Rows): Nameserver => ({
  objectClassName: 'nameserver',
  ...bothForms(nombre),
  ...glue(rows),
});

/** The servers of a name in their order. */
export const nameserversOf = (rows: Rows): Nameserver[] =>
  [...new Set(rows.map(({ nombre }) => nombre))].map((nombre) =>
    nameserverOf(
      nombre,
      rows.filter((row) => row.nombre === nombre),
    ),
  );
