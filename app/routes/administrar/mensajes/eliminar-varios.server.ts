import { data } from '@remix-run/node';
import * as address from '~/addresses';
import { count } from '~/format';
import type { Id } from '~/registry/contract/ids';
import { idOf } from '~/session/failures/not-available.server';
import { done } from '~/session/forms/answers.server';
import type { Submission } from '~/session/forms/form.server';
import type { RequestContext, RouteArgs } from '~/session/request/request-context.server';
import { withChosen, withoutChosen } from './list-page';
import { messageOf } from './mensajes.server';

/** As many as a page of the list shows. */
const MOST = 25;

/** Each value names one, or several. */
const idsIn = (values: readonly FormDataEntryValue[]): Id[] =>
  [...new Set(values.flatMap((each) => String(each).split(' ').filter(Boolean)).map(idOf))].slice(0, MOST);

/** The list the dialog was opened over. */
const listBehind = (path: string): string => address.mensajes(withoutChosen(path.split('?')[1] ?? ''));

const NONE = 'Debe elegir al menos un mensaje.';

/** What was chosen in the list, by name; where nothing was, the list is there with what is wrong, as any form that is refused. */
export async function chosenMessages(args: RouteArgs, { registry, path }: RequestContext) {
  const { search, searchParams } = new URL(args.request.url);
  const ids = idsIn(searchParams.getAll('id'));
  if (ids.length === 0) {
    const refused = { id: 'mensajes', errors: [NONE], allErrors: { '': [NONE] } };
    return data({ volver: listBehind(path), mensajes: [], refused }, { status: 422 });
  }
  const mensajes = await Promise.all(ids.map((id) => messageOf(registry, id)));
  // Who leaves finds chosen what was.
  const volver = address.mensajes(withChosen(search, ids.map(String)));
  return data({ volver, mensajes: mensajes.map(({ id, titulo }) => ({ id, titulo })), refused: null });
}

/** Takes them off the list. */
export async function eliminarVarios(args: RouteArgs, { form, registry, path }: Submission) {
  const ids = idsIn(form.getAll('ids'));
  const volver = listBehind(path);
  if (ids.length === 0) return done(args, volver, { tipo: 'error', texto: NONE });
  const { cantidad } = await registry.mensajes.eliminarVarios({ ids });
  const texto = `Se ${cantidad === 1 ? 'eliminó' : 'eliminaron'} ${count(cantidad, 'mensaje', 'mensajes')}.`;
  return done(args, volver, { tipo: 'ok', texto });
}
