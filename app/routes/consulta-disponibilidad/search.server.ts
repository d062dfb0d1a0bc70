import { capital } from '~/format';
import { LIMITE_REGISTROS } from '~/registry/domain/cart';
import { anunciosDeVenta, type Vigencia } from '~/registry/domain/precios';
import {
  CAJA,
  candidates,
  correoEscrito,
  etiquetaEn,
  largoDe,
  motivoDeEtiqueta,
  nombreMalo,
  splitNombres,
  sufijoDe,
} from '~/registry/domain/typed-name';
import { failureTold } from '~/session/failures/failures.server';
import { captchaResponseOf, nextCaptcha } from '~/session/forms/captcha.server';
import type { Registry, RequestContext, RouteArgs } from '~/session/request/request-context.server';

type Answer = Awaited<ReturnType<Registry['dominio']['disponibilidad']>>;
type Item = Answer['dominios'][number];
/** `exactos`: the names that were meant as they were typed, which come chosen. */
export type Result = Pick<Answer, 'dominios' | 'sugerencias'> & { exactos: string[] };
export type Challenge = Awaited<ReturnType<Registry['dominio']['desafioCaptcha']>>;

type Sufijo = { nombre: string; precio: number | null; proximo?: Vigencia | undefined };

/** Errors in the shape the summary and the fields read. */
type Refused = { id: string; errors: string[]; allErrors: Record<string, string[]> };

/** A search: what was asked, and its result, its refusal, or neither when nothing was asked yet. */
export type Search = {
  nombre: string;
  sufijos: Sufijo[];
  /** What a year will cost under those, from another day on. */
  anuncio: string;
  elegidos: string[];
  result: Result | null;
  refused: Refused | null;
  captcha: Challenge | null;
  captchaPending: boolean;
  /** Of the page: refused, or what the registry failed with. */
  status: number;
};

/**
 * Looks for the names of a query: `nombre` (one or several) and `sufijo` (none chosen means all of them). An empty name
 * does nothing (spec 5). The registry asks for a captcha when its budget for this visitor is used up.
 */
export async function search(
  args: RouteArgs,
  visitor: RequestContext,
  query: URLSearchParams,
): Promise<Search> {
  const { dominiosHabilitados: sufijos } = await visitor.registry.dominio.habilitados();
  const habilitados = sufijos.map(({ nombre }) => nombre);
  const chosen = query.getAll('sufijo').filter((sufijo) => habilitados.includes(sufijo));
  const elegidos = chosen.length > 0 ? chosen : habilitados;
  const nombre = query.get('nombre')?.trim() ?? '';
  const asked = { nombre, sufijos, elegidos, anuncio: anunciosDeVenta(sufijos, elegidos), ...nothing };
  const names = candidates(nombre, elegidos, habilitados);
  if (names.length === 0) return asked;
  const problem = problemOf(nombre, query.has(CAJA), habilitados);
  if (problem) return { ...asked, ...refusal('nombre', problem) };
  const found = await ask(args, visitor, { names, habilitados }, captchaResponseOf(query));
  const exactos = exactosDe(splitNombres(nombre), names, habilitados);
  return { ...asked, ...found, result: 'result' in found ? { ...found.result, exactos } : null };
}

/**
 * The names that were meant as they were typed. One alone, typed without an ending, is meant under the first of those that
 * were asked for (.uy, unless it was left out): the others are shown to choose from, at a price of their own. Where that one
 * is taken none is chosen instead of the person; nor of several ideas, which are compared.
 */
const exactosDe = (typed: string[], names: string[], habilitados: readonly string[]): string[] =>
  typed.length === 1 ? names.slice(0, 1) : typed.filter((name) => sufijoDe(name, habilitados));

const nothing = { result: null, refused: null, captcha: null, captchaPending: false, status: 200 };

/** Limits of a search, told instead of cutting what was typed (spec 5, decision e). */
function problemOf(nombre: string, enCaja: boolean, habilitados: readonly string[]): string | undefined {
  const names = splitNombres(nombre);
  if (names.length > LIMITE_REGISTROS)
    return `Escribió ${names.length} nombres y se pueden buscar hasta ${LIMITE_REGISTROS} a la vez. Quite algunos.`;
  const long = names.map((name) => largoDe(name, enCaja)).find((told) => told !== undefined);
  // among several names the others are looked for, and its row says it
  return long ?? (names.length === 1 ? causeOf(names[0] ?? '', habilitados) : undefined);
}

/** What is wrong in a name itself, whatever it ends in. */
const causeOf = (nombre: string, habilitados: readonly string[]): string | undefined =>
  correoEscrito(nombre, habilitados) ?? nombreMalo(nombre, habilitados);

async function ask(
  args: RouteArgs,
  visitor: RequestContext,
  { names: dominios, habilitados }: Record<'names' | 'habilitados', string[]>,
  captchaResponse: string | null,
) {
  const answer = await visitor.registry.dominio
    .disponibilidad({ dominios, captchaResponse })
    .catch((thrown: unknown) => failureTold(thrown));
  if ('status' in answer) return refusal('nombre', answer.mensaje, answer.status);
  const captcha = await nextCaptcha(args, visitor);
  if (answer.respuestaOK)
    return { captcha, ...judged({ ...answer, dominios: causesIn(answer.dominios, habilitados) }) };
  if (answer.codigo !== 'CAPTCHA_INVALIDO') return { captcha, ...refusal('nombre', answer.mensaje) };
  // One that this portal cannot pose is said where the name is: there is no other field.
  if (captcha === null) return { captcha, ...refusal('nombre', answer.mensaje) };
  return captchaResponse === null
    ? { captcha, captchaPending: true }
    : { captcha, ...refusal('captcha', answer.mensaje) };
}

/** What is no name under any ending is told once, by what is wrong in it: that it has to end in .uy says nothing of that. */
function causesIn(dominios: Item[], habilitados: readonly string[]): Item[] {
  const told = new Set<string>();
  return dominios.flatMap((item) => {
    const mensaje = item.mensaje && causeOf(item.nombre, habilitados);
    if (!mensaje) return item;
    if (item.nombre.includes('@')) return { ...item, mensaje };
    if (told.has(mensaje)) return [];
    told.add(mensaje);
    return { ...item, nombre: etiquetaEn(item.nombre, habilitados), mensaje };
  });
}

/** What is wrong in a name stands under it, and does not name it again. */
const besideName = (item: Item): Item => {
  const motivo = item.mensaje && motivoDeEtiqueta(item.nombre);
  return motivo && !item.nombre.includes('.') ? { ...item, mensaje: capital(motivo) } : item;
};

/** What can be had, what cannot, and what is no name; as they were typed within each. */
const freeFirst = (dominios: Item[]): Item[] => [...dominios].sort((a, b) => rankOf(a) - rankOf(b));

const rankOf = ({ disponible, mensaje }: Item): number => (disponible ? 0 : mensaje ? 2 : 1);

/** Where nothing typed is a name, it is the field that is wrong; otherwise each row says its own. */
function judged({ dominios, sugerencias }: Answer) {
  const reasons = new Set(dominios.map(({ mensaje }) => mensaje));
  if (reasons.has('')) return { result: { dominios: freeFirst(dominios.map(besideName)), sugerencias } };
  return refusal('nombre', [...reasons].join(' '));
}

/** The ids of these fields are their names, so the summary's links are `#form-name` without the form. */
const refusal = (field: string, message: string, status = 422): { refused: Refused; status: number } => ({
  refused: { id: 'buscar', errors: [], allErrors: { [field]: [message] } },
  status,
});
