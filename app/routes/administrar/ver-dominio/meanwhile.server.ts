import { data } from '@remix-run/node';
import type { Diferencia } from '~/registry/contract/historia';
import type { Rechazado } from '~/registry/contract/rechazo';
import type { SignedSubmission } from '~/session/intents.server';

/** The last entries of a history are enough: a form is not open for longer. */
const ENTRIES = 50;

/** Each field once: as the form found it and as it is now; what came back to where it was is left out. */
function together(diferencias: readonly Diferencia[]): Diferencia[] {
  const fields = new Map<string, Diferencia>();
  for (const { campo, antes, despues } of diferencias)
    fields.set(campo, { campo, antes: fields.get(campo)?.antes ?? antes, despues });
  return [...fields.values()].filter(({ antes, despues }) => antes !== despues);
}

/** What others did to a domain since the version that a form was made from, by its history, and the version there is. */
async function changesSince({ registry }: SignedSubmission, nombreDominio: string, version: number) {
  const { entradas } = await registry.historia.listar({ nombreDominio, cantResultados: ENTRIES });
  // The first entry writes down what there was, or that it began: neither changes anything.
  const since = entradas.filter((each) => each.version > Math.max(version, 1)).reverse();
  return {
    version: entradas[0]?.version ?? version,
    quienes: [...new Set(since.map(({ quien }) => quien))],
    cambios: together(since.flatMap(({ diferencias }) => diferencias)),
  };
}

/** An operation that compares what it edits answers with what there is; for the others it is read here. */
type Known = { version: number } | null;

/**
 * A refusal of anything that is done to a domain, for its form: 409 where it was made from an older version, with both
 * versions for the person to choose. The one place of it: nothing is overwritten silently.
 */
export async function refused<Answer extends object, Conflict extends Known>(
  submission: SignedSubmission,
  { nombreDominio, version }: { nombreDominio: string; version: number | undefined },
  { codigo }: Rechazado,
  answer: Answer,
  known: Conflict,
) {
  const meanwhile =
    codigo === 'VERSION' && !known && version !== undefined
      ? await changesSince(submission, nombreDominio, version)
      : null;
  return data({ ...answer, conflicto: known, meanwhile }, { status: codigo === 'VERSION' ? 409 : 422 });
}
