import { dayOf, now } from '~/base/clock.server';
import type { Outputs } from '~/registry/contract';
import type { SignedContext } from '~/session/guard.server';
import { attentionOf } from './attention.server';

/** Upcoming expirations are those of the next twenty days (spec 9). */
const WINDOW_DAYS = 20;

export type Resumen = Outputs['usuario']['resumen']['resumen'];

/** What the dashboard shows; its list of expirations goes from `hoy` to `hasta`. */
export async function loadSummary(context: SignedContext) {
  const { codigo, mensaje, resumen } = await context.registry.usuario.resumen();
  const today = dayOf(now());
  const hoy = today.toString();
  const hasta = today.add({ days: WINDOW_DAYS }).toString();
  const asuntos = await attentionOf(context, resumen.dominiosImportantes, hoy);
  return { resumen, asuntos, hoy, hasta, failure: codigo === 'OK' ? null : mensaje };
}
