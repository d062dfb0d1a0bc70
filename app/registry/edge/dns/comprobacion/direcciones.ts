import { Resolver } from 'node:dns/promises';
import type { Servidor } from '../../../dns/servidores';
import { esPublica } from '../../../dns/servidores';
import { SIN_AVERIGUAR, SIN_DIRECCION } from '../../../domain/words/dns';

/** What finding the address of a name may take. */
const NOMBRE_MS = 1000;
const PUERTO = 53;

/** Where questions may go: in production only to addresses of the Internet, so that nobody asks our own network through us. */
export interface Alcance {
  privadas: boolean;
  puerto: number;
  /** Resolvers to ask, where not those of this machine. */
  resolutores?: readonly string[];
}

export const DE_INTERNET: Alcance = { privadas: false, puerto: PUERTO };

/** The addresses of a name; `existe` is whether there is such a name, undefined where nobody could tell. */
export interface Encontrado {
  ips: string[];
  existe: boolean | undefined;
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** Whether there is a name, by what a resolver said of one type of address (RFC 1035 4.1.1; NODATA: there is, without one). */
function existsBy(error: unknown): boolean | undefined {
  const code = codeOf(error);
  if (code === 'ENODATA') return true;
  return code === 'ENOTFOUND' ? false : undefined;
}

/** Names that never exist, and are not to be asked for (RFC 6761, 6.4). */
const isInvalid = (nombre: string): boolean => /(^|\.)invalid\.?$/.test(nombre);

/** Looks a name up, by the resolver of this machine. */
export async function resolve(
  nombre: string,
  { resolutores }: Alcance,
  signal: AbortSignal,
): Promise<Encontrado> {
  if (isInvalid(nombre)) return { ips: [], existe: false };
  const resolver = new Resolver({ timeout: NOMBRE_MS, tries: 1 });
  if (resolutores) resolver.setServers(resolutores);
  const stop = () => resolver.cancel();
  signal.addEventListener('abort', stop);
  const answers = await Promise.all(
    [resolver.resolve4(nombre), resolver.resolve6(nombre)].map((asked) =>
      asked.then(
        (ips) => ({ ips, existe: true }),
        (error: unknown) => ({ ips: [], existe: existsBy(error) }),
      ),
    ),
  );
  signal.removeEventListener('abort', stop);
  const said = answers.map(({ existe }) => existe);
  return {
    ips: answers.flatMap(({ ips }) => ips),
    existe: said.includes(true) || (said.includes(false) ? false : undefined),
  };
}

/** Where a server is asked; without an address that may be asked, why not. */
export interface Lugar {
  ip?: string;
  sinPreguntar?: string;
  /** Whether there is such a name at all, where it was looked up. */
  existe?: boolean;
}

/** The address at which a server of a delegation is asked: the one that is written there, or the one that its name has. */
export async function donde(
  servidor: string,
  filas: readonly Servidor[],
  alcance: Alcance,
  signal: AbortSignal,
): Promise<Lugar> {
  const escritas = filas.flatMap(({ nombre, ip }) => (nombre === servidor && ip ? [ip] : []));
  const { ips, existe } =
    escritas.length > 0 ? { ips: escritas, existe: true } : await resolve(servidor, alcance, signal);
  if (ips.length === 0) return { sinPreguntar: existe === undefined ? SIN_AVERIGUAR : SIN_DIRECCION, existe };
  const ip = ips.find((each) => alcance.privadas || esPublica(each));
  return ip
    ? { ip, existe }
    : { sinPreguntar: `tiene una dirección (${ips[0]}) que no es de Internet`, existe };
}
