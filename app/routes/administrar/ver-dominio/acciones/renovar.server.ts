import { renovacion } from '~/registry/contract/pago-formulario';
import { rechazoDe } from '~/registry/contract/rechazo';
import type { SignedSubmission } from '~/session/forms/intents.server';
import { renewalTakenOut } from '~/session/pending-cart.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import { domainOf } from '../domain.server';
import { nameOf } from '../name-of';
import { RENOVACION } from './asked';
import { pagar } from './pagar.server';
import { expiryIn, priceIn } from './renewal.server';

/** Renews at once, with the account that was chosen. What waited in the cart for the same is taken out: nobody pays twice. */
export const renovar = (args: RouteArgs, submission: SignedSubmission) =>
  pagar(args, submission, { asks: RENOVACION, schema: renovacion }, async (cual, chosen, { asociar }) => {
    const nombre = nameOf(await domainOf(args));
    const answer = await submission.registry.administracion.renovar({
      ...cual,
      ...chosen,
      asociarTemplateCuenta: asociar === 'on',
      fechaVencimiento: expiryIn(submission.form),
      importe: priceIn(submission.form),
    });
    if (rechazoDe(answer)) return answer;
    return { ...answer, mensaje: `${answer.mensaje} ${await renewalTakenOut(args, nombre)}`.trim() };
  });
