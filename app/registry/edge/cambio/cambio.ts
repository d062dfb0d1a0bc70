import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { refused } from '~/base/refusals';
import { inKeyedTransaction, inTransaction } from '~/database/in-transaction';
import { rehearsed } from '~/database/savepoint';
import { type ConRechazos, rechazosDe } from '../../contract/rechazos';
import { type Outcome, sobreDe, sobreHecho } from '../../envelope';
import { huellaDe, YA_ENVIADO } from '../../form-digest';
import type { ContextoPersona } from '../context';
import { lockUsuario } from '../quien/lock-store';
import { keepOutcome, renewKey, takeKey } from './claves-store';
import { ConCandado, type Guardado, type Op, type Paso, PideAprobacion } from './paso';
import { insufficient, notNow, requireStepUp } from './paso-previo';
import { ConfirmarIdentidad, Rechazo } from './rechazo';

export type { Op };

/** An operation of the contract, as `persona` implements it. */
interface Operacion<In, Out, Done> extends ConRechazos {
  '~orpc': ConRechazos['~orpc'] & {
    route: { method?: string; path?: string };
    outputSchema?: unknown;
  };
  handler: (handler: (call: { context: ContextoPersona; input: In }) => Promise<Out>) => Done;
}

/** What carries the key of a form: not every change has one. */
const conClave = z.object({ operacion: z.string() });

const REPETIDA = new Rechazo('OPERACION_REPETIDA', YA_ENVIADO);

const claveDe = (input: unknown): string | undefined => conClave.safeParse(input).data?.operacion;

export type Work<In, Out> = (op: Op, input: In) => Promise<Out>;

/** How else a change is made: see `cambio`. */
interface Como<In> {
  repetible?: boolean;
  sinClave?: (input: In) => boolean;
}

/** A second press, or a client that asks again because no answer came, comes within this. */
const UN_MINUTO = { minutes: 1 } as const;

