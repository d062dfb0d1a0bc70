import { createHash } from 'node:crypto';
import type { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import type { Connection } from '~/database/connection.server';
import { inTransaction } from '~/database/in-transaction';
import type { Origen } from '~/database/tables/historia';
import type { ContextoPersona } from '../context';
import type { UsuarioActual } from '../quien/account-store';
import { lockUsuario } from '../quien/lock-store';
import { keepOutcome, takeKey } from './claves-store';
import { Rechazo } from './rechazo';
import { sobreDe } from './sobre';

/** What a change is made with: its transaction, who makes it, from where and when. */
export interface Op {
  trx: Connection;
  now: Temporal.Instant;
  usuario: UsuarioActual;
  origen: Origen;
}

/** An operation of the contract, as `persona` implements it. */
interface Operacion<In, Out, Done> {
  '~orpc': { route: { method?: string; path?: string }; outputSchema?: unknown };
  handler: (handler: (call: { context: ContextoPersona; input: In }) => Promise<Out>) => Done;
}

/** What carries the key of a form: not every change has one. */
const conClave = z.object({ operacion: z.string() });

/**
 * What was asked, in the order of the alphabet: of the key itself and of what is not there, nothing. It is kept with the
 * key for two months, so the next version must make the same of the same form, whatever order its contract has then.
 */
function huellaDe(input: unknown): string {
  const sorted = JSON.stringify(input, (key, value: unknown) => {
    if (key === 'operacion') return undefined;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
  });
  return createHash('sha256').update(sorted).digest('base64url');
}

const REPETIDA = new Rechazo(
  'OPERACION_REPETIDA',
  'Este formulario ya se envió con otros datos, y esa operación se realizó. Verifique cómo quedó y, si quiere hacer otro cambio, abra el formulario de nuevo.',
);

/** Does the work once for each key: a repeat gets the first outcome, and the same key with other data is told. */
async function once<In, Out>(op: Op, route: string, input: In, work: (op: Op, input: In) => Promise<Out>) {
  const operacion = conClave.safeParse(input).data?.operacion;
  if (operacion === undefined) return work(op, input);
  const clave = `${route}:${op.usuario.id}:${operacion}`;
  const huella = huellaDe(input);
  const first = await takeKey(op.trx, clave, op.now, { usuarioId: op.usuario.id, huella });
  if (first && first.huella !== huella) throw REPETIDA;
  if (first) return JSON.parse(first.resultado);
  const outcome = await work(op, input);
  await keepOutcome(op.trx, clave, JSON.stringify(outcome));
  return outcome;
}

/**
 * A change, the one shape of it: `export const liberar = cambio(persona.administracion.liberar, async (op, input) => …)`.
 *
 * - Everything it writes is one transaction, which may be tried anew: it changes nothing else.
 * - It locks in one order, so that no two wait for each other: the person (done here), the operation's key (here), a sale
 *   (`requireLocked`), names in their order (`lockDominios`).
 * - `input.operacion`, the key made by the form, is the person's and the operation's own: a repeat gets the first outcome,
 *   and the same key with other data is refused.
 * - A `Rechazo` thrown inside undoes it and becomes the operation's own envelope; any other error stays an error.
 */
export function cambio<In, Out, Done>(
  operation: Operacion<In, Out, Done>,
  work: (op: Op, input: In) => Promise<Out>,
): Done {
  const { route, outputSchema } = operation['~orpc'];
  const name = `${route.method} ${route.path}`;
  const answerOf = (rechazo: Rechazo) => sobreDe(outputSchema, rechazo);
  return operation.handler(async ({ context, input }) => {
    const { connection, now, usuario, origen } = context;
    try {
      return await inTransaction(connection, async (trx) => {
        await lockUsuario(trx, usuario.id);
        return once({ trx, now, usuario, origen }, name, input, work);
      });
    } catch (error) {
      if (error instanceof Rechazo) return answerOf(error);
      throw error;
    }
  });
}
