import { inSavepoint } from '~/database/savepoint';
import type { ConRechazos } from '../../contract/rechazos';
import { stepUpSentence } from '../../domain/step-up';
import { askingApproval, doKept, nameOf, type Op } from './cambio';
import { PideAprobacion } from './paso';
import { stepUpOf } from './paso-previo';
import { Rechazo } from './rechazo';

/** An entry of the contract that is a change. */
export type ActoDelContrato = ConRechazos & Parameters<typeof nameOf>[0];

/** What a change comes to if it is asked for now. */
export interface Ensayado {
  /** Why it is refused: its own sentence, and fields. */
  rechazo?: Rechazo;
  /** It is kept until the custodians of a lock approve it: why. */
  espera?: string;
  /** What is asked of the sign-in of its person before it is done. */
  confirma?: string;
}

/** What of a trial is no error: the rules refuse it. */
const refusalIn = (error: unknown): Rechazo => {
  if (error instanceof Rechazo) return error;
  throw error;
};

/**
 * A change as it would be made now, by what makes it, in a transaction that its caller undoes. `hecho` is called with what it
 * answers where it is done, before anything of it is undone: also of one that has to wait for custodians, of which only the asking stays.
 * Its form's key is not used, nobody is held to a recent sign-in, and an attempt at a locked name is not written down.
 */
export async function comoAhora(
  op: Op,
  operacion: ActoDelContrato,
  entrada: unknown,
  hecho: (op: Op, answer: unknown) => Promise<void>,
): Promise<Ensayado> {
  const name = nameOf(operacion);
  const { confirma } = operacion['~orpc'].meta?.rechazos ?? {};
  const found = confirma ? stepUpOf(op, confirma) : undefined;
  const asks = found?.ok === false ? { confirma: stepUpSentence(found.asks) } : {};
  const work = async (some: Op, input: unknown): Promise<undefined> => {
    await hecho(some, await doKept(some, { operacion: name, entrada: input }));
  };
  const tried = await inSavepoint<Rechazo | undefined>(op.trx, () => work(op, entrada), refusalIn);
  if (!tried) return asks;
  if (!(tried instanceof PideAprobacion)) return { rechazo: tried };
  const waits = askingApproval<unknown, Rechazo | undefined>(
    { name, pide: tried },
    work,
    (rechazo) => rechazo,
  );
  const asked = await inSavepoint<Rechazo | undefined>(op.trx, () => waits(op, entrada), refusalIn);
  return asked?.codigo === 'POR_APROBAR' ? { ...asks, espera: tried.message } : { rechazo: asked ?? tried };
}
