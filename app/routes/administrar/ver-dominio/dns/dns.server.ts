import { now, stamp } from '~/clock.server';
import { REGISTROS_POR_PAGINA } from '~/registry/contract/dns-limites';
import { signedIn } from '~/session/guard.server';
import { orNotAvailable } from '~/session/not-available.server';
import { perRequest } from '~/session/per-request.server';
import type { RouteArgs } from '~/session/visit.server';
import { domainOf } from '../domain.server';
import { nameOf } from '../name-of';

/** How the domain of the address is served, signed and published; null for who does not see it. */
export const stateOf = perRequest(async (args: RouteArgs) => {
  const info = await domainOf(args);
  if (info.codigoRespuesta !== 'OK' || !info.permisos.puedeVerServidores) return null;
  const { registry } = await signedIn(args);
  return orNotAvailable(registry.dns.estado({ nombreDominio: nameOf(info) }));
});

const pageOf = ({ request }: RouteArgs): number => {
  const asked = new URL(request.url).searchParams.get('registros') ?? '';
  return /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 1;
};

const wordsOf = ({ request }: RouteArgs): string =>
  (new URL(request.url).searchParams.get('buscar') ?? '').trim().slice(0, 255);

/** A page of its records, or of those with some words; one that does not exist is the last one. */
export const recordsOf = perRequest(async (args: RouteArgs) => {
  const { registry } = await signedIn(args);
  const nombreDominio = nameOf(await domainOf(args));
  const buscar = wordsOf(args);
  const part = (page: number) =>
    orNotAvailable(
      registry.dns.registros({
        nombreDominio,
        buscar,
        primerResultado: (page - 1) * REGISTROS_POR_PAGINA,
        cantResultados: REGISTROS_POR_PAGINA,
      }),
    );
  const page = pageOf(args);
  const found = await part(page);
  const pages = Math.max(1, Math.ceil(found.encontrados / REGISTROS_POR_PAGINA));
  const shown = page <= pages ? found : await part(pages);
  return { ...shown, buscar, page: Math.min(page, pages), pages };
});

type State = NonNullable<Awaited<ReturnType<typeof stateOf>>>;
export type Records = Awaited<ReturnType<typeof recordsOf>>;
/** `ahora`: when this was read; what is said of it is the same for the server and the browser. */
export type Dns = { estado: State; registros: Records | null; ahora: string };

/** What the section of a domain's DNS shows: the records are of a hosted one. */
export async function dnsOf(args: RouteArgs): Promise<Dns | null> {
  const estado = await stateOf(args);
  return estado && { estado, registros: estado.alojado ? await recordsOf(args) : null, ahora: stamp(now()) };
}
