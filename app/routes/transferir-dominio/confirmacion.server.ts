import { data } from '@remix-run/node';
import * as address from '~/addresses';
import type { Outputs } from '~/registry/contract';
import { rechazoDe } from '~/registry/contract/rechazo';
import { errorSolicitud, PENDIENTE, SIN_COBRO } from '~/registry/domain/words/transferencias';
import { RegistryFailure } from '~/registry/failure';
import { sentenceOf } from '~/session/failures/failed-calls';
import { done } from '~/session/forms/answers.server';
import { doneBefore } from '~/session/forms/done-before.server';
import type { Submission } from '~/session/forms/form.server';
import type { SignedContext } from '~/session/guard.server';
import { type RouteArgs, redirect } from '~/session/request/request-context.server';
import type { Borrador } from './draft';
import { forgetBorrador, keepBorrador, readBorrador } from './draft.server';
import { toSend } from './import.server';
import { orderOf } from './order.server';

type Answer = Outputs['transferencia']['solicitar'];

/** To the letter (spec 8, Transfer request). */
const PAGO = 'Ocurrió un error al procesar el pago. Le pedimos que verifique el método de pago utilizado.';

const ERROR = errorSolicitud('procesar');

const SOLICITADA = {
  tipo: 'ok',
  texto: 'La solicitud de transferencia fue procesada exitosamente',
} as const;

/** What the catalogue makes of a refusal; of one that it does not know, why comes with it. */
function inWords(mensaje: string): { error: string; detalle: string } {
  if (mensaje.startsWith(SIN_COBRO)) return { error: PAGO, detalle: '' };
  if (mensaje.startsWith(PENDIENTE)) return { error: mensaje, detalle: '' };
  return { error: ERROR, detalle: mensaje };
}

const importeDe = (form: FormData): number | undefined => {
  const texto = form.get('importe');
  return typeof texto === 'string' && /^\d{1,9}$/.test(texto) ? Number(texto) : undefined;
};

/** Those after which the same form may be sent again: it was not taken. */
const AGAIN = new Set<RegistryFailure['kind']>(['servidor', 'demasiado', 'backend', 'sinConexion']);

const isInDoubt = ({ kind }: RegistryFailure): boolean => kind === 'desconocido';

/** The answer; or the failure, where the person stays on this page. */
async function send(submission: Submission, borrador: Borrador): Promise<Answer | RegistryFailure> {
  const importe = importeDe(submission.form);
  const { operacion } = submission;
  const order = { ...orderOf(borrador), importe, operacion };
  try {
    return await submission.plainRegistry.transferencia.solicitar(order);
  } catch (failure) {
    if (failure instanceof RegistryFailure && (AGAIN.has(failure.kind) || isInDoubt(failure))) return failure;
    return submission.failed(failure, 'transferencia.solicitar');
  }
}

/** Asks for the name, once for the key of the form however often it is sent, and forgets what was filled in. */
export async function solicitar(args: RouteArgs, submission: Submission) {
  const before = (await readBorrador(submission))
    ? null
    : await doneBefore(args, submission, address.solicitudes());
  if (before) return before;
  const { borrador } = await toSend(args);
  const answer = await send(submission, borrador);
  const { operacion = '' } = submission;
  if (answer instanceof RegistryFailure && isInDoubt(answer)) {
    await keepBorrador(submission, { ...borrador, enDuda: true });
    return redirect(args, address.importarConfirmacion());
  }
  if (answer instanceof RegistryFailure) {
    const error = sentenceOf('transferencia.solicitar', answer, { input: {}, path: submission.path });
    return data({ error, detalle: '', operacion }, { status: answer.status });
  }
  const refusal = rechazoDe(answer);
  if (refusal) return data({ ...inWords(refusal.mensaje), operacion: null }, { status: 422 });
  await forgetBorrador(submission);
  // It was taken, whatever can be read of it now.
  if (!answer.resultado) return done(args, address.solicitudes(), SOLICITADA);
  const { domainName, codigoAutorizacion } = answer.resultado;
  return done(args, address.importarConfirmacion(domainName, codigoAutorizacion), SOLICITADA);
}

/** A request that may have been made: where it is there, the answer to it; else it is not there yet. */
export async function lookFor(args: RouteArgs, context: SignedContext, dominio: string): Promise<void> {
  const { solicitudes } = await context.registry.transferencia.deUsuario({});
  const found = solicitudes.find((each) => each.dominio === dominio && each.estado === 'PENDING');
  if (!found) return;
  await forgetBorrador(context);
  throw await done(args, address.importarConfirmacion(dominio, found.codigoAutorizacion), SOLICITADA);
}
