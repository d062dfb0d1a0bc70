import * as address from '~/addresses';
import { CUENTA_PAGO } from '~/components/cuenta-pago/account-shape';
import type { TemplateCuentaPago } from '~/registry/contract/formas';
import { rechazoDe } from '~/registry/contract/rechazo';
import { newAccountOf, refuseWithDocuments } from '~/routes/cuentas-pago/new-account.server';
import { done } from '~/session/answers.server';
import type { SignedSubmission } from '~/session/intents.server';
import { notAvailable } from '~/session/not-available.server';
import { typedIn } from '~/session/typed-form.server';
import type { Registry, RouteArgs } from '~/session/visit.server';
import { NOMBRE } from './account-name';

const GONE = 'No se puede eliminar la cuenta de pago porque no existe.';

/** One of the person's own accounts, by the id of the address; nothing for anyone else's. */
export async function findAccount(registry: Registry, id = ''): Promise<TemplateCuentaPago | undefined> {
  const { cuentasPago } = await registry.cuenta.cuentasPago();
  return cuentasPago.find((each) => String(each.id) === id);
}

/** The answer where there is no such account (spec 8). */
export const accountGone = (args: RouteArgs, texto = GONE): Promise<Response> =>
  done(args, address.formasDePago(), { tipo: 'error', texto });

const saved = (args: RouteArgs, texto: string): Promise<Response> =>
  done(args, address.formasDePago(), { tipo: 'ok', texto });

type Args = RouteArgs & { params: { id?: string } };

/** Makes a payment account. */
export async function agregar(args: RouteArgs, submission: SignedSubmission) {
  const typed = typedIn(CUENTA_PAGO, submission.form);
  const { operacion, registry } = submission;
  const templateCuentaPagoDTO = newAccountOf(typed.value);
  const before = await registry.cuenta.cuentasPago();
  const answer = await registry.cuenta.guardarCuentaPago({ templateCuentaPagoDTO, operacion });
  const refusal = rechazoDe(answer);
  if (refusal) return refuseWithDocuments(typed, submission, refusal);
  const known = before.cuentasPago.find(({ id }) => id === answer.templateCuentaPago?.id);
  return saved(
    args,
    known
      ? `Esa cuenta ya estaba entre sus formas de pago, con el nombre «${known.nombre}»: es la misma.`
      : `Se agregó la forma de pago «${typed.value.nombre.trim()}».`,
  );
}

/** Deletes an account; its domains are left without one. */
export async function eliminar(args: Args, { registry }: SignedSubmission) {
  const account = await findAccount(registry, args.params.id);
  if (!account) return accountGone(args);
  const refusal = rechazoDe(await registry.cuenta.eliminarCuentaPago({ id: account.id }));
  return refusal ? accountGone(args, refusal.mensaje) : saved(args, 'La cuenta se eliminó correctamente.');
}

/** Changes the name of an account: nothing else of it can change (spec 5). */
export async function renombrar(args: Args, { form, registry }: SignedSubmission) {
  const account = await findAccount(registry, args.params.id);
  if (!account) throw notAvailable();
  const { value, refuse } = typedIn(NOMBRE, form);
  const refusal = rechazoDe(await registry.cuenta.renombrarCuentaPago({ id: account.id, ...value }));
  return refusal ? refuse(refusal) : saved(args, 'Cuenta de pago modificada con éxito.');
}
