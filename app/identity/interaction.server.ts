import type { Request, Response } from 'express';
import type Provider from 'oidc-provider';
import { z } from 'zod';
import { settings } from '~/base/config.server';
import { ReadOnlyNow } from '~/database/read-only.server';
import type { Acr } from '~/openid/claims.server';
import { type Account, authenticate, findAccount, trustPassword } from './accounts.server';
import { waitingForCode } from './adapter.server';
import { knownDevice, rememberDevice } from './device.server';
import { type LoginErrors, loginPage } from './login-page.server';
import { countTry, forgiveTry } from './password-guessing.server';
import type { Tell } from './segundo-paso/changes.server';
import { acceptCode, makesCodes } from './segundo-paso/check-code.server';
import { codePage } from './segundo-paso/code-page.server';
import { passkeyScript } from './segundo-paso/llaves/pages.server';
import { acceptPasskey, signInOptions } from './segundo-paso/llaves/passkeys.server';
import type { FactorErrors } from './segundo-paso/page.server';
import { stopRemoval } from './segundo-paso/quita/quita.server';
import { findRemoval } from './segundo-paso/quita/store.server';
import { listDevices } from './segundo-paso/store.server';
import { tellWhatFor } from './segundo-paso/what-for.server';
import { sendPage } from './send-page.server';
import { keepWaiting, type SignInStep, sendOver, type Waiting, waitingFor } from './sign-in-under-way.server';

const text = z.string().max(200).catch('');
const loginForm = z.object({
  usuario: text,
  clave: text,
  codigo: text,
  /** What the browser showed a passkey with: nothing where it could not. Not there where a code was sent. */
  llave: z.string().max(8000).optional().catch(''),
});

const WRONG = 'El usuario o la contraseña no son correctos.';
const LOCKED = 'Hubo demasiados intentos fallidos. Espere 15 minutos e inténtelo nuevamente.';

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

/**
 * Somebody else had signed in with this browser: the provider would answer with a page that needs a script to end their
 * session, so it is ended here.
 */
async function leaveOther(provider: Provider, waiting: Waiting, oid: string): Promise<void> {
  const { session } = waiting;
  if (!session || session.accountId === oid) return;
  await (await provider.Session.find(session.cookie))?.destroy();
  waiting.session = undefined;
  await keepWaiting(waiting);
}

/** Shows the sign-in form. */
export async function showLogin(provider: Provider, request: Request, response: Response): Promise<void> {
  const waiting = await waitingFor(provider, request, response);
  if (!waiting) return;
  const known = waitingForCode(waiting.result);
  if (known) return sendCode({ request, response, waiting }, known, 200, {});
  sendLogin(response, 200, { usuario: confirmedLogin(waiting) ?? '', errors: {}, waiting });
}

const missing = (usuario: string, clave: string): LoginErrors => ({
  ...(usuario.trim() === '' && { usuario: 'Ingrese su usuario.' }),
  ...(clave === '' && { clave: 'Ingrese su contraseña.' }),
});

/** Goes on with a sign-in, as whoever showed how who they are. */
async function finish(
  provider: Provider,
  { request, response, waiting }: SignInStep,
  login: { accountId: string; acr: Acr; amr: string[] },
): Promise<void> {
  await leaveOther(provider, waiting, login.accountId);
  const result = { login: { ...login, remember: false } };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

/** The password was right: the second page follows, under the same address. */
async function askForCode({ request, response, waiting }: SignInStep, oid: string): Promise<void> {
  waiting.result = { espera: oid };
  await keepWaiting(waiting);
  response.redirect(303, request.originalUrl);
}

/** The page of the code: with a challenge of its own where there is a passkey. */
async function sendCode(
  { response, waiting: { uid } }: SignInStep,
  oid: string,
  status: number,
  errors: FactorErrors,
) {
  const [devices, options] = await Promise.all([listDevices(oid), signInOptions(oid, uid)]);
  const passkey = options ? { options, script: passkeyScript() } : undefined;
  const ways = { hasCodes: devices.some(makesCodes), passkey };
  sendPage(response, status, codePage(uid, errors, ways), passkey?.script);
}

const NO_KEY =
  'Este navegador no usó ninguna llave de acceso: es muy viejo, o tiene JavaScript apagado. Escriba un código.';
const WRONG_KEY =
  'Esa llave de acceso no se aceptó: pasó demasiado tiempo, o no es de su cuenta. Pruebe otra vez, o escriba un código.';
const WRONG_CODE =
  'Ese código no sirve: está mal escrito, ya se usó o pasó su medio minuto. Espere a que la aplicación muestre otro.';

/** What a sign-in leads to besides: while nothing can be changed it waits for another one, and the sign-in does not. */
async function besides(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ReadOnlyNow)) throw error;
  }
}

