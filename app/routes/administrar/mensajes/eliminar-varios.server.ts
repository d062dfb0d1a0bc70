import { data } from '@remix-run/node';
import * as address from '~/addresses';
import type { Id } from '~/registry/contract/ids';
import { idOf } from '~/session/failures/not-available.server';
import { done } from '~/session/forms/answers.server';
import type { Submission } from '~/session/forms/form.server';
import type { Registry, RequestContext, RouteArgs } from '~/session/request/request-context.server';
import { eliminarTodos, howMany, MOST } from './eliminar-todos.server';
import { chosenIn, withChosen, withoutChosen } from './list-page';
import { isOfUnread, messageOf } from './mensajes.server';

/** Each value names one, or several. */
const idsIn = (values: readonly FormDataEntryValue[]): Id[] =>
  [...new Set(values.flatMap((each) => String(each).split(' ').filter(Boolean)).map(idOf))].slice(0, MOST);

/** The list the dialog was opened over. */
const listBehind = (path: string): string => address.mensajes(withoutChosen(path.split('?')[1] ?? ''));

const NONE = 'Debe elegir al menos un mensaje.';

interface Shown {
  volver: string;
  cantidad: number;
  /** Of those that were chosen by name. */
  titulos: { id: Id; titulo: string }[];
  dice: string;
  /** What the form says of what it was asked. */
  hidden: Record<string, string>;
}

/** What becomes of so many of them. */
const gone = (n: number, list: string): string =>
  n === 1
    ? `Se quita de ${list} y no se puede recuperar. Lo que avisa no cambia.`
    : `Se quitan de ${list} y no se pueden recuperar. Lo que avisan no cambia.`;

/** All that the list finds but some: which is said without reading more of them than the newest. */
async function allOf(registry: Registry, search: string): Promise<Shown> {
  const soloSinLeer = isOfUnread(new URLSearchParams(search));
  const { menos } = chosenIn(search);
  const { totalCount, mensajes } = await registry.mensajes.usuario({
    soloSinLeer,
    paginaActual: 1,
    cantXPagina: 5,
  });
  const cantidad = Math.max(0, totalCount - menos.length);
  const but = menos.length === 1 ? ' menos el que desmarcó' : ` menos los ${menos.length} que desmarcó`;
  const which = soloSinLeer
    ? 'todos los mensajes sin leer de su lista'
    : 'todos los de su lista, leídos y sin leer';
  return {
    volver: address.mensajes(search),
    cantidad,
    titulos: [],
    dice: `Son ${which}, de todas las páginas${menos.length > 0 ? `,${but}` : ''}. ${gone(cantidad, 'ella')}`,
    hidden: { total: String(totalCount), primero: String(mensajes[0]?.id ?? '') },
  };
}

/** What was chosen in the list, by name or all of it; where nothing was, the list is there with what is wrong, as any form that is refused. */
export async function chosenMessages(args: RouteArgs, { registry, path }: RequestContext) {
  const { search, searchParams } = new URL(args.request.url);
  if (chosenIn(search).areAll) {
    const shown = await allOf(registry, search);
    if (shown.cantidad > 0) return data({ ...shown, refused: null });
  }
  const ids = idsIn(searchParams.getAll('id'));
  if (ids.length === 0) {
    const refused = { id: 'mensajes', errors: [NONE], allErrors: { '': [NONE] } };
    const shown: Shown = { volver: listBehind(path), cantidad: 0, titulos: [], dice: '', hidden: {} };
    return data({ ...shown, refused }, { status: 422 });
  }
  const mensajes = await Promise.all(ids.map((id) => messageOf(registry, id)));
  const shown: Shown = {
    // Who leaves finds chosen what was.
    volver: address.mensajes(withChosen(search, ids.map(String))),
    cantidad: mensajes.length,
    titulos: mensajes.map(({ id, titulo }) => ({ id, titulo })),
    dice: gone(mensajes.length, 'su lista'),
    hidden: { ids: ids.join(' ') },
  };
  return data({ ...shown, refused: null });
}

/** Takes them off the list. */
export async function eliminarVarios(args: RouteArgs, submission: Submission) {
  const { form, registry, path } = submission;
  const volver = listBehind(path);
  if (form.has('total')) return eliminarTodos(args, submission, volver);
  const ids = idsIn(form.getAll('ids'));
  if (ids.length === 0) return done(args, volver, { tipo: 'error', texto: NONE });
  const { cantidad } = await registry.mensajes.eliminarVarios({ ids });
  return done(args, volver, { tipo: 'ok', texto: `${howMany(cantidad)}.` });
}
