import * as address from '~/addresses';
import { settings } from '~/base/config.server';
import { log } from '~/base/log.server';
import { ownPath } from '~/base/own-path';
import { ACRS } from '~/registry/domain/step-up';
import { requestReference } from '../failures/reference.server';
import { type RouteArgs, redirect, redirectOut, requestContext } from '../request/request-context.server';
import { authenticator, PROVIDER } from './authenticator.server';
import { startRequest } from './strategy.server';

/**
 * Leads to the provider, remembering where the person was (spec 4). Somebody signed in goes straight there, unless they
 * are to show once more who they are.
 */
export async function beginSignIn(args: RouteArgs): Promise<Response> {
  const { searchParams } = new URL(args.request.url);
  const volver = ownPath(searchParams.get('volver') ?? searchParams.get('redirectTo'));
  const { session, person } = await requestContext(args);
  const acr = ACRS.find((each) => each === searchParams.get('confirmar')) ?? 'contrasena';
  const confirms = searchParams.has('confirmar') && person !== null;
  if (person !== null && !confirms) return redirect(args, volver);
  const elsewhere = canonicalAddress(args.request, volver);
  if (elsewhere) return redirectOut(args, elsewhere);
  const start = { volver, again: session.ended, ...(confirms && { confirms: { login: person.login, acr } }) };
  const referencia = requestReference(args.context);
  try {
    const auth = await authenticator();
    await auth.authenticate(PROVIDER, startRequest(args.request, start));
  } catch (thrown) {
    if (thrown instanceof Response) {
      session.keep(); // what comes back several times at once is known to be one browser's by it
      return toProvider(args, thrown);
    }
    log.warn({ error: thrown, referencia }, 'the sign-in provider does not answer');
  }
  return redirect(args, address.error('Conexion', address.ingresar(volver), referencia));
}

/** The strategy's redirect, as a redirect of ours: with the session's cookie too. */
function toProvider(args: RouteArgs, begun: Response): Response {
  const response = redirectOut(args, begun.headers.get('Location') ?? '/');
  for (const cookie of begun.headers.getSetCookie()) response.headers.append('Set-Cookie', cookie);
  return response;
}

/** The provider comes back to `PUBLIC_URL`; whoever uses another name of this machine begins there, with its cookies. */
function canonicalAddress(request: Request, volver: string): string | null {
  const { PUBLIC_URL } = settings();
  const host = request.headers.get('Host');
  if (host === null || host === new URL(PUBLIC_URL).host || !/^(127\.|\[::1\]|localhost\b)/.test(host))
    return null;
  if (!/^(127\.0\.0\.1|\[::1\]|localhost)$/.test(new URL(PUBLIC_URL).hostname)) return null;
  return `${PUBLIC_URL}${address.ingresar(volver)}`;
}
