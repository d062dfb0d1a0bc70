import * as address from '~/addresses';
import { now } from '~/clock.server';
import { settings } from '~/config.server';
import { log } from '~/log.server';
import { metadata } from '~/openid/discovery.server';
import { ownPath } from '../own-path';
import { type RouteArgs, redirect, redirectOut, visit } from '../visit.server';
import { pendingSignIns, rememberSignIns } from './pending.server';
import { PortalStrategy } from './strategy.server';

/** Leads to the provider, remembering where the person was (spec 4). Somebody signed in goes straight there. */
export async function beginSignIn(args: RouteArgs): Promise<Response> {
  const { searchParams } = new URL(args.request.url);
  const volver = ownPath(searchParams.get('volver') ?? searchParams.get('redirectTo'));
  const { session, person } = await visit(args);
  if (person !== null) return redirect(args, volver);
  const elsewhere = canonicalAddress(args.request, volver);
  if (elsewhere) return redirectOut(args, elsewhere);
  try {
    const strategy = new PortalStrategy(await metadata());
    const { url, ...kept } = strategy.begin(session.ended);
    session.keep(); // what comes back several times at once is known to be one browser's by it
    const pending = { ...kept, volver, desde: now().epochMilliseconds };
    const response = redirectOut(args, url.href);
    response.headers.append('Set-Cookie', rememberSignIns([...pendingSignIns(args.request), pending]));
    return response;
  } catch (error) {
    log.warn({ error }, 'the sign-in provider does not answer');
    return redirect(args, address.error('Conexion', address.ingresar(volver)));
  }
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
