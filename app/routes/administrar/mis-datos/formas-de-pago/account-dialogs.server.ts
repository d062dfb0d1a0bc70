import * as address from '~/addresses';
import { CUENTA_PAGO } from '~/components/cuenta-pago/asked-accounts';
import type { TemplateCuentaPago } from '~/registry/contract/formas';
import { cuentaPagoNueva, nombreDeCuenta } from '~/registry/contract/formularios';
import { isSameId } from '~/registry/contract/ids';
import { rechazoDe } from '~/registry/contract/rechazo';
import { CUENTA_ELIMINADA, CUENTA_MODIFICADA, CUENTA_NO_EXISTE } from '~/registry/domain/words/cuentas';
import { newAccountOf, refuseWithDocuments } from '~/routes/cuentas-pago/new-account.server';
import { notAvailable } from '~/session/failures/not-available.server';
import { done, told } from '~/session/forms/answers.server';
import { wasDone } from '~/session/forms/done-before.server';
import type { SignedSubmission } from '~/session/forms/intents.server';
import { parseWithZod, refuse } from '~/session/forms/parse-with-zod.server';
import type { Registry, RouteArgs } from '~/session/request/request-context.server';
import { NOMBRE } from './asked-account-name';

/** One of the person's own accounts, by the id of the address; nothing for anyone else's. */
export async function findAccount(registry: Registry, id = ''): Promise<TemplateCuentaPago | undefined> {
  const { cuentasPago } = await registry.cuenta.cuentasPago();
  return cuentasPago.find((each) => String(each.id) === id);
}

/** The answer where there is no such account (spec 8). */
export const accountGone = (args: RouteArgs): Promise<Response> =>
  done(args, address.formasDePago(), { tipo: 'error', texto: CUENTA_NO_EXISTE });

const saved = (args: RouteArgs, texto: string): Promise<Response> =>
  done(args, address.formasDePago(), { tipo: 'ok', texto });

type Args = RouteArgs & { params: { id?: string } };

/** Makes a payment account. */
export async function agregar(args: RouteArgs, submission: SignedSubmission) {
  const typed = parseWithZod(submission.form, { schema: cuentaPagoNueva });
  if (typed.status !== 'success') return refuseWithDocuments(CUENTA_PAGO, typed, submission);
  const { operacion, registry } = submission;
  const templateCuentaPagoDTO = newAccountOf(typed.value);
  const [before, isRepeat] = await Promise.all([registry.cuenta.cuentasPago(), wasDone(submission)]);
  const answer = await registry.cuenta.guardarCuentaPago({ templateCuentaPagoDTO, operacion });
  const refusal = rechazoDe(answer);
  if (refusal) return refuseWithDocuments(CUENTA_PAGO, typed, submission, refusal);
  const known = before.cuentasPago.find(({ id }) => isSameId(id, answer.templateCuentaPago?.id));
  return saved(
    args,
    known && !(isRepeat && known.nombre === typed.value.nombre.trim())
      ? `Esa cuenta ya estaba entre sus formas de pago, con el nombre «${known.nombre}»: es la misma.`
      : `Se agregó la forma de pago «${typed.value.nombre.trim()}».`,
  );
}

/** Deletes an account; its domains are left without one. */
export async function eliminar(args: Args, submission: SignedSubmission) {
  const { registry, operacion } = submission;
  const account = await findAccount(registry, args.params.id);
  if (!account) return (await wasDone(submission)) ? saved(args, CUENTA_ELIMINADA) : accountGone(args);
  const answer = await registry.cuenta.eliminarCuentaPago({ id: account.id, operacion });
  return told(args, address.formasDePago(), answer, { hecho: CUENTA_ELIMINADA });
}

/** Changes the name of an account: nothing else of it can change (spec 5). */
export async function renombrar(args: Args, { form, registry }: SignedSubmission) {
  const account = await findAccount(registry, args.params.id);
  if (!account) throw notAvailable();
  const typed = parseWithZod(form, { schema: nombreDeCuenta });
  if (typed.status !== 'success') return refuse(NOMBRE, typed);
  const refusal = rechazoDe(await registry.cuenta.renombrarCuentaPago({ id: account.id, ...typed.value }));
  return refusal ? refuse(NOMBRE, typed, refusal) : saved(args, CUENTA_MODIFICADA);
}
