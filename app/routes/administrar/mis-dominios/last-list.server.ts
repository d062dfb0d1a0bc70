import * as address from '~/addresses';
import { bestEffort } from '~/session/failures/best-effort.server';
import type { RequestContext } from '~/session/request/request-context.server';

const KEY = 'datos:lista-de-dominios';

type Kept = Pick<RequestContext, 'session'>;

const searchIn = async ({ session }: Kept): Promise<string> => {
  const search = await session.read(KEY);
  return typeof search === 'string' ? search : '';
};

/**
 * Remembers the filters, order and page of the list that is shown. In the session, which is read anyway: an address would have to
 * carry them through every dialog of a name, and a cookie that changes makes Chromium drop the pages that Back shows (decision 053).
 */
export async function rememberList(visitor: Kept, search: string): Promise<void> {
  if (search !== (await searchIn(visitor))) await bestEffort(() => visitor.session.write(KEY, search));
}

/** The address of the list as this person saw it last. */
export const lastList = async (visitor: Kept): Promise<string> =>
  address.listaDeDominios(await searchIn(visitor));
