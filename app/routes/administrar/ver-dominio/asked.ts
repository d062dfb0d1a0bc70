import { REGISTROS_POR_PAGINA } from '~/registry/contract/dns-limites';
import { CLASES, type Clase } from '~/registry/contract/historia';

const ENTRIES = 10;

const queryOf = ({ url }: Request): URLSearchParams => new URL(url).searchParams;

/** A page of a size, as a registry is asked for it. */
const part = (page: number, size: number) => ({ primerResultado: (page - 1) * size, cantResultados: size });

/** How many pages there are, and the one that is shown: one that does not exist is the last one. */
function pagesOf(asked: number, total: number, size: number) {
  const pages = Math.max(1, Math.ceil(total / size));
  return { page: Math.min(asked, pages), pages };
}

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
    pagesOf: (encontrados: number) => pagesOf(asked, encontrados, REGISTROS_POR_PAGINA),
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
    pagesOf: (total: number) => pagesOf(asked, total, ENTRIES),
  };
}