/** Who shows the second step has not lost it: nobody takes it away, and their password is their own. */
async function withFactor({ oid, claveDelCorreo }: Account, tell: Tell): Promise<void> {
  if (claveDelCorreo) await trustPassword(oid);
  if (await findRemoval(oid)) await stopRemoval(oid, 'alguien ingresó con el segundo paso.', tell);
}

/** What a second step is shown with: a code or a passkey, and why it is refused where it is not right. */
interface Shown {
  accept: () => Promise<unknown>;
  amr: 'otp' | 'pop';
  wrong: FactorErrors;
}

/** What was sent for the second step; why not where that is nothing. */
function shownIn({ waiting, request }: SignInStep, oid: string): Shown | FactorErrors {
  const { codigo, llave } = loginForm.parse(request.body ?? {});
  if (llave === '') return { '': NO_KEY };
  if (llave !== undefined)
    return { accept: () => acceptPasskey(oid, waiting.uid, llave), amr: 'pop', wrong: { '': WRONG_KEY } };
  if (codigo.trim() === '') return { codigo: 'Escriba el código.' };
  return { accept: () => acceptCode(oid, codigo), amr: 'otp', wrong: { codigo: WRONG_CODE } };
}

const isShown = (what: Shown | FactorErrors): what is Shown => 'accept' in what;

/** Takes the second step, each code and challenge once, and goes on with the sign-in when it is right. */
async function takeCode(provider: Provider, step: SignInStep, oid: string, tell: Tell): Promise<void> {
  const { request, response } = step;
  const refuse = (status: number, errors: FactorErrors) => sendCode(step, oid, status, errors);
  const account = await findAccount(oid);
  if (!account) return sendOver(response);
  const shown = shownIn(step, oid);
  if (!isShown(shown)) return refuse(422, shown);
  const { login } = account;
  const given = { login, address: request.ip ?? '', device: knownDevice(request, login) };
  if (!(await countTry(given, 'codigo'))) return refuse(429, { '': LOCKED });
  if (!(await shown.accept())) return refuse(422, shown.wrong);
  forgiveTry(given, 'codigo');
  await besides(() => withFactor(account, tell));
  // Only now: the device of who knows the password alone is not the person's.
  rememberDevice(request, response, login);
  await finish(provider, step, {
    accountId: oid,
    acr: 'segundo-factor',
    amr: ['pwd', shown.amr, 'mfa'],
  });
}

/** Takes a login and a password, or then the code, and goes on with the sign-in when they are right. */
export async function takeLogin(
  provider: Provider,
  request: Request,
  response: Response,
  tell: Tell,
): Promise<void> {
  const waiting = await waitingFor(provider, request, response);
  if (!waiting) return;
  const step = { request, response, waiting };
  const known = waitingForCode(waiting.result);
  if (known) return takeCode(provider, step, known, tell);
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
  if (confirmedLogin(waiting) !== undefined) await besides(() => tellWhatFor(account, tell));
  await finish(provider, step, { accountId: account.oid, acr: 'contrasena', amr: ['pwd'] });
}
