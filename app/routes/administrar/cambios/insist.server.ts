import type { ActionFunctionArgs } from '@remix-run/node';
import * as address from '~/addresses';
import { rechazoDe } from '~/registry/contract/rechazo';
import { idOf, orNotAvailable } from '~/session/failures/not-available.server';
import { done } from '~/session/forms/answers.server';
import type { SignedSubmission } from '~/session/forms/intents.server';
import { redirect } from '~/session/request/request-context.server';
import { seenIn } from './seen.server';

/** Makes the change also in the names that others had changed: who asks saw how they are. */
export async function insistir(args: ActionFunctionArgs, { registry, form, operacion }: SignedSubmission) {
  const { administracion } = registry;
  const id = idOf(args.params.id);
  const { cambioMasivo } = await orNotAvailable(administracion.verCambioMasivo({ id }));
  const answer = await administracion.iniciarCambioMasivo({
    accion: cambioMasivo.accion,
    insistirEn: id,
    vistoEn: seenIn(form),
    operacion,
  });
  const lista = new URL(args.request.url).searchParams.get('lista') ?? '';
  const texto = rechazoDe(answer)?.mensaje ?? answer.mensaje;
  if (!answer.cambioMasivo) return done(args, address.cambioMasivo(id, { lista }), { tipo: 'aviso', texto });
  return redirect(args, address.cambioMasivo(answer.cambioMasivo.id, { lista }));
}
