import { placeOn } from '~/addresses';
import type { Aviso } from '~/components/frame/data';
import { NOTICE_ID } from '~/components/frame/message-box';
import { mensajeDe, rechazoDe, type Sobre } from '~/registry/contract/rechazo';
import { bestEffort } from '../failures/best-effort.server';
import { failureTold } from '../failures/failures.server';
import { type RouteArgs, redirect, requestContext } from '../request/request-context.server';
import { dropDraft } from './drafts.server';

/**
 * The answer to a form that was attended: on to another page, which says so once. It is said first on the page, or in the
 * section that the fragment of `to` names; the address leads there, so that it is in view without scripts too.
 */
export async function done(args: RouteArgs, to: string, aviso?: Aviso): Promise<Response> {
  const { session, path } = await requestContext(args);
  const [, lugar] = to.split('#');
  await bestEffort(async () => {
    await dropDraft(session, path);
    if (aviso) await session.write('aviso', { ...aviso, lugar });
  });
  if (!aviso) return redirect(args, to);
  const answer = redirect(args, placeOn(to, NOTICE_ID));
  // Also where only the fragment is new, which scripts would take for a way within the page that stands: its notice would be
  // said on the next one.
  answer.headers.set('X-Remix-Revalidate', 'yes');
  return answer;
}

interface OtherWords {
  /** Of what was done, where the registry's own are not the ones that are said. */
  hecho?: string;
  /** Of a refusal, given the registry's. */
  fallo?: (mensaje: string) => string;
}

/** The answer to a dialog that only asked whether: on to where it leads, which says what became of it, in the registry's words. */
export function told(args: RouteArgs, to: string, answer: Sobre, words: OtherWords = {}): Promise<Response> {
  const refusal = rechazoDe(answer);
  if (!refusal) return done(args, to, { tipo: 'ok', texto: words.hecho ?? mensajeDe(answer) });
  return done(args, to, { tipo: 'error', texto: words.fallo?.(refusal.mensaje) ?? refusal.mensaje });
}

/** An address that is a file has no page to say anything on: what failed is said on the page that leads to it. */
export async function orBack<T>(args: RouteArgs, to: string, asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (thrown) {
    throw await done(args, to, { tipo: 'error', texto: failureTold(thrown).mensaje });
  }
}
