import * as address from '~/addresses';
import { count } from '~/format';
import { RegistryFailure } from '~/registry/client.server';
import type { Id } from '~/registry/contract/ids';
import { sentenceOf } from '~/session/failures/failed-calls';
import { done } from '~/session/forms/answers.server';
import type { Submission } from '~/session/forms/form.server';
import type { Registry, RouteArgs } from '~/session/request/request-context.server';
import { chosenIn } from './list-page';
import { isOfUnread } from './mensajes.server';

/** As many as a page of the list shows, and as the registry deletes at once. */
export const MOST = 25;

/** As many as one press deletes, and for how long it does: another registry may take a while for each. What is left is told, and goes on with another press. */
const AT_A_TIME = 2000;
const PLAZO_MS = 10_000;

export const howMany = (n: number): string =>
  `Se ${n === 1 ? 'eliminó' : 'eliminaron'} ${count(n, 'mensaje', 'mensajes')}`;

interface Walked {
  found: Id[];
  /** How many the list finds, as its last page said. */
  total: number;
}

/** The messages that a list finds, the newest first, as far as they are deleted now. */
async function walked(registry: Registry, soloSinLeer: boolean, until: number): Promise<Walked> {
  const found = new Set<Id>();
  let total = 0;
  let paginaActual = 0;
  do {
    paginaActual += 1;
    const part = await registry.mensajes.usuario({ soloSinLeer, paginaActual, cantXPagina: MOST });
    total = part.totalCount;
    for (const { id } of part.mensajes) found.add(id);
  } while (paginaActual * MOST < Math.min(total, AT_A_TIME) && performance.now() < until);
  return { found: [...found], total };
}

/** Nothing is deleted that was not counted: one that came meanwhile was not seen. */
function changedSince(before: string, total: number): string {
  if (total === 0) return 'No quedan mensajes que eliminar en esa lista.';
  const numbers = before === String(total) ? '' : ` (eran ${before} mensajes y ahora son ${total})`;
  return `Su lista cambió mientras decidía${numbers}: no se eliminó ninguno. Vuelva a elegirlos.`;
}

/** A part after the other while there is time; how many of them, and what ended it before its end. */
async function deleted(
  registry: Registry,
  ids: readonly Id[],
  until: number,
): Promise<{ gone: number; failure?: unknown }> {
  let gone = 0;
  try {
    while (gone < ids.length && (gone === 0 || performance.now() < until)) {
      await registry.mensajes.eliminarVarios({ ids: ids.slice(gone, gone + MOST) });
      gone = Math.min(ids.length, gone + MOST);
    }
  } catch (failure) {
    return { gone, failure };
  }
  return { gone };
}

/** Of a part that failed some may be gone: how many the list still has, or as many as are known to be in it. */
async function leftIn(registry: Registry, soloSinLeer: boolean, known: number): Promise<number> {
  try {
    const { totalCount } = await registry.mensajes.usuario({ soloSinLeer, paginaActual: 1, cantXPagina: 1 });
    return totalCount;
  } catch {
    return known;
  }
}

/** Takes all that the list finds off it, where that is what was asked about: as many as there is time for. */
export async function eliminarTodos(args: RouteArgs, submission: Submission, volver: string) {
  const { form, registry, plainRegistry, failed, path } = submission;
  const start = performance.now();
  const { search, searchParams } = new URL(args.request.url);
  const soloSinLeer = isOfUnread(searchParams);
  const { found, total } = await walked(registry, soloSinLeer, start + PLAZO_MS / 2);
  const [before, primero] = [String(form.get('total')), String(form.get('primero'))];
  if (String(total) !== before || String(found[0]) !== primero)
    return done(args, volver, { tipo: 'error', texto: changedSince(before, total) });
  const { menos } = chosenIn(search);
  const ids = found.filter((id) => !menos.includes(String(id)));
  const { gone, failure } = await deleted(plainRegistry, ids, start + PLAZO_MS);
  const known = total - gone;
  const left = (failure ? await leftIn(plainRegistry, soloSinLeer, known) : known) - menos.length;
  const sum = total - menos.length - left;
  if (failure && (sum <= 0 || !(failure instanceof RegistryFailure)))
    return failed(failure, 'mensajes.eliminarVarios');
  if (left <= 0) return done(args, volver, { tipo: 'ok', texto: `${howMany(sum)}.` });
  const rest = `${howMany(sum)}; ${left === 1 ? 'queda 1' : `quedan ${left}`}.`;
  const seguir = {
    href: `${address.eliminarMensajes()}${search}`,
    texto: left === 1 ? 'Eliminar el que queda' : 'Eliminar los que quedan',
  };
  if (!(failure instanceof RegistryFailure)) return done(args, volver, { tipo: 'ok', texto: rest, seguir });
  const why = sentenceOf('mensajes.eliminarVarios', failure, { input: {}, path });
  return done(args, volver, { tipo: 'error', texto: `${rest} ${why}`, seguir });
}
