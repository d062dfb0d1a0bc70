import { redirect as remixRedirect } from '@remix-run/node';
import * as address from '~/addresses';
import { RegistryFailure } from '~/registry/client.server';
import type { RouteArgs } from './route-args';
import type { Session } from './session.server';
import { submissionOf } from './submission.server';

/** Where each failure of the registry leads (spec 8). */
const PAGES: Record<RegistryFailure['kind'], address.PaginaDeError> = {
  autorizacion: 'Authorization',
  noEncontrado: 'NotFound',
  backend: 'Backend',
  sinConexion: 'Conexion',
  servidor: 'Servidor',
};

const ERROR_PAGE = /^\/error[A-Z]/;

/** Calls whatever a client offers, however deep, and hands its failures over. */
function watched<T extends object>(client: T, onFailure: (error: unknown) => Promise<never>): T {
  return new Proxy(client, {
    get(target, key) {
      const found: unknown = Reflect.get(target, key);
      const deeper = typeof found === 'function' || (typeof found === 'object' && found !== null);
      return deeper ? watched(found, onFailure) : found;
    },
    apply(target, self, input) {
      if (typeof target !== 'function') throw new TypeError('not an operation');
      return Promise.resolve(Reflect.apply(target, self, input)).catch(onFailure);
    },
  });
}

/**
 * The registry for a route: a failure becomes a redirect to its error page, which knows the way back; what was typed
 * is kept as a draft first. The error pages themselves get the failure as it is, or they would lead to themselves.
 */
export function guardedRegistry<T extends object>(
  client: T,
  { context }: Pick<RouteArgs, 'context'>,
  session: Session,
  path: string,
): T {
  return watched(client, (error) => toErrorPage(error, { context }, { session, path }));
}

/** What `guardedRegistry` does with a failure, for who asked the plain registry and knows only some of them. */
export async function toErrorPage(
  error: unknown,
  { context }: Pick<RouteArgs, 'context'>,
  { session, path }: { session: Session; path: string },
): Promise<never> {
  if (!(error instanceof RegistryFailure) || ERROR_PAGE.test(path)) throw error;
  const form = submissionOf(context);
  if (form) await session.keepDraft(path, form);
  const headers = new Headers();
  const cookie = session.setCookie;
  if (cookie) headers.set('Set-Cookie', cookie);
  throw remixRedirect(address.error(PAGES[error.kind], path), { status: 303, headers });
}
