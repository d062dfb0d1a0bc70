import * as address from '~/addresses';
import { dayOf, now } from '~/base/clock.server';
import type { Outputs } from '~/registry/contract';
import type { SignedContext } from '~/session/guard.server';
import { attentionOf } from './attention.server';

/** Upcoming expirations are those of the next twenty days (spec 9). */
const WINDOW_DAYS = 20;

/**
 * Where what is suggested is done: of the sentences of this registry, which section 7 has as words alone. Another edge's
 * stands without a way.
 */
const WHERE: readonly [words: RegExp, href: string][] = [
  [/^Valide su correo/, address.misDatos()],
  [/^Agregue una forma de pago/, address.formasDePago()],
  [/^Asocie una forma de pago/, address.misDominios({ estado: 'REGISTRADO', sinFormaDePago: true })],
  [/^Renueve .*dominios? vencidos?/, address.misDominios({ estado: 'VENCIDO' })],
];

const whereTo = (texto: string): string | undefined => WHERE.find(([words]) => words.test(texto))?.[1];

export type Resumen = Outputs['usuario']['resumen']['resumen'];

/** What the dashboard shows; its list of expirations goes from `hoy` to `hasta`. */
export async function loadSummary(context: SignedContext) {
  const { codigo, mensaje, resumen } = await context.registry.usuario.resumen();
  const today = dayOf(now());
  const hoy = today.toString();
  const hasta = today.add({ days: WINDOW_DAYS }).toString();
  const asuntos = await attentionOf(context, resumen.dominiosImportantes, hoy);
  const sugerencias = resumen.itemsSuggested.map((texto) => ({ texto, href: whereTo(texto) }));
  return { resumen, asuntos, sugerencias, hoy, hasta, failure: codigo === 'OK' ? null : mensaje };
}
