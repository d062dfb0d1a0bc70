import { date, moneyWithVat } from '~/format';
import type { Info } from './domain.server';

/** What is charged next to what pays for a name, and when; or that nothing is (decision r). */
export function renewsInWords(info: Info, precio: number | null): string | null {
  const { fechaVencimiento: vence } = info.dominio.dominioCore;
  if (info.eliminado) return null;
  if (info.vencido)
    return 'Está vencido: ya no se renueva automáticamente. Para que siga en vigor, renuévelo.';
  if (!info.renovacionAutomatica) return 'Renovación automática: desactivada. No se le debita nada.';
  const cuando = vence ? `El ${date(vence)} se debita un año` : 'Al vencer se debita un año';
  const cuanto = precio === null ? '' : `: ${moneyWithVat(precio)}, si el precio no cambia antes`;
  return `Renovación automática: activada. ${cuando}${cuanto}.`;
}
