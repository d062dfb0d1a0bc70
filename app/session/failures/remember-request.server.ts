import type { AppLoadContext } from '@remix-run/node';
import { rememberFailed } from '~/registry/client.server';
import { requestReference } from './reference.server';

/** What failed of a request, and who asked. */
interface Failed {
  metodo: string;
  /** With its search, where that is at hand. */
  path: string;
  error: unknown;
  operation?: string;
  status?: number;
  oid: string | undefined;
}

/** Keeps a request that is told with a number, for who asks by it at the desk. It never fails: what failed is answered all the same. */
export function rememberRequest(
  context: AppLoadContext,
  { metodo, path, error, operation, status, oid }: Failed,
): Promise<void> {
  const { desde } = context;
  return rememberFailed({
    referencia: requestReference(context),
    metodo,
    pathname: path.replace(/[?#].*$/s, ''),
    // stock `remix-serve` does not say when it was asked
    duroMs: typeof desde === 'number' ? Math.round(performance.now() - desde) : null,
    ...(operation && { operacion: operation }),
    ...(status !== undefined && { estado: status }),
    error,
    oid: oid ?? null,
  });
}
