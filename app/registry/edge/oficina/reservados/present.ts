import type { ReservadoDeOficina } from '../../../contract/oficina/reservados';
import { toULabels } from '../../../domain/labels';
import type { Guardado } from './store';

export const reservadoDTO = ({ nombre, clase, motivo, persona, login }: Guardado): ReservadoDeOficina => ({
  nombre: toULabels(nombre),
  clase,
  motivo: motivo ?? '',
  para: login === null ? null : { nombre: persona ?? login, login },
});

/** The same as the history of the desk has it. */
export function escrito(row: Pick<Guardado, 'clase' | 'login' | 'motivo'> | undefined): object | null {
  if (!row) return null;
  return { clase: row.clase.toLowerCase(), para: row.login ?? 'nadie', porque: row.motivo ?? '' };
}
