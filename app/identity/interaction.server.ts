import type { Request, Response } from 'express';
import type Provider from 'oidc-provider';
import { z } from 'zod';
import { settings } from '~/base/config.server';
import { PARA, readReason } from '~/openid/signs-in-for';
import { authenticate } from './accounts.server';
import { waitingForCode } from './adapter.server';
import { knownDevice, rememberDevice } from './device.server';
import { type LoginErrors, loginPage } from './login-page.server';
import { countTry, forgiveTry, TOO_OFTEN } from './password-guessing.server';
import { besides, showCode, takeCode } from './segundo-paso/at-sign-in.server';
import type { Tell } from './segundo-paso/changes.server';
import { tellWhatFor } from './segundo-paso/what-for.server';
import { sendPage } from './send-page.server';
import {
  type CodeStep,
  keepWaiting,
  type Shown,
  type SignInStep,
  type Waiting,
  waitingFor,
} from './sign-in-under-way.server';

const text = z.string().max(200).catch('');
const loginForm = z.object({ usuario: text, clave: text });

const WRONG = 'El usuario o la contraseña no son correctos.';

/** Whose password is asked once more; nothing where somebody just signs in. */
const confirmedLogin = ({ params }: Waiting): string | undefined =>
  typeof params.login_hint === 'string' ? params.login_hint.slice(0, 200) : undefined;

const reasonOf = ({ params }: Waiting) => readReason(params[PARA]);

const sendLogin = (
  response: Response,
  status: number,
  { usuario, errors, waiting }: { usuario: string; errors: LoginErrors; waiting: Waiting },
): void => {
  const confirms = confirmedLogin(waiting);
  const para = reasonOf(waiting);
  sendPage(response, status, loginPage({ usuario, errors, confirms, para, demo: settings().DEMO }));
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
  if (known) return showCode(codeStep(provider, { request, response, waiting }, known));
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
  login: Shown & { accountId: string },
): Promise<void> {
  await leaveOther(provider, waiting, login.accountId);
  const result = { login: { ...login, remember: false } };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

/** A request of a sign-in that waits for the second step of an account. */
export const codeStep = (provider: Provider, step: SignInStep, oid: string): CodeStep => ({
  request: step.request,
  response: step.response,
  uid: step.waiting.uid,
  oid,
  para: reasonOf(step.waiting),
  finish: (how) => finish(provider, step, { accountId: oid, ...how }),
});

/** The password was right: the second page follows, under the same address. */
async function askForCode({ request, response, waiting }: SignInStep, oid: string): Promise<void> {
  waiting.result = { espera: oid };
  await keepWaiting(waiting);
  response.redirect(303, request.originalUrl);
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
  if (known) return takeCode(tell)(codeStep(provider, step, known));
  const { usuario, clave } = loginForm.parse(request.body ?? {});
  const incomplete = missing(usuario, clave);
  const refuse = (status: number, errors: LoginErrors) =>
    sendLogin(response, status, { usuario, errors, waiting });
  if (Object.keys(incomplete).length > 0) return refuse(422, incomplete);
  const given = { login: usuario, address: request.ip ?? '', device: knownDevice(request, usuario) };
  if (!(await countTry(given))) return refuse(429, { '': TOO_OFTEN });
  const account = await authenticate(usuario, clave);
  if (account === null) return refuse(422, { clave: WRONG });
  forgiveTry(given);
  if (account.conFactor) return askForCode(step, account.oid);
  rememberDevice(request, response, usuario);
  if (confirmedLogin(waiting) !== undefined) await besides(() => tellWhatFor(account, tell));
  await finish(provider, step, { accountId: account.oid, acr: 'contrasena', amr: ['pwd'] });
}
