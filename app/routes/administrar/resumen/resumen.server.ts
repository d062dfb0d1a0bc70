import * as address from '~/addresses';
import { dayOf, now } from '~/base/clock.server';
import type { Outputs } from '~/registry/contract';
import { type Sugerencia, sugerenciaEn } from '~/registry/domain/sugerencias';
import { signedIn } from '~/session/guard.server';
import { renewalsInCart } from '~/session/pending-cart.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import { AT_FIRST } from './at-first';
import { type Asunto, attentionOf, ESTADO_VENCIDO, requestsOf } from './attention.server';

/** Upcoming expirations are those of the next twenty days (spec 9). */
const WINDOW_DAYS = 20;

/** Where what is suggested is done; what another registry suggests stands without a way. */
const WHERE: Readonly<Record<Sugerencia, string>> = {
  VALIDAR_CORREO: address.misDatos(),
  AGREGAR_FORMA_DE_PAGO: address.formasDePago(),
  ASOCIAR_FORMA_DE_PAGO: address.misDominios({ estado: 'REGISTRADO', sinFormaDePago: true }),
  RENOVAR_VENCIDOS: address.misDominios({ estado: 'VENCIDO' }),
};

function whereTo(texto: string): string | undefined {
  const cual = sugerenciaEn(texto);
  return cual && WHERE[cual];
}

/** Whether each expired name is on the page as it opens, with its button: that they should be renewed is said already. */
function isSaid(texto: string, { dominiosImportantes }: Resumen, seen: readonly Asunto[]): boolean {
  if (sugerenciaEn(texto) !== 'RENOVAR_VENCIDOS') return false;
  const expired = dominiosImportantes.find(({ tipo }) => tipo === 'VENCIDO');
  const toRenew = seen.filter(({ estado, accion }) => estado === ESTADO_VENCIDO && accion);
  return expired !== undefined && toRenew.length === expired.total;
}

export type Resumen = Outputs['usuario']['resumen']['resumen'];

/** What the dashboard shows; its list of expirations goes from `hoy` to `hasta`. */
export async function loadSummary(args: RouteArgs) {
  const context = await signedIn(args);
  const { codigo, mensaje, resumen } = await context.registry.usuario.resumen();
  const today = dayOf(now());
  const hoy = today.toString();
  const hasta = today.add({ days: WINDOW_DAYS }).toString();
  const asuntos = [
    ...requestsOf(resumen.transferenciasPedidas, hoy),
    ...(await attentionOf(context, resumen.dominiosImportantes, {
      hoy,
      waiting: new Set((await renewalsInCart(args)).keys()),
    })),
  ];
  const sugerencias = resumen.itemsSuggested
    .filter((texto) => !isSaid(texto, resumen, asuntos.slice(0, AT_FIRST)))
    .map((texto) => ({ texto, href: whereTo(texto) }));
  return { resumen, asuntos, sugerencias, hoy, hasta, failure: codigo === 'OK' ? null : mensaje };
}
