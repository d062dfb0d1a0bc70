import { isBelow, toULabels } from '~/registry/domain/labels';
import { SIN_IP } from '~/registry/domain/words/nameservers';

/** A name server of a name in whois: all its addresses, or what there is to say where it has none. */
export interface Servidor {
  nombre: string;
  ips: string[];
  sinIp: string | null;
}

/** Only a server under the name itself is found by an address of its own. */
const sinIp = (servidor: string, dominio: string): string =>
  isBelow(servidor, dominio) ? 'Sin datos' : SIN_IP;

/** The servers of a name, each once and in the letters of people, in the order in which they come. */
export function serversOf(
  dominio: string,
  found: readonly { nombre: string; ip: string | null }[],
): Servidor[] {
  const ips = new Map<string, string[]>();
  for (const { nombre: asServed, ip } of found) {
    const nombre = toULabels(asServed.toLowerCase());
    ips.set(nombre, [...(ips.get(nombre) ?? []), ...(ip ? [ip] : [])]);
  }
  return [...ips].map(([nombre, each]) => ({
    nombre,
    ips: each,
    sinIp: each.length > 0 ? null : sinIp(nombre, dominio),
  }));
}
