import type { ActoPorAprobar } from '~/database/tables/oficina';
import type { Diferencia } from '../../../contract/diferencia';

/** Told by themselves. */
const APARTE = ['Motivo', 'Documento'];

/** What an act would change, as it is read: its reason stands by itself, and its document in what it is. */
export function leerDiferencias({ diferencias }: Pick<ActoPorAprobar, 'diferencias'>): Diferencia[] {
  const leidas: Diferencia[] = JSON.parse(diferencias);
  return leidas.filter(({ campo }) => !APARTE.includes(campo));
}
