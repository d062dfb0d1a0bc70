import type { ActoPorAprobar } from '~/database/tables/oficina';
import type { Diferencia } from '../../../contract/diferencia';

/** What an act would change, as it is read: its reason stands by itself. */
export function leerDiferencias({ diferencias }: Pick<ActoPorAprobar, 'diferencias'>): Diferencia[] {
  const leidas: Diferencia[] = JSON.parse(diferencias);
  return leidas.filter(({ campo }) => campo !== 'Motivo');
}
