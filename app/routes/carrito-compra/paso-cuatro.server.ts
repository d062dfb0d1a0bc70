import * as address from '~/addresses';
import { money } from '~/format';
import type { Outputs } from '~/registry/contract';
import { ERROR_COMPRA } from '~/registry/domain/words/compras';
import { RegistryFailure } from '~/registry/failure';
import { bestEffort } from '~/session/failures/best-effort.server';
import { done } from '~/session/forms/answers.server';
import type { Submission } from '~/session/forms/form.server';
import { parseWithZod, refuse } from '~/session/forms/parse-with-zod.server';
import { schemaOf } from '~/session/forms/schema-of.server';
import type { RequestContext, RouteArgs } from '~/session/request/request-context.server';
import { CONFIRMACION } from './asked-confirmation';
import { secondsOf, WITHOUT_ANSWER_SECONDS } from './waiting';

type Answer = Outputs['carrito']['finalizar'];

/**
 * Confirms the sale that the page showed, at the total that it showed; its uuid is the operation's key, so a sale is
 * confirmed once, and every repeat gets the first answer. The cart of the session is not asked: a
 * confirmation sent twice finds it gone and still leads to the same reference.
 */
export async function confirmar(args: RouteArgs, given: Submission) {
  const typed = parseWithZod(given.form, { schema: schemaOf(CONFIRMACION) });
  if (typed.status !== 'success') return refuse(CONFIRMACION, typed);
  const { total } = typed.value;
  const { operacion: uuid } = given;
  if (!uuid || !/^\d{1,12}$/.test(total)) return refuse(CONFIRMACION, typed, { mensaje: ERROR_COMPRA });
  const answer = await finalizar(args, given, uuid, Number(total));
  if (answer.waitResponse)
    return done(args, address.compraEnEspera(uuid, secondsOf(answer.waitMilliseconds / 1000)));
  if (answer.ventaDTO?.estado !== 'FINALIZADA')
    return refuse(CONFIRMACION, typed, { mensaje: wordsOf(answer) });
  const { referencia } = answer.ventaDTO;
  await bestEffort(() => forgetSale(given, uuid, referencia));
  return done(args, referencia ? address.compra(referencia) : address.compraSinReferencia(uuid));
}

/**
 * A failure leads to its error page (spec 8), which also says what was being done. An answer that never came is none: what
 * became of the sale is asked by its own page.
 */
async function finalizar(args: RouteArgs, given: Submission, uuid: string, total: number): Promise<Answer> {
  const { plainRegistry, session, failed } = given;
  const order = { uuid, total, generaPago: true, generaFactura: true, medioPago: 'ff' };
  return plainRegistry.carrito.finalizar(order).catch(async (error: unknown) => {
    if (error instanceof RegistryFailure && error.kind === 'desconocido') throw await waitFor(args, uuid);
    await bestEffort(() => session.write('aviso', { tipo: 'error', texto: ERROR_COMPRA }));
    return failed(error, 'carrito.finalizar');
  });
}

const waitFor = (args: RouteArgs, uuid: string): Promise<Response> =>
  done(args, address.compraEnEspera(uuid, WITHOUT_ANSWER_SECONDS));

/** A confirmed sale is no cart any more; one begun since stays. */
export async function forgetSale(
  { session }: Pick<RequestContext, 'session'>,
  uuid: string,
  referencia: string | null,
): Promise<void> {
  if ((await session.read('uuidVenta')) !== uuid) return;
  await session.remove('uuidVenta');
  if (referencia) await session.write('ultimaCompra', referencia);
}

/** Why the registry does not confirm; where the price is another by now, the price it is. */
function wordsOf({ codigoRespuesta, mensajeRespuesta, ventaDTO }: Answer): string {
  const reason = mensajeRespuesta || ERROR_COMPRA;
  if (codigoRespuesta !== 'PRECIO_CAMBIADO' || !ventaDTO) return reason;
  return `${reason} El total es ahora ${money(ventaDTO.total)} (IVA incluido).`;
}
