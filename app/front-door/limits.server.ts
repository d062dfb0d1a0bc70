import type { Request, RequestHandler } from 'express';
import { type Limit, spend } from '~/limits/limit.server';
import { originOf } from '~/limits/origin';
import { SAFE_METHODS } from './checks.server';
import { sendPlainPage } from './plain-page.server';

/** What one origin may ask for: far more than the people behind it do, far less than a program tries. */
const LIMITS = {
  changes: { nombre: 'cambios', puntos: 300, segundos: 60 },
  /** Another portal's server may ask `/api` for all its visitors from one address. */
  calls: { nombre: 'llamadas', puntos: 6000, segundos: 60 },
  /** What nobody signed for leaves rows behind all the same; names put into carts are counted by the registry, whoever asks. */
  anonymousCalls: { nombre: 'llamadas-anonimas', puntos: 300, segundos: 60 },
  reads: { nombre: 'lecturas', puntos: 1200, segundos: 60 },
  /** Each sign-in that begins is a row at the provider: many in a row, and no more than twenty a minute. */
  signIns: { nombre: 'ingresos', puntos: 40, segundos: 120 },
} satisfies Record<string, Limit>;

function limitOf({ method, path, headers }: Request): Limit {
  const safe = SAFE_METHODS.has(method);
  if (path.startsWith('/api/')) return safe || headers.authorization ? LIMITS.calls : LIMITS.anonymousCalls;
  if (path === '/oidc/auth') return LIMITS.signIns;
  return safe ? LIMITS.reads : LIMITS.changes;
}

/** Answers 429 to an origin that asks too much in a short time. */
export const limitRequests: RequestHandler = (request, response, next) => {
  const wait = spend(limitOf(request), originOf(request.ip ?? ''));
  if (wait === 0) return next();
  response.set('Retry-After', String(wait));
  sendPlainPage(
    response,
    429,
    'Demasiados pedidos',
    `Recibimos muchos pedidos seguidos desde su conexión. Espere ${wait} segundos e inténtelo nuevamente.`,
  );
};
