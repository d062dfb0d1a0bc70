import { data } from '@remix-run/node';
import * as address from '~/addresses';
import type { Outputs } from '~/registry/contract';
import { rechazoDe } from '~/registry/contract/rechazo';
import { RegistryFailure } from '~/registry/failure';
import { done } from '~/session/answers.server';
import type { Submission } from '~/session/form.server';
import type { RouteArgs } from '~/session/visit.server';
import type { Borrador } from './draft';
import { forgetBorrador } from './draft.server';
import { onStep } from './import.server';

type Answer = Outputs['transferencia']['solicitar'];

/** To the letter (spec 8, Transfer request). */
const NO_AHORA =
  'La solicitud de transferencia de dominio no se pudo procesar en este momento, puedes intentarlo nuevamente en unos minutos.';
const PAGO = 'Ocurrió un error al procesar el pago. Le pedimos que verifique el método de pago utilizado.';
const ERROR = 'Se produjo un error al procesar la solicitud de transferencia';

/** What the catalogue makes of a refusal; what our registry says of it comes with it. */
const inWords = (mensaje: string): string =>
  mensaje.startsWith('No se pudo realizar el pago') ? PAGO : mensaje || ERROR;

const importeDe = (form: FormData): number | undefined => {
  const texto = form.get('importe');
  return typeof texto === 'string' && /^\d{1,9}$/.test(texto) ? Number(texto) : undefined;
};

/** Null where the edge did not answer: whether it asked is not known, and the same key tells. */
async function send(
  submission: Submission,
  { dominio, datos, cuentaPago }: Borrador,
): Promise<Answer | null> {
  if (!datos || cuentaPago === null) throw new Error('a request was sent before its summary');
  const { codigo, codigoValidado: _, fijos: __, ...datosTitular } = datos;
  const importe = importeDe(submission.form);
  const { operacion } = submission;
  const order = { dominio, codigoAutorizacion: codigo, datosTitular, cuentaPago, importe, operacion };
  try {
    return await submission.plainRegistry.transferencia.solicitar(order);
  } catch (failure) {
    if (failure instanceof RegistryFailure && failure.kind !== 'autorizacion') return null;
    throw failure;
  }
}

/** Asks for the name, once for the key of the form however often it is sent, and forgets what was filled in. */
export async function solicitar(args: RouteArgs, submission: Submission) {
  const { borrador } = await onStep(args, 'resumen');
  const answer = await send(submission, borrador);
  const { operacion = '' } = submission;
  if (!answer) return data({ error: NO_AHORA, detalle: '', operacion }, { status: 503 });
  const refusal = rechazoDe(answer);
  if (refusal || !answer.resultado)
    return data({ error: ERROR, detalle: inWords(refusal?.mensaje ?? ''), operacion: null }, { status: 422 });
  await forgetBorrador(submission);
  const { domainName, codigoAutorizacion } = answer.resultado;
  return done(args, address.importarConfirmacion(domainName, codigoAutorizacion), {
    tipo: 'ok',
    texto: 'La solicitud de transferencia fue procesada exitosamente',
  });
}
