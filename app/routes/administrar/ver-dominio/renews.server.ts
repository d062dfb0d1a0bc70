import { date } from '~/format';
import { alRenovarse } from '~/registry/domain/precios';
import type { Info } from './domain.server';
import type { Ficha } from './ficha.server';

/** What is charged next to what pays for a name, and when; or that nothing is (decision r). */
export function renewsInWords(
  info: Info,
  { precio, precioDesde, enCarrito }: Pick<Ficha, 'precio' | 'precioDesde'> & { enCarrito: boolean },
): string | null {
  const { fechaVencimiento: vence } = info.dominio.dominioCore;
  if (info.eliminado) return null;
  if (info.vencido)
    return `Está vencido: ya no se renueva automáticamente. Para que siga en vigor, ${enCarrito ? 'confirme su renovación, que está en el carrito' : 'renuévelo'}.`;
  if (!info.renovacionAutomatica) return 'Renovación automática: desactivada. No se le debita nada.';
  const cuando = vence ? `El ${date(vence)} se debita un año` : 'Al vencer se debita un año';
  const cuanto = precio === null ? '' : `: ${alRenovarse(precio, precioDesde)}`;
  return `Renovación automática: activada. ${cuando}${cuanto}.`;
}
