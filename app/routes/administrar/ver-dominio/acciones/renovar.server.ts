import { renovacion } from '~/registry/contract/pago-formulario';
import type { SignedSubmission } from '~/session/forms/intents.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import { RENOVACION } from './asked';
import { pagar } from './pagar.server';
import { expiryIn, priceIn } from './renewal.server';

/** Renews at once, with the account that was chosen. */
export const renovar = (args: RouteArgs, submission: SignedSubmission) =>
  pagar(args, submission, { asks: RENOVACION, schema: renovacion }, (cual, chosen, { asociar }) =>
    submission.registry.administracion.renovar({
      ...cual,
      ...chosen,
      asociarTemplateCuenta: asociar === 'on',
      fechaVencimiento: expiryIn(submission.form),
      importe: priceIn(submission.form),
    }),
  );