const isRecent = (creada: string, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(Temporal.Instant.from(creada).add(UN_MINUTO), now) > 0;

/** Does the work once a minute for the same request of the same person, which has no key: section 7 knows none. */
async function onceAMinute<In, Out>(op: Op, route: string, input: In, work: Work<In, Out>): Promise<Out> {
  const huella = huellaDe(input);
  const clave = `${route}:${op.usuario.id}:sin-clave:${huella}`;
  const first = await takeKey(op.trx, clave, op.now, { usuarioId: op.usuario.id, huella });
  if (first && isRecent(first.creada_en, op.now)) return JSON.parse(first.resultado);
  const outcome = await work(op, input);
  if (first) await renewKey(op.trx, clave, op.now);
  await keepOutcome(op.trx, clave, JSON.stringify(outcome));
  return outcome;
}

/** Does the work once for each key: a repeat gets the first outcome, and the same key with other data is told. */
async function once<In, Out>(
  op: Op,
  route: string,
  input: In,
  { work, sinClave }: { work: Work<In, Out>; sinClave?: (input: In) => boolean },
) {
  const operacion = claveDe(input);
  if (operacion === undefined)
    return sinClave?.(input) ? onceAMinute(op, route, input, work) : work(op, input);
  const clave = `${route}:${op.usuario.id}:${operacion}`;
  const huella = huellaDe(input);
  const first = await takeKey(op.trx, clave, op.now, { usuarioId: op.usuario.id, huella });
  if (first && first.huella !== huella) throw REPETIDA;
  if (first) return JSON.parse(first.resultado);
  const outcome = await work(op, input);
  await keepOutcome(op.trx, clave, JSON.stringify(outcome));
  return outcome;
}

/** An entry of the contract, as far as where it is asked for. */
interface ConRuta {
  '~orpc': { route: { method?: string; path?: string } };
}

/** What a change is called, where it is kept and where it is done. */
export const nameOf = ({ '~orpc': { route } }: ConRuta): string => `${route.method} ${route.path}`;

/** Every change by its name, so that one that waited for custodians is done by what would have done it. */
const obras = new Map<string, Work<unknown, unknown>>();

/** Has something that is no operation by itself done by name later. */
export function obra<In, Out>(name: string, readInput: (input: unknown) => In, work: Work<In, Out>): void {
  obras.set(name, (op, input) => work(op, readInput(input)));
}

/** Does what was kept; what it answers is its operation's envelope. */
export function doKept(op: Op, { operacion, entrada }: Guardado): Promise<unknown> {
  const work = obras.get(operacion);
  if (!work) throw new Error(`Nothing does ${operacion}`);
  return work(op, entrada);
}

/** The key of a form is its person's: what is done later has one of its own. */
function sinLaClave(input: unknown): unknown {
  if (!conClave.safeParse(input).success) return input;
  const { operacion: _, ...rest } = z.looseObject({}).parse(input);
  return rest;
}

/**
 * The same work where others have to approve it: it is tried and undone, so that what the rules refuse is refused now; and what is
 * left of it is kept until they do. Where nothing holds it any more, for the lock was opened meanwhile, it is done.
 */
export const askingApproval =
  <In, Out>(
    { name, pide }: { name: string; pide: PideAprobacion },
    work: Work<In, Out>,
    toldAs: (rechazo: Rechazo) => Out,
  ): Work<In, Out> =>
  async (op, input) => {
    const paso: Paso = { tipo: 'ENSAYO', diferencias: [] };
    await rehearsed(op.trx, () => work({ ...op, paso }, input));
    const guardado = paso.guardado ?? { operacion: name, entrada: sinLaClave(input) };
    const asked = await pide.request(op, paso, guardado);
    return asked ? toldAs(asked) : work(op, input);
  };

/**
 * A question: what it answers is put into the operation's own envelope, and so is a `Rechazo` thrown inside, which is
 * counted; any other error stays an error.
 */
export function consulta<In, Out, Done>(
  operation: Operacion<In, Out, Done>,
  answer: (context: ContextoPersona, input: In) => Promise<Outcome<NoInfer<Out>>>,
): Done {
  const { count, toldAs } = refusalsOf(operation);
  return operation.handler(async ({ context, input }) => {
    try {
      return sobreHecho<Out>(operation['~orpc'].outputSchema, await answer(context, input));
    } catch (error) {
      if (!(error instanceof Rechazo)) throw error;
      const isFile = !(operation['~orpc'].outputSchema instanceof z.ZodObject);
      if (!isFile && !(error instanceof ConfirmarIdentidad)) return toldAs(error);
      count(error);
      throw error instanceof ConfirmarIdentidad ? insufficient(error) : notNow(error); // what answers a file has no envelope
    }
  });
}

/** How the refusals of an operation are counted, and told in its own envelope. */
function refusalsOf<In, Out, Done>(operation: Operacion<In, Out, Done>) {
  const { outputSchema } = operation['~orpc'];
  const declared = new Set(rechazosDe(operation));
  const isOutput = (value: unknown): boolean =>
    outputSchema instanceof z.ZodType && outputSchema.safeParse(value).success;
  const count = ({ codigo, message: mensaje }: Rechazo): void =>
    refused({ operation: nameOf(operation), codigo, mensaje, isDeclared: declared.has(codigo) });
  const toldAs = (rechazo: Rechazo): Out => {
    count(rechazo);
    return z.custom<Out>(isOutput).parse(sobreDe(outputSchema, rechazo));
  };
  return { count, toldAs };
}

/**
 * A change, the one shape of it: `export const liberar = cambio(persona.administracion.liberar, async (op, input) => …)`.
 *
 * - Everything it writes is one transaction, which may be tried anew: it changes nothing else.
 * - It locks in one order, so that no two wait for each other: the person (done here), the operation's key (here), a sale
 *   (`requireLocked`), names in their order (`lockDominios`).
 * - `input.operacion`, the key made by the form, is the person's and the operation's own: a repeat gets the first outcome,
 *   and the same key with other data is refused.
 * - Where the database is lost at the commit, what has a key is looked for by it, and told as it is (`inKeyedTransaction`).
 *   `repetible`: the work knows by itself, without a form's key, what it did before.
 * - Where `sinClave` says so, what comes without a key is done once a minute for the same request of the same person.
 * - What could take a name away asks for a recent sign-in (`confirma` of its contract entry). It is asked last, of what
 *   nothing else stands against, and undoes the work where it is missing: nobody gives their password for a form with a mistake.
 * - A `Rechazo` thrown inside undoes it, and is answered as `consulta` does. What was done is its own fields and a
 *   sentence: the envelope of section 7 is made here (`registry/envelope.ts`).
 * - What the lock of a name holds is tried, undone and kept for its custodians (`PideAprobacion`), and so is what takes two people at the desk; that somebody tried what
 *   it does not let happen is written down (`ConCandado`).
 */
export function cambio<In, Out, Done>(
  operation: Operacion<In, Out, Done>,
  work: Work<In, Outcome<NoInfer<Out>>>,
  { repetible = false, sinClave }: Como<In> = {},
): Done {
  const name = nameOf(operation);
  const { toldAs } = refusalsOf(operation);
  const { inputSchema, outputSchema } = operation['~orpc'];
  const isInput = (value: unknown): boolean =>
    inputSchema instanceof z.ZodType && inputSchema.safeParse(value).success;
  const inEnvelope: Work<In, Out> = async (op, input) => sobreHecho<Out>(outputSchema, await work(op, input));
  obra(name, (input) => z.custom<In>(isInput).parse(input), inEnvelope);
  const confirma = operation['~orpc'].meta?.rechazos?.confirma;
  const confirmed: Work<In, Out> = async (op, input) => {
    const outcome = await inEnvelope(op, input);
    if (confirma) requireStepUp(op, confirma);
    return outcome;
  };
  return consulta(operation, async ({ connection, now, usuario, origen }, input) => {
    const isKnown = repetible || claveDe(input) !== undefined || sinClave?.(input);
    const transaction = isKnown ? inKeyedTransaction : inTransaction;
    const doing = (by: Work<In, Out>): Promise<Out> =>
      transaction(connection, async (trx) => {
        await lockUsuario(trx, usuario.id);
        return once({ trx, now, usuario, origen }, name, input, { work: by, sinClave });
      });
    const written = <T>(asked: Promise<T>): Promise<T> =>
      asked.catch(async (error: unknown) => {
        if (error instanceof ConCandado)
          await inTransaction(connection, (trx) => error.writeDown({ trx, now, usuario, origen }));
        throw error;
      });
    return written(
      doing(confirmed).catch((error: unknown) => {
        if (!(error instanceof PideAprobacion)) throw error;
        return doing(askingApproval({ name, pide: error }, confirmed, toldAs));
      }),
    );
  });
}
