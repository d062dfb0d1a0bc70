import { heldOf, stepUpOf } from '../cambio/paso-previo';
import { persona } from '../implement';

/** Asked before an act, so that nobody fills in a form twice. */
export const confirmacion = persona.usuario.confirmacion.handler(({ context, input }) => {
  const found = stepUpOf(context, input.acto);
  return {
    conFactor: context.usuario.conFactor ?? false,
    pide: found.ok ? null : found.asks,
    retenidoHasta: heldOf(context) ?? null,
  };
});
