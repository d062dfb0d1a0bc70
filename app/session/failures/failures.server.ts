import { type AppLoadContext, data, redirect as remixRedirect } from '@remix-run/node';
import * as address from '~/addresses';
import { log } from '~/base/log.server';
import type { Problem } from '~/components/problem';
import { RegistryFailure } from '~/registry/client.server';
import { conMotivo } from '~/registry/contract/rechazo';
import { SOLO_LECTURA, soloLectura } from '~/registry/domain/words/solo-lectura';
import { submissionOf } from '../forms/submission.server';
import type { RouteArgs } from '../request/route-args';
import type { Session } from '../session.server';
import { bestEffort } from './best-effort.server';
import { type Asked, type Operation, operationOf, sentenceOf, wordsOf } from './failed-calls';
import { requestReference } from './reference.server';
import { rememberRequest } from './remember-request.server';

type Kind = RegistryFailure['kind'];

/** Where a failure of the registry leads; what leads nowhere is told by its caller, on its page (spec 8). */
const PAGES: Record<
  Exclude<Kind, 'servidor' | 'demasiado' | 'confirmar' | 'soloLectura'>,
  address.PaginaDeError
> = {
  sinIdentificar: 'Authorization',
  autorizacion: 'Authorization',
  noEncontrado: 'NotFound',
  backend: 'Backend',
  sinConexion: 'Conexion',
  desconocido: 'Desconocido',
};

const ERROR_PAGE = /^\/error[A-Z]/;

/** What was asked of the registry: the operation, and what it was given. */
type Call = { operation: Operation } & Pick<Asked, 'input'>;
type OnFailure = (error: unknown, call: Call) => Promise<never>;
type Watch = { path: string; onFailure: OnFailure };
/** What becomes of a failure that its page does not know: the answer that the person gets. */
export type Failed = (error: unknown, operation: Operation, input?: Asked['input']) => Promise<never>;

/** Calls whatever a client offers, however deep; hands its failures over, and gives words to a refusal without any. */
function watched<T extends object>(client: T, { path, onFailure }: Watch, names: readonly string[] = []): T {
  return new Proxy(client, {
    get(target, key) {
      const found: unknown = Reflect.get(target, key);
      const deeper = typeof found === 'function' || (typeof found === 'object' && found !== null);
      return deeper ? watched(found, { path, onFailure }, [...names, String(key)]) : found;
    },
    apply(target, self, input) {
      if (typeof target !== 'function') throw new TypeError('not an operation');
      const call = { operation: operationOf(names), input: fieldsOf(input[0]) };
      return Promise.resolve(Reflect.apply(target, self, input)).then(
        (answer) => conMotivo(answer, () => wordsOf(call.operation, { input: call.input, path })),
        (error: unknown) => onFailure(error, call),
      );
    },
  });
}

const fieldsOf = (input: unknown): Asked['input'] =>
  typeof input === 'object' && input !== null ? Object.fromEntries(Object.entries(input)) : {};

type Where = { session: Session; path: string };

/**
 * The registry for a route: a failure becomes the answer that the person gets, and what was typed is kept as a draft
 * first. The error pages themselves get the failure as it is, or they would lead to themselves. `failed` does the same for
 * a page that asked the plain registry and knows only some of its failures. `names` are those that lead to the client.
 */
export function guardedRegistry<T extends object>(
  client: T,
  { context }: Pick<RouteArgs, 'context'>,
  where: Where,
  names: readonly string[] = [],
): { registry: T; failed: Failed } {
  const told: OnFailure = (error, call) => tellFailure(error, context, where, call);
  return {
    registry: watched(client, { path: where.path, onFailure: told }, names),
    failed: (error, operation, input = {}) => told(error, { operation, input }),
  };
}

