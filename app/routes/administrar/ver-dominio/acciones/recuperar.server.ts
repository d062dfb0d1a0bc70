import { date } from '~/format';
import { recuperacion, recuperacionConPago } from '~/registry/contract/pago-formulario';
import { paymentChoices } from '~/routes/cuentas-pago/new-account.server';
import type { SignedSubmission } from '~/session/forms/intents.server';
import { signedIn } from '~/session/guard.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import { renewsToRecover } from '../../recovery.server';
import { act, type toAct } from '../domain.server';
import { RECUPERACION, RECUPERACION_SIN_PAGO } from './asked';
import { pagar } from './pagar.server';
import { expiryIn, priceIn, renewalOf } from './renewal.server';

type Asked = Awaited<ReturnType<typeof toAct>>;

/**
 * A name that expired comes back renewed: what that costs, until when, and who can pay. Null where it comes back as it was.
 */
export async function renewalToRecover(args: RouteArgs, asked: Asked) {
  const { info } = asked;
  if (!(await renewsToRecover(info.dominio.dominioCore.fechaVencimiento))) return null;
  const { registry } = await signedIn(args);
  const [renewal, offered] = await Promise.all([
    renewalOf(args, asked),
    paymentChoices(registry, info.cuentaPago?.id),
  ]);
  return { ...renewal, ...offered };
}

type Renewal = Awaited<ReturnType<typeof renewalToRecover>>;

/** When it expired and until when it is renewed, after what that costs; and until when it can be brought back. */
export function whenOf(renewal: Renewal, lastDay: string | null): string {
  const renewed =
    renewal?.vence && renewal.hasta
      ? `Venció el ${date(renewal.vence)}: se renueva por un año, hasta el ${date(renewal.hasta)}. `
      : '';
  return renewed + (lastDay ? `Puede hacerlo antes del ${date(lastDay)}.` : '');
}

/** Brings the name back; the form of one that has to be renewed says its expiry date and who pays. */
export function recuperar(args: RouteArgs, submission: SignedSubmission) {
  const { recuperar: ask } = submission.registry.administracion;
  return expiryIn(submission.form)
    ? pagar(
        args,
        submission,
        { asks: RECUPERACION, schema: recuperacionConPago },
        (cual, chosen, { motivo }) => ask({ ...cual, ...chosen, motivo, importe: priceIn(submission.form) }),
      )
    : act(args, submission, RECUPERACION_SIN_PAGO, (cual, { motivo }) => ask({ ...cual, motivo }), {
        schema: recuperacion,
      });
}
