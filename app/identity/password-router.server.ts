import express, { type Request, type RequestHandler, type Response } from 'express';
import { z } from 'zod';
import { log } from '~/base/log.server';
import { claveOlvidada } from '~/openid/password-pages';
import { authenticate, findAccount } from './accounts.server';
import { knownDevice } from './device.server';
import { messagePage } from './pages.server';
import {
  changePassword,
  mailReset,
  type Neighbours,
  resetPassword,
  wordsAbout,
} from './password-change.server';
import { countTry, forgiveTry, TOO_OFTEN } from './password-guessing.server';
import {
  changePage,
  forgottenPage,
  mailedPage,
  type PasswordErrors,
  resetPage,
} from './password-pages.server';
import { lengthWrong, weaknessOf } from './password-rules';
import { findReset } from './reset-store.server';
import { sendPage } from './send-page.server';

const text = z.string().max(1000).catch('');
const fields = z.object({ usuario: text, clave: text, nueva: text, repetida: text });
type Fields = z.output<typeof fields>;

const CHANGED = 'Su contraseña cambió y se cerraron todas sus sesiones. Ingrese con la contraseña nueva.';
const OVER = 'El enlace ya se usó o venció. Pida otro: le llega en unos segundos.';

const required = (name: keyof Fields, value: string, message: string): PasswordErrors =>
  value === '' ? { [name]: message } : {};

/** What is wrong with the new password, by field. */
async function newErrors({ nueva, repetida }: Fields, about: readonly string[]): Promise<PasswordErrors> {
  if (nueva === '') return { nueva: 'Ingrese la contraseña nueva.' };
  const weakness = await weaknessOf(nueva, about);
  if (weakness) return { nueva: weakness };
  return nueva === repetida ? {} : { repetida: 'Las contraseñas no coinciden. Escriba la misma dos veces.' };
}

const isWrong = (errors: PasswordErrors): boolean => Object.keys(errors).length > 0;

async function change(request: Request, response: Response, to: Neighbours) {
  const typed = fields.parse(request.body ?? {});
  const { usuario, clave } = typed;
  const refuse = (errors: PasswordErrors, status = 422) =>
    sendPage(response, status, changePage(usuario, errors));
  const missing = {
    ...required('usuario', usuario.trim(), 'Ingrese su usuario.'),
    ...required('clave', clave, 'Ingrese su contraseña actual.'),
    // how easy it is to guess takes time to say: only to whom the account is
    ...(lengthWrong(typed.nueva) ? await newErrors(typed, []) : {}),
  };
  if (isWrong(missing)) return refuse(missing);
  const given = { login: usuario, address: request.ip ?? '', device: knownDevice(request, usuario) };
  if (!(await countTry(given))) return refuse({ '': TOO_OFTEN }, 429);
  const account = await authenticate(usuario, clave);
  if (!account) return refuse({ clave: 'El usuario o la contraseña no son correctos.' });
  forgiveTry(given);
  if (typed.nueva === clave)
    return refuse({ nueva: 'La contraseña nueva es igual a la actual. Elija otra.' });
  const errors = await newErrors(typed, wordsAbout(account));
  if (isWrong(errors)) return refuse(errors);
  await changePassword(account, typed.nueva, to);
  sendPage(response, 200, messagePage('Contraseña cambiada', CHANGED));
}

/** The answer is the same whether there is an account or not, and so is how long it takes: the mail leaves afterwards. */
async function forgotten({ body }: Request, response: Response, to: Neighbours) {
  const { usuario } = fields.parse(body ?? {});
  if (usuario.trim() === '')
    return sendPage(response, 422, forgottenPage('', { usuario: 'Ingrese su usuario o su correo.' }));
  sendPage(response, 200, mailedPage());
  await mailReset(usuario, to).catch((error: unknown) =>
    log.error({ error }, 'a link for a forgotten password'),
  );
}

const codeOf = ({ query }: Request): string =>
  typeof query.codigo === 'string' ? query.codigo.slice(0, 100) : '';

const sendOver = (response: Response) =>
  sendPage(
    response,
    400,
    messagePage('El enlace no sirve más', OVER, { href: claveOlvidada(), texto: 'Pedir otro enlace' }),
  );

async function showReset(request: Request, response: Response) {
  const found = await findReset(codeOf(request));
  return found === null ? sendOver(response) : sendPage(response, 200, resetPage({}));
}

async function reset(request: Request, response: Response, to: Neighbours) {
  const code = codeOf(request);
  const oid = await findReset(code);
  const account = oid === null ? null : await findAccount(oid);
  if (!account) return sendOver(response);
  const typed = fields.parse(request.body ?? {});
  const errors = await newErrors(typed, wordsAbout(account));
  if (isWrong(errors)) return sendPage(response, 422, resetPage(errors));
  if (!(await resetPassword(code, account.oid, typed.nueva, to))) return sendOver(response);
  sendPage(response, 200, messagePage('Contraseña cambiada', CHANGED));
}

/** The password of the embedded provider's accounts: changing it, and choosing another when it is forgotten. */
export function passwordRouter(to: Neighbours): express.Router {
  const form = express.urlencoded({ extended: false, limit: '10kb', parameterLimit: 20 });
  const answer =
    (step: (request: Request, response: Response, to: Neighbours) => unknown): RequestHandler =>
    async (request, response, next) => {
      try {
        await step(request, response, to);
      } catch (error) {
        next(error);
      }
    };
  const typed = (request: Request): string => text.parse(request.query.usuario).slice(0, 200);
  return express
    .Router()
    .get('/clave', (request, response) => sendPage(response, 200, changePage(typed(request), {})))
    .post('/clave', form, answer(change))
    .get('/clave/olvidada', (request, response) => sendPage(response, 200, forgottenPage(typed(request), {})))
    .post('/clave/olvidada', form, answer(forgotten))
    .get('/clave/nueva', answer(showReset))
    .post('/clave/nueva', form, answer(reset));
}
