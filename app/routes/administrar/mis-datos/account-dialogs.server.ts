import { parseWithZod } from '@conform-to/zod/v4';
import { z } from 'zod';
import * as address from '~/addresses';
import type { TemplateCuentaPago } from '~/registry/contract/formas';
import { nombreCuenta } from '~/registry/contract/formularios';
import { done, refused } from '~/session/answers.server';
import type { Submission } from '~/session/form.server';
import { refusalOf } from '~/session/registry-refusal';
import type { Registry, RouteArgs } from '~/session/visit.server';

const GONE = 'No se puede eliminar la cuenta de pago porque no existe.';

/** One of the person's own accounts, by the id of the address; nothing for anyone else's. */
export async function findAccount(registry: Registry, id = ''): Promise<TemplateCuentaPago | undefined> {
  const { cuentasPago } = await registry.cuenta.cuentasPago();
  return cuentasPago.find((each) => String(each.id) === id);
}

/** The answer where there is no such account (spec 8). */
export const accountGone = (args: RouteArgs): Promise<Response> =>
  done(args, address.misDatos(), { tipo: 'error', texto: GONE });

/** Deletes an account; its domains are left without one. */
export async function eliminar(args: RouteArgs, { registry }: Submission, id: string | undefined) {
  const account = await findAccount(registry, id);
  if (!account) return accountGone(args);
  const { respCodigo, respMensaje } = await registry.cuenta.eliminarCuentaPago({ id: account.id });
  if (respCodigo !== 'OK')
    return done(args, address.misDatos(), { tipo: 'error', texto: respMensaje || GONE });
  return done(args, address.misDatos(), { tipo: 'ok', texto: 'La cuenta se eliminó correctamente.' });
}

/** Changes the name of an account: nothing else of it can change (spec 5). */
export async function renombrar(
  args: RouteArgs,
  { form, registry }: Submission,
  account: TemplateCuentaPago,
) {
  const submission = parseWithZod(form, { schema: z.object({ nombre: nombreCuenta }) });
  if (submission.status !== 'success') return refused(submission);
  const { nombre } = submission.value;
  const answer = await registry.cuenta.renombrarCuentaPago({ id: account.id, nombre });
  if (answer.respCodigo !== 'OK')
    return refused(submission, refusalOf(answer.respMensaje, answer.mapErrores, ['nombre']));
  return done(args, address.misDatos(), { tipo: 'ok', texto: 'Cuenta de pago modificada con éxito.' });
}
