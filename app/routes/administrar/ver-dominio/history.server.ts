import * as address from '~/addresses';
import { signedIn } from '~/session/guard.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import { historyAsked } from './asked';
import { entriesOf } from './entries';
import { entriesInWords } from './entry-in-words.server';
import type { Ficha } from './ficha.server';
import { nameOf } from './name-of';

const CLASES = [
  [undefined, 'Todo'],
  ['VIDA', 'Registro y renovaciones'],
  ['CONTACTOS', 'Contactos'],
  ['PAGOS', 'Forma de pago'],
  ['SERVIDORES', 'Servidores'],
  ['SEGURIDAD', 'Seguridad'],
] as const;

/** The kinds of change by which it is narrowed, each with where it leads; nowhere the one that is shown. */
const clasesDe = (nombre: string, clase: string | null) =>
  CLASES.map(([value, words]) => ({
    words,
    href: (value ?? null) === clase ? null : address.historialDeDominio(nombre, value),
  }));

/** How much there is of it, and how it is read. */
const summaryOf = (total: number): string => (total === 0 ? 'No hay nada de esta clase.' : entriesOf(total));

/** A page of what happened to a domain, for those who may look at it (spec 6). */
export async function historyOf(args: RouteArgs, { informacion, historia: found, pagos }: Ficha) {
  if (!found) return null;
  const { clase, page: asked, partOf, shownOf } = historyAsked(args.request);
  const { page, pages } = shownOf(found.total);
  const { registry } = await signedIn(args);
  const { entradas } =
    page === asked
      ? found
      : await registry.historia.listar({ nombreDominio: nameOf(informacion), ...partOf(page) });
  /** One change is not narrowed any further. */
  const clases = clase === null && found.total < 2 ? null : clasesDe(nameOf(informacion), clase);
  const isAsked = clase !== null || asked > 1;
  return {
    /** On a phone it is opened by who wants it, however long it is; one entry is shown. */
    fold: clases && `Ver ${found.total > 1 ? `sus ${found.total} entradas` : 'sus entradas'}`,
    isAsked,
    entradas: entriesInWords(entradas, pagos?.cargos),
    summary: summaryOf(found.total),
    clase,
    clases,
    page,
    pages,
  };
}
