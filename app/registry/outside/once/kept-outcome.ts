import { z } from 'zod';
import { seal, unseal } from '~/base/secrets.server';
import { rechazoDe, type Sobre } from '../../contract/rechazo';
import { RegistryFailure } from '../../failure';
import { unknown } from '../http-status';
import type { Kept } from './store';

/** What became of a change: how it is kept for a repeat, and how it is given to who asked. */
export interface Outcome<T> {
  kept: Pick<Kept, 'estado' | 'resultado'>;
  give: () => T;
}

/** The same key came with other data, and what it was used for was done. */
export class OtherForm extends Error {
  override name = 'OtherForm';
}

const written = (what: object): string => seal(JSON.stringify(what));

const failed = z.object({
  status: z.number(),
  espera: z.number().optional(),
  operacion: z.array(z.string()).optional(),
  kind: z.enum([
    'sinIdentificar',
    'confirmar',
    'autorizacion',
    'noEncontrado',
    'backend',
    'sinConexion',
    'servidor',
    'demasiado',
    'desconocido',
  ]),
});
const keptOutcome = z.union([z.object({ failure: failed }), z.object({ answer: z.unknown() })]);

const isSobre = (answer: unknown): answer is Sobre => typeof answer === 'object' && answer !== null;

/** An edge that says 'wait' has not said whether it was done. */
const isWaiting = (answer: object): boolean => 'waitResponse' in answer && answer.waitResponse === true;

function estadoDe(answer: unknown): Kept['estado'] {
  if (!isSobre(answer)) return 'HECHA';
  if (isWaiting(answer)) return 'EN_DUDA';
  return rechazoDe(answer) ? 'NO_HECHA' : 'HECHA';
}

const estadoOfFailure = (error: unknown): Kept['estado'] =>
  error instanceof RegistryFailure && error.kind !== 'desconocido' ? 'NO_HECHA' : 'EN_DUDA';

function writtenFailure(error: unknown): string | null {
  if (!(error instanceof RegistryFailure)) return null;
  const { kind, status, espera, operacion } = error;
  return written({ failure: { kind, status, espera, operacion } });
}

/** Does the work, whatever comes of it. */
export async function outcomeOf<T>(work: () => Promise<T>): Promise<Outcome<T>> {
  try {
    const answer = await work();
    return { kept: { estado: estadoDe(answer), resultado: written({ answer }) }, give: () => answer };
  } catch (error) {
    const kept = { estado: estadoOfFailure(error), resultado: writtenFailure(error) };
    return {
      kept,
      give: () => {
        throw error;
      },
    };
  }
}

/** The outcome of another press, for who sent the same form. What can be read no more is not known. */
export function repeated(seen: Kept, huella: string): unknown {
  if (seen.huella !== huella) throw new OtherForm();
  const text = seen.resultado === null ? null : unseal(seen.resultado);
  if (text === null) throw unknown();
  const outcome = keptOutcome.parse(JSON.parse(text));
  if (!('failure' in outcome)) return outcome.answer;
  const { kind, status, espera, operacion } = outcome.failure;
  const failure = new RegistryFailure(kind, status, undefined, espera);
  throw operacion ? failure.of(operacion) : failure;
}
