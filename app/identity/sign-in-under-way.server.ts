import type { Request, Response } from 'express';
import type Provider from 'oidc-provider';
import type { Acr } from '~/openid/claims.server';
import type { SignsInFor } from '~/openid/signs-in-for';
import { messagePage } from './pages.server';
import { sendPage } from './send-page.server';

/** The browser's sign-in that is under way. */
export type Waiting = Awaited<ReturnType<Provider['interactionDetails']>>;
/** A request of it. */
export type SignInStep = { request: Request; response: Response; waiting: Waiting };

/** A request of a sign-in whose password was right, and that waits for the second step: at our provider, or after another one. */
export interface CodeStep {
  request: Request;
  response: Response;
  /** What the sign-in is called in its address. */
  uid: string;
  /** Whose it is. */
  oid: string;
  /** What its person came for, where that was told. */
  para: SignsInFor | undefined;
  /** Goes on with it, once the second step was shown. */
  finish: (how: Shown) => Promise<void>;
}
export interface Shown {
  acr: Acr;
  amr: string[];
}

const OVER = 'El inicio de sesión venció';

/** The browser's sign-in, still waiting for somebody to show who they are; tells the person when it is not. */
export async function waitingFor(
  provider: Provider,
  request: Request,
  response: Response,
): Promise<Waiting | null> {
  try {
    const waiting = await provider.interactionDetails(request, response);
    if (waiting.uid === request.params.uid) return waiting;
  } catch {
    // A sign-in that is over, or another browser's: told below.
  }
  const mensaje = 'Pasó demasiado tiempo o ya se completó en otra ventana. Comience de nuevo, por favor.';
  sendPage(response, 400, messagePage(OVER, mensaje));
  return null;
}

/** Whose sign-in it was is not there any more. */
export const sendOver = (response: Response): void =>
  sendPage(response, 400, messagePage(OVER, 'Comience de nuevo, por favor.'));

/** Keeps what a sign-in under way has come to, for as long as it lives. */
export const keepWaiting = (waiting: Waiting): Promise<unknown> =>
  waiting.save(waiting.exp - Math.floor(Date.now() / 1000)); // the provider's own clock
