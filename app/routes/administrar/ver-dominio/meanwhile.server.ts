import { data } from '@remix-run/node';
import type { Conflict, Difference } from '~/components/form/meanwhile';
import type { Diferencia } from '~/registry/contract/diferencia';
import type { Rechazado } from '~/registry/contract/rechazo';
import type { SignedSubmission } from '~/session/forms/intents.server';

/** The last entries of a history are enough: a form is not open for longer. */
const ENTRIES = 50;

/** Each field once: as the form found it and as it is now; what came back to where it was is left out. */
function together(diferencias: readonly Diferencia[]): Difference[] {
  const fields = new Map<string, Difference>();
  for (const { campo, antes, despues } of diferencias)
    fields.set(campo, { campo, suyo: fields.get(campo)?.suyo ?? antes, actual: despues });
  return [...fields.values()].filter(({ suyo, actual }) => suyo !== actual);
}

/** What others did to a domain since the version that a form was made from, by its history, and the version there is. */
async function changesSince(
  { registry }: SignedSubmission,
  nombreDominio: string,
  version: number,
): Promise<Conflict> {
  const { entradas } = await registry.historia.listar({ nombreDominio, cantResultados: ENTRIES });
  // The first entry writes down what there was, or that it began: neither changes anything.
  const since = entradas.filter((each) => each.version > Math.max(version, 1)).reverse();
  return {
    version: entradas[0]?.version ?? version,
    quienes: [...new Set(since.map(({ quien }) => quien))],
    lado: 'visto',
    cambios: together(since.flatMap(({ diferencias }) => diferencias)),
  };
}

/** Of a form that edits values: what was typed beside what there is, where they differ. */
const compared = (found: Conflict, written: readonly Difference[]): Conflict => ({
  ...found,
  lado: 'escrito',
  cambios: written.filter(({ suyo, actual }) => suyo.trim() !== actual),
});

/**
 * A refusal of anything that is done to a domain, for its form: 409 where it was made from an older version, with both
 * versions for the person to choose. The one place of it: nothing is overwritten silently. `written` is what a form that
 * edits values says of them; of the others their history tells.
 */
export async function refused<Answer extends object>(
  submission: SignedSubmission,
  { nombreDominio, version }: { nombreDominio: string; version: number | undefined },
  { codigo }: Rechazado,
  answer: Answer,
  written?: readonly Difference[],
) {
  const isOld = codigo === 'VERSION' && version !== undefined;
  const found = isOld ? await changesSince(submission, nombreDominio, version) : null;
  const conflicto = found && written ? compared(found, written) : found;
  return data({ ...answer, conflicto }, { status: codigo === 'VERSION' ? 409 : 422 });
}