async function tellFailure(
  error: unknown,
  context: AppLoadContext,
  { session, path }: Where,
  call: Call,
): Promise<never> {
  if (!(error instanceof RegistryFailure) || ERROR_PAGE.test(path)) throw error;
  const form = submissionOf(context);
  if (form) await bestEffort(() => session.keepDraft(path, form));
  // Led through the provider, and back to the form: it is shown again as it was typed, and never sent by itself.
  if (error.kind === 'confirmar')
    throw leadTo(session, address.confirmarIdentidad(path, error.asks?.acr ?? 'contrasena'));
  if (error.kind === 'soloLectura') throw notNow(error, path, form !== undefined);
  if (error.kind === 'servidor' || error.kind === 'demasiado')
    return tellCaller(error, context, { session, path }, call);
  if (error.kind === 'sinIdentificar' && session.isStale) {
    await session.expire();
    throw leadTo(session, address.sesionTerminada(path));
  }
  if (error.kind === 'noEncontrado' || error.kind === 'autorizacion' || error.kind === 'sinIdentificar')
    throw leadTo(session, address.error(PAGES[error.kind], path));
  const referencia = requestReference(context);
  log.warn({ error, operation: call.operation, referencia }, 'the registry could not be asked');
  await remember(error, context, { session, path }, call.operation);
  throw leadTo(session, address.error(PAGES[error.kind], path, referencia));
}

/** Its person is told a number: what is known of it is kept under that. */
const remember = (
  error: RegistryFailure,
  context: AppLoadContext,
  { session, path }: Where,
  operation: Operation,
): Promise<void> =>
  rememberRequest(context, {
    metodo: submissionOf(context) ? 'POST' : 'GET',
    path,
    error,
    operation,
    status: error.status,
    oid: session.person?.oid,
  });

function leadTo(session: Session, to: string): Response {
  const headers = new Headers();
  const cookie = session.setCookie;
  if (cookie) headers.set('Set-Cookie', cookie);
  return remixRedirect(to, { status: 303, headers });
}

/**
 * The caller's own sentence: a form is shown again as it was typed and says it, a page that cannot be made says it in its
 * place, with the reference under which the log has the reason.
 */
async function tellCaller(
  error: RegistryFailure,
  context: AppLoadContext,
  { session, path }: Where,
  { operation: asked, input }: Call,
): Promise<never> {
  const operation = error.operacion ? operationOf(error.operacion) : asked;
  log.warn({ error, operation, referencia: requestReference(context) }, 'the registry failed to answer');
  if (!submissionOf(context)) await remember(error, context, { session, path }, operation);
  const mensaje = sentenceOf(operation, error, { input, path });
  if (submissionOf(context)) {
    await bestEffort(() => session.write('aviso', { tipo: 'error', texto: mensaje }));
    throw leadTo(session, path);
  }
  throw failedCall(mensaje, error, path);
}

/** Failures that were put in words, as they are thrown through a loader. */
const told = new WeakMap<object, { mensaje: string; status: number }>();

/** Nothing can be changed now: said at the address of what was asked, where the form is found as it was typed. */
function notNow({ hasta, espera, status }: RegistryFailure, volver: string, isForm: boolean) {
  const mensaje = isForm ? `${soloLectura(hasta)} ${KEPT}` : soloLectura(hasta);
  const problem: Problem = { titulo: SOLO_LECTURA, mensaje, unexpected: false, volver };
  const thrown = data(problem, { status, headers: { 'Retry-After': String(espera) } });
  told.set(thrown, { mensaje, status });
  return thrown;
}

const KEPT = 'Al volver a la página encontrará lo que escribió, salvo los archivos y las contraseñas.';

function failedCall(mensaje: string, { status, espera }: RegistryFailure, volver: string) {
  const problem: Problem = { titulo: TITULO, mensaje, unexpected: true, volver };
  const headers: HeadersInit = espera === undefined ? {} : { 'Retry-After': String(espera) };
  const thrown = data(problem, { status, headers });
  told.set(thrown, { mensaje, status });
  return thrown;
}

const TITULO = 'No se pudo completar lo que pidió';

/** For a page that says itself that a call failed: its sentence and status. Anything else thrown goes on its way. */
export function failureTold(thrown: unknown): { mensaje: string; status: number } {
  const failure = typeof thrown === 'object' && thrown !== null ? told.get(thrown) : undefined;
  if (!failure) throw thrown;
  return failure;
}
