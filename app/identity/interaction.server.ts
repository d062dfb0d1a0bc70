import type { Request, Response } from 'express';
import type Provider from 'oidc-provider';
import { z } from 'zod';
import { settings } from '~/base/config.server';
import { contentSecurityPolicy } from '~/serving/content-security-policy.server';
import { authenticate } from './accounts.server';
import { knownDevice, rememberDevice } from './device.server';
import { countTry, forgiveTry } from './guessing.server';
import { type LoginErrors, loginPage } from './login-page.server';
import { messagePage } from './pages.server';

const text = z.string().max(200).catch('');
const loginForm = z.object({ usuario: text, clave: text });

const WRONG = 'El usuario o la contraseña no son correctos.';
const LOCKED = 'Hubo demasiados intentos fallidos. Espere 15 minutos e inténtelo nuevamente.';

export function sendPage(response: Response, status: number, page: string): void {
  response.status(status).type('html');
  response
    .set({ 'Cache-Control': 'no-store', 'Content-Security-Policy': contentSecurityPolicy(null) })
    .send(page);
}

type Waiting = Awaited<ReturnType<Provider['interactionDetails']>>;

/** Whose password is asked once more; nothing where somebody just signs in. */
const confirmedLogin = ({ params }: Waiting): string | undefined =>
  typeof params.login_hint === 'string' ? params.login_hint.slice(0, 200) : undefined;

const sendLogin = (
  response: Response,
  status: number,
  { usuario, errors, waiting }: { usuario: string; errors: LoginErrors; waiting: Waiting },
): void => {
  const confirms = confirmedLogin(waiting) !== undefined;
  sendPage(response, status, loginPage({ usuario, errors, confirms, demo: settings().DEMO }));
};

/** The browser's sign-in, still waiting for a password; tells the person when it is not. */
async function waitingFor(provider: Provider, request: Request, response: Response): Promise<Waiting | null> {
  try {
    const waiting = await provider.interactionDetails(request, response);
    if (waiting.uid === request.params.uid) return waiting;
  } catch {
    // A sign-in that is over, or another browser's: told below.
  }
  const mensaje = 'Pasó demasiado tiempo o ya se completó en otra ventana. Comience de nuevo, por favor.';
  sendPage(response, 400, messagePage('El inicio de sesión venció', mensaje));
  return null;
}

/**
 * Somebody else had signed in with this browser: the provider would answer with a page that needs a script to end their
 * session, so it is ended here.
 */
async function leaveOther(provider: Provider, waiting: Waiting, oid: string): Promise<void> {
  const { session } = waiting;
  if (!session || session.accountId === oid) return;
  await (await provider.Session.find(session.cookie))?.destroy();
  waiting.session = undefined;
  await waiting.save(waiting.exp - Math.floor(Date.now() / 1000)); // the provider's own clock
}

/** Shows the sign-in form. */
export async function showLogin(provider: Provider, request: Request, response: Response): Promise<void> {
  const waiting = await waitingFor(provider, request, response);
  if (waiting) sendLogin(response, 200, { usuario: confirmedLogin(waiting) ?? '', errors: {}, waiting });
}

const missing = (usuario: string, clave: string): LoginErrors => ({
  ...(usuario.trim() === '' && { usuario: 'Ingrese su usuario.' }),
  ...(clave === '' && { clave: 'Ingrese su contraseña.' }),
});

/** Takes a login and a password, and goes on with the sign-in when they are right. */
export async function takeLogin(provider: Provider, request: Request, response: Response): Promise<void> {
  const waiting = await waitingFor(provider, request, response);
  if (!waiting) return;
  const { usuario, clave } = loginForm.parse(request.body ?? {});
  const incomplete = missing(usuario, clave);
  const refuse = (status: number, errors: LoginErrors) =>
    sendLogin(response, status, { usuario, errors, waiting });
  if (Object.keys(incomplete).length > 0) return refuse(422, incomplete);
  const given = { login: usuario, address: request.ip ?? '', device: knownDevice(request, usuario) };
  if (!(await countTry(given))) return refuse(429, { '': LOCKED });
  const account = await authenticate(usuario, clave);
  if (account === null) return refuse(422, { clave: WRONG });
  forgiveTry(given);
  rememberDevice(request, response, usuario);
  await leaveOther(provider, waiting, account.oid);
  const login = { accountId: account.oid, remember: false, acr: 'contrasena', amr: ['pwd'] };
  await provider.interactionFinished(request, response, { login }, { mergeWithLastSubmission: false });
}
