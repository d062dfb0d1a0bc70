import { REGISTROS_POR_PAGINA } from '~/registry/contract/dns-limites';
import { CLASES, type Clase } from '~/registry/contract/historia';
import { pageShown } from '../mensajes/list-page';

/** The newest are in sight, and the pages are the way to all: few pages, on a phone of few screens. */
const ENTRIES = 10;

const queryOf = ({ url }: Request): URLSearchParams => new URL(url).searchParams;

/** A page of a size, as a registry is asked for it. */
const part = (page: number, size: number) => ({ primerResultado: (page - 1) * size, cantResultados: size });

/** Which records an address asks for: a page of all of them, or of those with some words. */
export function recordsAsked(request: Request) {
  const query = queryOf(request);
  const page = query.get('registros') ?? '';
  const asked = /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
  const buscar = (query.get('buscar') ?? '').trim().slice(0, 255);
  return {
    page: asked,
    buscar,
    partOf: (of: number) => ({ buscar, ...part(of, REGISTROS_POR_PAGINA) }),
    shownOf: (totalCount: number) =>
      pageShown({ paginaActual: asked, cantXPagina: REGISTROS_POR_PAGINA }, { totalCount }),
  };
}

/** Which part of a history an address asks for; what makes no sense is the beginning of all of it. */
export function historyAsked(request: Request) {
  const query = queryOf(request);
  const page = Math.trunc(Number(query.get('paginaHistorial')));
  const asked = page >= 1 && page <= 1_000_000 ? page : 1;
  const clase: Clase | null = CLASES.find((each) => each === query.get('historial')) ?? null;
  return {
    page: asked,
    clase,
    partOf: (of: number) => ({ clase, ...part(of, ENTRIES) }),
    shownOf: (totalCount: number) => pageShown({ paginaActual: asked, cantXPagina: ENTRIES }, { totalCount }),
  };
}
