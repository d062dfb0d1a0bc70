import * as address from '~/addresses';
import { now } from '~/base/clock.server';
import type { PeligroVisto } from '~/registry/contract/peligros';
import { toULabels } from '~/registry/domain/labels';
import { orNotAvailable } from '~/session/failures/not-available.server';
import { signedIn } from '~/session/guard.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import { recordsAsked } from '../asked';
import type { DeedLink } from '../deed-links';
import { domainOf, type Info } from '../domain.server';
import { fichaOf, sectionOf } from '../ficha.server';
import { nameOf } from '../name-of';
import { notTakenInWords, publicationInWords } from './publication-words.server';
import { serverDeeds } from './server-deeds.server';
import { signatureInWords, whatToSign } from './signature.server';

/** How the domain of the address is served, signed and published; null for who does not see it. */
export const stateOf = sectionOf(
  ({ dns }) => dns,
  async (args) => {
    const info = await domainOf(args);
    if (info.codigoRespuesta !== 'OK' || !info.permisos.puedeVerServidores) return null;
    const { registry } = await signedIn(args);
    return orNotAvailable(registry.dns.estado({ nombreDominio: nameOf(info) }));
  },
);

async function partOf(args: RouteArgs, page: number) {
  const { registry } = await signedIn(args);
  const { partOf: part } = recordsAsked(args.request);
  const nombreDominio = nameOf(await domainOf(args));
  return orNotAvailable(registry.dns.registros({ nombreDominio, ...part(page) }));
}

/** The page of its records that the address asks for. */
export const recordsOf = sectionOf(
  ({ registros }) => registros,
  (args) => partOf(args, recordsAsked(args.request).page),
);

/** The page that is shown: one that does not exist is the last one. */
async function shownOf(args: RouteArgs) {
  const { buscar, page: asked, shownOf: pageOf } = recordsAsked(args.request);
  const found = await recordsOf(args);
  const { page, pages } = pageOf(found.encontrados);
  return { ...(page === asked ? found : await partOf(args, page)), buscar, page, pages };
}

type State = NonNullable<Awaited<ReturnType<typeof stateOf>>>;
export type Records = Awaited<ReturnType<typeof shownOf>>;
/** `firma`: how it stands with DNSSEC, in a sentence; empty where there is nothing of it to show; `firmar`: what there is to do about it. `publicado`: whether the servers have it, in a sentence. */
export type Dns = {
  estado: State;
  /** Null where there is nothing to say of it; empty where what is wrong with it is among the warnings. */
  firma: string | null;
  firmar: string;
  /** What may be done with its servers. */
  deeds: DeedLink[];
  /** What was found of each of them, by its place: that it does not serve the name, or that nobody finds it; '' of one that does. */
  fallan: string[];
  registros: Records | null;
  publicado: string;
  noTomados: string;
  /** Where `publicado` is asked for again. */
  novedades: string;
};

type Hallado = Pick<PeligroVisto, 'servidores' | 'perdido'>;

/** What the row of each server says of it: what its findings say. */
const wrongIn = ({ nameservers }: Info, hallados: readonly Hallado[]): string[] => {
  const wrong = new Set(hallados.flatMap(({ servidores }) => servidores));
  const lost = new Set(hallados.map(({ perdido }) => perdido));
  return nameservers.map(({ nombre }) => {
    const shown = toULabels(nombre);
    if (lost.has(shown)) return 'No se encuentra';
    return wrong.has(shown) ? 'No lo atiende' : '';
  });
};

/** What the section of a domain's DNS shows: the records are of a hosted one. */
export async function dnsOf(args: RouteArgs): Promise<Dns | null> {
  const ficha = await fichaOf.known(args);
  const caidas = ficha?.caidas ?? [];
  const estado = caidas.includes('dns') ? null : await stateOf(args);
  const hasRecords = estado?.alojado && !caidas.includes('registros');
  if (!estado) return null;
  const registros = hasRecords ? await shownOf(args) : null;
  const info = await domainOf(args);
  // Until somebody serves it there is nothing to sign; what is deleted is served by nobody.
  const isServed = !info.eliminado && (estado.alojado || info.nameservers.length > 0);
  const firma =
    estado.propia && isServed
      ? signatureInWords(estado, {
          canDelegate: !info.motivos?.delegar,
          hallados: ficha?.peligros?.peligros ?? [],
        })
      : null;
  const publicado = publicationInWords(estado, info, now());
  const novedades = address.dnsDe('publicado', nameOf(info));
  const noTomados = notTakenInWords(estado.publicacion.rechazados);
  const deeds = serverDeeds(info, estado.tieneZona);
  const fallan = wrongIn(info, ficha?.peligros?.peligros ?? []);
  const firmar = whatToSign(estado);
  return { estado, firma, firmar, deeds, fallan, registros, publicado, noTomados, novedades };
}
