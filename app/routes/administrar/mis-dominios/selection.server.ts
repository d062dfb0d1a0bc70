import { z } from 'zod';
import * as address from '~/addresses';
import { count } from '~/format';
import { DEBE_SELECCIONAR_DOMINIO } from '~/registry/domain/words/dominios';
import { done } from '~/session/forms/answers.server';
import type { SignedSubmission } from '~/session/forms/intents.server';
import { signedIn } from '~/session/guard.server';
import {
  type Registry,
  type RequestContext,
  type RouteArgs,
  redirect,
} from '~/session/request/request-context.server';
import { nameOf } from '../ver-dominio/name-of';
import { canBeChosen } from './can-be-chosen';
import { filtroDe, knownFilters, narrowAlike, queryTyped, readFilters } from './filters.server';
import { walked } from './walk.server';

const KEY = 'datos:dominios-elegidos';
const MOST = 10_000;

/** Domains that were chosen: one by one, or all that the filter of an address finds, so many of them (decision x). */
const chosen = z.object({
  nombres: z.array(z.string()),
  filtro: z.string().nullable(),
  total: z.number(),
  /** As many of them as were ticked on the page from which a change was asked, where there are others. */
  aqui: z.number().optional(),
});
export type Chosen = z.output<typeof chosen>;

/** Where all are chosen, how some are left out. */
export const TODOS_MENOS = 'Quite la marca de los que no quiera modificar.';

const NONE: Chosen = { nombres: [], filtro: null, total: 0 };

/** What was chosen so far, on whatever page of the list. */
export async function chosenIn({ session }: Pick<RequestContext, 'session'>): Promise<Chosen> {
  const { data } = chosen.safeParse(await session.read(KEY));
  return data ?? NONE;
}

/** The filter of an address, as the registry takes it: by an account, of the person's own. */
async function filterOf(registry: Registry, filtro: string) {
  const { cuentasPago } = await registry.cuenta.cuentasPago();
  const own = cuentasPago.map(({ id }) => id);
  return filtroDe(readFilters(new URLSearchParams(filtro), own, await knownFilters()).typed);
}

/** Leads who has chosen nothing to the list, where that is said. */
export const toldToChoose = (args: RouteArgs, list: string): Promise<Response> =>
  done(args, `${list}#elegidos`, { tipo: 'error', texto: DEBE_SELECCIONAR_DOMINIO });

/** What was chosen, as the registry takes it; who has not chosen is told so on the list. */
export async function selectionIn(args: RouteArgs) {
  const visitor = await signedIn(args);
  const chosen = await chosenIn(visitor);
  if (chosen.total === 0) throw await toldToChoose(args, address.misDominios());
  const { nombres, filtro } = chosen;
  return filtro === null
    ? { dominiosSeleccionados: nombres }
    : { filtro: await filterOf(visitor.registry, filtro) };
}

/** Whether what was chosen is all that this address finds: its box is ticked, and unticking it takes that back. */
export const areAllOf = ({ filtro }: Chosen, query: URLSearchParams): boolean =>
  filtro !== null && narrowAlike(new URLSearchParams(filtro), query);

/** Whether it is of all of the person's names: nothing narrows what was chosen. */
export const areAllTheirs = ({ filtro }: Chosen): boolean =>
  filtro !== null && narrowAlike(new URLSearchParams(filtro), new URLSearchParams());

/** The names of the list that can be chosen, and those of them that are ticked. */
function tickedIn(form: FormData): { elegibles: string[]; ticked: string[] } {
  const elegibles = String(form.get('elegibles') ?? '')
    .split(' ')
    .filter(Boolean);
  return { elegibles, ticked: form.getAll('dominio').filter((value) => typeof value === 'string') };
}

/** The names that came ticked, since all of the filter were chosen, and are no more. */
function takenOff(form: FormData): ReadonlySet<string> {
  if (!form.has('conTodos')) return new Set();
  const { elegibles, ticked } = tickedIn(form);
  return new Set(elegibles.filter((nombre) => !ticked.includes(nombre)));
}

/** All that a filter finds but some, by their names: the registry takes names or a filter. */
async function allBut(registry: Registry, filtro: string, without: ReadonlySet<string>): Promise<Chosen> {
  const nombres: string[] = [];
  for await (const part of walked(registry, await filterOf(registry, filtro))) {
    nombres.push(
      ...part
        .filter(canBeChosen)
        .map(nameOf)
        .filter((nombre) => !without.has(nombre)),
    );
    if (nombres.length >= MOST) break;
  }
  const most = nombres.slice(0, MOST);
  return { nombres: most, filtro: null, total: most.length };
}

/** All that the list of an address finds, so many of them. */
const allOf = (query: URLSearchParams, total: number): Chosen => ({
  nombres: [],
  filtro: query.toString(),
  total,
});

/**
 * The names ticked on this page with those of the other pages; or all of the filter, where those were chosen. All of another
 * filter stay chosen until something of this one is. Where no list was shown, what was chosen before.
 */
