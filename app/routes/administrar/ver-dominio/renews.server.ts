import { date } from '~/format';
import { renovadoHasta } from '~/registry/domain/lifecycle';
import { alRenovarse } from '~/registry/domain/precios';
import type { Info } from './domain.server';
import type { Ficha } from './ficha.server';

/** The day to which the renewal that waits in the cart would move its expiry; '' where that is not known, undefined where none waits. */
export function movesTo(info: Info, anios: number | undefined): string | undefined {
  const vence = info.dominio.dominioCore.fechaVencimiento;
  if (anios === undefined) return undefined;
  return vence && !info.vencido ? date(renovadoHasta(vence, anios)) : '';
}

/** What is charged next to what pays for a name, and when; or that nothing is (decision r). */
export function renewsInWords(
  info: Info,
  { precio, precioDesde, pasaAl }: Pick<Ficha, 'precio' | 'precioDesde'> & { pasaAl: string | undefined },
): string | null {
  const { fechaVencimiento: vence } = info.dominio.dominioCore;
  if (info.eliminado) return null;
  if (info.vencido)
    return `Está vencido: ya no se renueva automáticamente. Para que siga en vigor, ${pasaAl !== undefined ? 'confirme su renovación, que está en el carrito' : 'renuévelo'}.`;
  if (!info.renovacionAutomatica) return 'Renovación automática: desactivada. No se le debita nada.';
  const cuando = vence ? `El ${date(vence)} se debita un año` : 'Al vencer se debita un año';
  const cuanto = precio === null ? '' : `: ${alRenovarse(precio, precioDesde)}`;
  const antes = pasaAl ? ` Si antes confirma la renovación que está en el carrito, pasa al ${pasaAl}.` : '';
  return `Renovación automática: activada. ${cuando}${cuanto}.${antes}`;
}
