import { PELIGROS } from '~/registry/domain/peligros';
import { notAvailable, orNotAvailable } from '~/session/failures/not-available.server';
import { told } from '~/session/forms/answers.server';
import type { SignedSubmission } from '~/session/forms/intents.server';
import type { RouteArgs } from '~/session/request/request-context.server';

/** The person wants to hear no more of a kind of finding of a name, or again: said where it was asked. */
export async function silenciar(args: RouteArgs, { form, registry, path, operacion }: SignedSubmission) {
  const tipo = PELIGROS.find((each) => each === form.get('tipo'));
  if (!tipo) throw notAvailable();
  const asked = {
    nombreDominio: String(form.get('nombre') ?? ''),
    tipo,
    silencio: form.get('silencio') === 'si',
    operacion,
  };
  return told(args, path, await orNotAvailable(registry.peligros.silenciar(asked)));
}
