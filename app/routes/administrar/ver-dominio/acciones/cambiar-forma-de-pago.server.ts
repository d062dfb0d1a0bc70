import { PAGO } from '~/components/cuenta-pago/asked-accounts';
import type { TypedIn } from '~/components/form/screen-form';
import { date } from '~/format';
import { quienPaga } from '~/registry/contract/pago-formulario';
import { rechazoDe } from '~/registry/contract/rechazo';
import { accountChosen, refuseWithDocuments } from '~/routes/cuentas-pago/new-account.server';
import { orNotAvailable, orNull } from '~/session/failures/not-available.server';
import { done } from '~/session/forms/answers.server';
import { wasDone } from '~/session/forms/done-before.server';
import type { SignedSubmission } from '~/session/forms/intents.server';
import { parseWithZod } from '~/session/forms/parse-with-zod.server';
import { signedIn } from '~/session/guard.server';
import type { Registry, RouteArgs } from '~/session/request/request-context.server';
import { cualDe, domainOf, type Info, wayOn } from '../domain.server';
import { refused } from '../meanwhile.server';
import { nameOf } from '../name-of';
import { priceOn } from './renewal.server';

/** What is said of choosing the account that there is. */
const yaEra = (nombre: string) => `La forma de pago ya era «${nombre}»: no se cambió nada.`;

/** Charges the domain to the account that was chosen, unless somebody else changed it meanwhile. */
export async function cambiar(args: RouteArgs, submission: SignedSubmission) {
  const { cuentaPago: hoy } = await domainOf(args);
  const { registry, form } = submission;
  const typed = parseWithZod(form, { schema: quienPaga });
  if (typed.status !== 'success') return refuseWithDocuments(PAGO, typed, submission);
  const chosen = await accountChosen(registry, typed.value);
  if ('mapErrores' in chosen) return refuseWithDocuments(PAGO, typed, submission, chosen);
  const asked = cualDe(args, submission);
  const { nombreDominio, ...cual } = asked;
  const isTheSame = hoy !== null && typed.value.cuentaPago === String(hoy.id);
  if (isTheSame && !(await wasDone(submission)))
    return done(args, wayOn(args, nombreDominio), { tipo: 'aviso', texto: yaEra(hoy.nombre) });
  const answer = await orNotAvailable(
    registry.administracion.editarCuentaDominios({ ...cual, ...chosen, nombresDominio: [nombreDominio] }),
  );
  const refusal = rechazoDe(answer);
  if (!refusal) return done(args, wayOn(args, nombreDominio), { tipo: 'ok', texto: answer.mensaje });
  const { data } = await refuseWithDocuments(PAGO, typed, submission, refusal);
  const campo = 'Forma de pago';
  const actual = answer.conflicto?.cuentaPago?.nombre ?? 'Ninguna';
  return refused(submission, asked, refusal, data, [
    { campo, suyo: await nameChosen(registry, typed.value), actual },
  ]);
}

/** When it is debited first, and how much, as is known today; nothing where it is not, or is not known. */
export async function firstDebit(args: RouteArgs, info: Info): Promise<string> {
  const { fechaVencimiento: vence } = info.dominio.dominioCore;
  if (info.vencido || !vence) return '';
  if (info.renovacionDesactivada)
    return 'La renovación automática está desactivada: no se debita nada hasta que la active.';
  if (info.cuentaPago && !info.renovacionAutomatica) return '';
  const { registry } = await signedIn(args);
  const prices = await orNull(registry.registro.precio({ product: nameOf(info) }));
  if (!prices) return '';
  const first = `La primera es el ${date(vence)}: ${priceOn(prices, vence)}.`;
  return info.renovacionAutomatica || info.renovacionDesactivada === false
    ? first
    : `${first} Si antes desactivó la renovación automática, no se debita hasta que vuelva a activarla.`;
}

/** The account that was chosen, by its name. */
async function nameChosen(registry: Registry, { cuentaPago, nombre }: TypedIn<typeof PAGO>) {
  const { cuentasPago } = await registry.cuenta.cuentasPago();
  return cuentasPago.find(({ id }) => String(id) === cuentaPago)?.nombre ?? `${nombre} (nueva)`;
}
