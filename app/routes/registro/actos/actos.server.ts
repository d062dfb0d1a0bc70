import { pageAsked, pageShown } from '~/routes/administrar/mensajes/list-page';
import { atDesk } from '~/session/oficina/desk.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import { subjectIn } from '../subject-parts';

/** A page of what was done at the desk; the last one where the page asked for does not exist. */
export async function loadActos(args: RouteArgs) {
  const { oficina, yo } = await atDesk(args, 'entrar');
  const query = new URL(args.request.url).searchParams;
  const puedeVerTodos = yo.actos.includes('verActos');
  const todos = puedeVerTodos && query.get('de') === 'todos';
  const asked = pageAsked(query);
  const first = await oficina.personal.actos({ ...asked, propios: !todos });
  const shown = pageShown(asked, { totalCount: first.total });
  const { actos } =
    shown.page === asked.paginaActual
      ? first
      : await oficina.personal.actos({ ...asked, paginaActual: shown.page, propios: !todos });
  return {
    ...shown,
    actos: actos.map((acto) => ({ ...acto, over: subjectIn(acto, yo.actos) })),
    todos,
    puedeVerTodos,
  };
}
