import type { SignedSubmission } from '~/session/intents.server';
import type { RouteArgs } from '~/session/visit.server';
import { pagar } from './pagar.server';
import { expiryIn } from './renewal.server';
import { RENOVACION } from './shapes';

/** Renews at once, with the account that was chosen. */
export const renovar = (args: RouteArgs, submission: SignedSubmission) =>
  pagar(args, submission, RENOVACION, (cual, chosen, { asociar }) =>
    submission.registry.administracion.renovar({
      ...cual,
      ...chosen,
      asociarTemplateCuenta: asociar === 'on',
      fechaVencimiento: expiryIn(submission.form),
    }),
  );
