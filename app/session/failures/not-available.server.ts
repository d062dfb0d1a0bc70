import { data } from '@remix-run/node';
import * as address from '~/addresses';
import type { Problem } from '~/components/problem';
import { readId } from '~/registry/contract/base';
import type { Id } from '~/registry/contract/ids';
import { toULabels } from '~/registry/domain/labels';
import { readNombre } from '~/registry/domain/name';
import { INFORMACION_NO_DISPONIBLE } from '~/registry/domain/words/portal';

/** What became of something that was the person's until a moment ago, and where to go on. */
export type Where = {
  /** What the page is headed with, where it is more than that there is nothing. */
  titulo?: string;
  mensaje?: string;
  volver?: string;
  intentar?: string;
  ademas?: Problem['ademas'];
};

/** Only to read a path of ours. */
const ORIGIN = 'http://portal.invalid';

/** Thrown where an address exists only for somebody else, or not at all: the one way to say it (spec 2). */
export const notAvailable = (where?: Where) =>
  data(
    { titulo: INFORMACION_NO_DISPONIBLE, mensaje: 'Lo que busca no existe o no es suyo.', ...where },
    { status: 404 },
  );

/** An id as an address or a form has it; 'Información no disponible' for what cannot be one. */
export function idOf(text: unknown): Id {
  const id = readId(text);
  if (id === undefined) throw notAvailable();
  return id;
}

const leadsToNotFound = (thrown: unknown): thrown is Response =>
  thrown instanceof Response && (thrown.headers.get('Location') ?? '').startsWith(address.error('NotFound'));

const CONSULTA = /^\/generar-ticket\/(\d{1,12})$/;
const DE_UN_DOMINIO = /^\/administrar\//;

/** What was looked for, by its name, where the address that did says it as a name can be. */
function namedIn(thrown: Response): Where | undefined {
  const from = new URL(thrown.headers.get('Location') ?? '', ORIGIN).searchParams.get('volver') ?? '/';
  if (!URL.canParse(from, ORIGIN)) return undefined;
  const { pathname, searchParams } = new URL(from, ORIGIN);
  const consulta = CONSULTA.exec(pathname)?.[1];
  if (consulta)
    return {
      mensaje: `La consulta ${consulta} no existe o no es suya.`,
      volver: address.misTickets(),
      intentar: 'Ver mis consultas',
    };
  const read = DE_UN_DOMINIO.test(pathname) ? readNombre(searchParams.get('dominio') ?? '') : undefined;
  if (!read) return undefined;
  const nombre = toULabels(read);
  return {
    mensaje: `El dominio ${nombre} no existe o no es suyo.`,
    ademas: { href: address.whois(nombre), texto: 'Consultar de quién es' },
  };
}

/** What was asked for, or null where nobody has it: the page has more to show. */
export async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (thrown) {
    if (leadsToNotFound(thrown)) return null;
    throw thrown;
  }
}

/** What the person does not have, or nobody has, is 'Información no disponible' in the page of its own address. */
export async function orNotAvailable<T>(
  asked: Promise<T>,
  where?: Where | (() => Promise<Where | undefined>),
): Promise<T> {
  try {
    return await asked;
  } catch (thrown) {
    if (!leadsToNotFound(thrown)) throw thrown;
    throw notAvailable((typeof where === 'function' ? await where() : where) ?? namedIn(thrown));
  }
}