function joined(before: Chosen, form: FormData, query: URLSearchParams): Chosen {
  if (!form.has('enPagina')) return before;
  const all = Number(form.get('conTodos') ?? 0);
  if (all > 0) return allOf(query, all);
  const { ticked } = tickedIn(form);
  const shown = new Set(String(form.get('enPagina') ?? '').split(' '));
  if (before.filtro !== null && !areAllOf(before, query) && ticked.length === 0) return before;
  const elsewhere = before.nombres.filter((nombre) => !shown.has(nombre));
  const nombres = [...new Set([...elsewhere, ...ticked])].slice(0, MOST);
  return { nombres, filtro: null, total: nombres.length };
}

/** Keeps what is ticked, with what was chosen on other pages. */
async function keep(args: RouteArgs, { form, session, registry }: SignedSubmission): Promise<Chosen> {
  const query = new URL(args.request.url).searchParams;
  const before = await chosenIn({ session });
  const without = takenOff(form);
  const now =
    without.size > 0 ? await allBut(registry, query.toString(), without) : joined(before, form, query);
  if (JSON.stringify(now) !== JSON.stringify(before)) await session.write(KEY, now);
  return now;
}

const listOf = ({ request }: RouteArgs): string => `${address.misDominios()}${new URL(request.url).search}`;

/** What was done, and not how it is: a box that is ticked afterwards does not make it wrong. */
const told = (args: RouteArgs, texto: string) =>
  done(args, `${listOf(args)}#elegidos`, { tipo: 'ok', texto });

/** Keeps what is ticked, to go on choosing on another page. */
export async function guardarSeleccion(args: RouteArgs, submission: SignedSubmission) {
  const { total } = await keep(args, submission);
  const chose = total === 1 ? 'Se eligió' : 'Se eligieron';
  return told(
    args,
    `${chose} ${count(total, 'dominio', 'dominios')}, y ${total === 1 ? 'sigue elegido' : 'siguen elegidos'} aunque salga de la lista. Siga eligiendo, o indique qué quiere modificar.`,
  );
}

/** Chooses each name of this page that can be; they come back ticked. */
export function elegirPagina(args: RouteArgs, submission: SignedSubmission) {
  const { form } = submission;
  form.delete('dominio');
  for (const nombre of tickedIn(form).elegibles) form.append('dominio', nombre);
  return guardarSeleccion(args, submission);
}

function chosenWords(all: Chosen): string {
  const { total } = all;
  if (areAllTheirs(all)) return `Se eligieron todos sus dominios (${total}).`;
  return total === 1
    ? 'Se eligió el único que cumple el filtro.'
    : `Se eligieron los ${total} que cumplen el filtro.`;
}

/** Chooses all that the filter finds, so many as the button says; they come back ticked, and the tick comes off of who is not meant. */
export async function elegirTodos(args: RouteArgs, { session, argumento }: SignedSubmission) {
  const total = Number(argumento);
  if (!Number.isSafeInteger(total) || total < 1) return redirect(args, listOf(args));
  const all = allOf(new URL(args.request.url).searchParams, total);
  await session.write(KEY, all);
  return told(args, `${chosenWords(all)} ${TODOS_MENOS}`);
}

/** Another page or order of the list, or one filter less: the query that its button says. What is ticked goes along. */
export async function ver(args: RouteArgs, submission: SignedSubmission) {
  await keep(args, submission);
  return redirect(args, address.listaDeDominios(`?${submission.argumento}`));
}

/** The list as its filters and its number of rows are typed, at an address of its own. What is ticked goes along. */
export async function filtrar(args: RouteArgs, submission: SignedSubmission) {
  await keep(args, submission);
  return redirect(args, address.listaDeDominios(`?${queryTyped(submission.form)}`));
}

export async function vaciarSeleccion(args: RouteArgs, { session }: SignedSubmission) {
  await session.remove(KEY);
  return redirect(args, listOf(args));
}

/** Where a change of several names is asked; `search` is the list's. */
function pageOf(accion: string, search: string): string {
  if (accion === 'EDITAR_CONTACTO') return address.contactoAModificar(search);
  if (accion === 'RENOVAR') return address.renovarVarios(search);
  if (accion === 'CERRAR_CANDADO') return address.candadoDeVarios(search);
  return address.cambiarVarios(accion, undefined, search);
}

/** Goes on to a change of what is chosen; with nothing chosen, says so. */
export async function modificar(args: RouteArgs, submission: SignedSubmission) {
  const all = await keep(args, submission);
  if (all.total === 0) return toldToChoose(args, listOf(args));
  const { form, session } = submission;
  const aqui = form.has('enPagina') ? tickedIn(form).ticked.length : 0;
  if (aqui < all.total) await session.write(KEY, { ...all, aqui });
  const { search } = new URL(args.request.url);
  const { argumento: accion } = submission;
  return redirect(args, pageOf(accion, search));
}

export const forgetSelection = ({ session }: Pick<RequestContext, 'session'>): Promise<void> =>
  session.remove(KEY);
