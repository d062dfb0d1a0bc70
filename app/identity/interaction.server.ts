import type { Request, Response } from 'express';
import type Provider from 'oidc-provider';
import { z } from 'zod';
import { settings } from '~/base/config.server';
import type { Acr } from '~/openid/claims.server';
import { contentSecurityPolicy } from '~/serving/content-security-policy.server';
import { authenticate, findAccount } from './accounts.server';
import { waitingForCode } from './adapter.server';
import { knownDevice, rememberDevice } from './device.server';
import { countTry, forgiveTry } from './guessing.server';
import { type LoginErrors, loginPage } from './login-page.server';
import { messagePage } from './pages.server';
import { acceptCode } from './segundo-paso/check-code.server';
import { codePage } from './segundo-paso/pages.server';

const text = z.string().max(200).catch('');
const loginForm = z.object({ usuario: text, clave: text, codigo: text });

const WRONG = 'El usuario o la contraseña no son correctos.';
const LOCKED = 'Hubo demasiados intentos fallidos. Espere 15 minutos e inténtelo nuevamente.';

export function sendPage(response: Response, status: number, page: string): void {
  response.status(status).type('html');
  response
    .set({ 'Cache-Control': 'no-store', 'Content-Security-Policy': contentSecurityPolicy(null) })
    .send(page);
}

type Waiting = Awaited<ReturnType<Provider['interactionDetails']>>;
/** A request of a sign-in that is under way. */
type Step = { request: Request; response: Response; waiting: Waiting };

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
  if (!waiting) return;
  if (waitingForCode(waiting.result)) return sendPage(response, 200, codePage({}));
  sendLogin(response, 200, { usuario: confirmedLogin(waiting) ?? '', errors: {}, waiting });
}

const missing = (usuario: string, clave: string): LoginErrors => ({
  ...(usuario.trim() === '' && { usuario: 'Ingrese su usuario.' }),
  ...(clave === '' && { clave: 'Ingrese su contraseña.' }),
});

/** Goes on with a sign-in, as whoever showed how who they are. */
async function finish(
  provider: Provider,
  { request, response, waiting }: Step,
  login: { accountId: string; acr: Acr; amr: string[] },
): Promise<void> {
  await leaveOther(provider, waiting, login.accountId);
  const result = { login: { ...login, remember: false } };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

/** The password was right: the second page follows, under the same address. */
async function askForCode({ request, response, waiting }: Step, oid: string): Promise<void> {
  waiting.result = { espera: oid };
  await waiting.save(waiting.exp - Math.floor(Date.now() / 1000)); // the provider's own clock
  response.redirect(303, request.originalUrl);
}

const WRONG_CODE =
  'Ese código no sirve: está mal escrito, ya se usó o pasó su medio minuto. Espere a que la aplicación muestre otro.';

/** Takes the code of the second step, each once, and goes on with the sign-in when it is right. */
async function takeCode(provider: Provider, step: Step, oid: string): Promise<void> {
  const { request, response } = step;
  const { codigo } = loginForm.parse(request.body ?? {});
  const account = await findAccount(oid);
  if (!account)
    return sendPage(
      response,
      400,
      messagePage('El inicio de sesión venció', 'Comience de nuevo, por favor.'),
    );
  if (codigo.trim() === '') return sendPage(response, 422, codePage({ codigo: 'Escriba el código.' }));
  const { login } = account;
  const given = { login, address: request.ip ?? '', device: knownDevice(request, login) };
  if (!(await countTry(given, 'codigo'))) return sendPage(response, 429, codePage({ '': LOCKED }));
  if (!(await acceptCode(oid, codigo))) return sendPage(response, 422, codePage({ codigo: WRONG_CODE }));
  forgiveTry(given, 'codigo');
  // Only now: the device of who knows the password alone is not the person's.
  rememberDevice(request, response, login);
  await finish(provider, step, { accountId: oid, acr: 'segundo-factor', amr: ['pwd', 'otp', 'mfa'] });
}

/** Takes a login and a password, or then the code, and goes on with the sign-in when they are right. */
export async function takeLogin(provider: Provider, request: Request, response: Response): Promise<void> {
  const waiting = await waitingFor(provider, request, response);
  if (!waiting) return;
  const step = { request, response, waiting };
  const known = waitingForCode(waiting.result);
  if (known) return takeCode(provider, step, known);
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
  if (account.conFactor) return askForCode(step, account.oid);
  rememberDevice(request, response, usuario);
  await finish(provider, step, { accountId: account.oid, acr: 'contrasena', amr: ['pwd'] });
}
