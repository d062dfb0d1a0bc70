import { date } from '~/format';
import { recuperacion, recuperacionConPago } from '~/registry/contract/pago-formulario';
import { SOLO_ESTA_VEZ, soloEstaVez } from '~/registry/domain/words/cuentas';
import { paymentChoices } from '~/routes/cuentas-pago/new-account.server';
import type { SignedSubmission } from '~/session/forms/intents.server';
import { signedIn } from '~/session/guard.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import { costToRecover } from '../../recovery.server';
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
  if ((await costToRecover(info.dominio.dominioCore.fechaVencimiento)) !== 'PAGA') return null;
  const { registry } = await signedIn(args);
  const [renewal, offered] = await Promise.all([
    renewalOf(args, asked),
    paymentChoices(registry, info.cuentaPago?.id),
  ]);
  return { ...renewal, ...offered };
}

type Renewal = Awaited<ReturnType<typeof renewalToRecover>>;

/** What comes of its date, after what that costs; and until when it can be brought back. */
export async function whenOf(
  renewal: Renewal,
  { dominio, fechaEliminacion }: Asked['info'],
): Promise<string> {
  const { fechaVencimiento: vence } = dominio.dominioCore;
  const isFree = (await costToRecover(vence)) === 'GRATIS';
  const first = isFree && vence ? `No cuesta nada: sigue venciendo el ${date(vence)}.` : renewal?.plazo;
  return [first, fechaEliminacion && `Puede hacerlo antes del ${date(fechaEliminacion)}.`]
    .filter(Boolean)
    .join(' ');
}

/** What pays for the name afterwards: the account that is chosen for this does not stay with it. */
export const staysWith = ({ cuentaPago, permisos }: Asked['info']): string =>
  permisos.puedeVerPagos ? soloEstaVez(cuentaPago?.nombre ?? null) : `${SOLO_ESTA_VEZ}.`;

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
