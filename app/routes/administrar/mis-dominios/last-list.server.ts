import { listaDeDominios, misDominios } from '~/addresses';
import type { RequestContext } from '~/session/request/request-context.server';

const KEY = 'datos:lista-de-dominios';

type Kept = Pick<RequestContext, 'session'>;

/** The address of the list as this person saw it last. */
export async function lastList({ session }: Kept): Promise<string> {
  const kept = await session.read(KEY);
  return typeof kept === 'string' ? kept : misDominios();
}

/**
 * Remembers the filters, order and page of the list that is shown. In the session, which is read anyway: an address would have to
 * carry them through every dialog of a name, and a cookie that changes makes Chromium drop the pages that Back shows (decision 053).
 */
export async function rememberList(visitor: Kept, search: string): Promise<void> {
  const shown = listaDeDominios(search);
  if (shown !== (await lastList(visitor))) await visitor.session.note(KEY, shown);
}
