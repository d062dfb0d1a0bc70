import type { Updateable } from 'kysely';
import type { Connection } from '~/database/connection.server';
import type { Dominio, DominiosTable } from '~/database/tables/registro';
import { VEN_PAGOS } from '../../domain/acciones';
import { findRoles } from './cambios-store';
import { findPagadora } from './lifecycle-store';
import { ownersOf } from './relaciones-store';
import { columnaDe } from './role-columns';
import { cambiadas } from './snapshot';

/** The account that pays for a name, and whose it is. */
export type Pagadora = NonNullable<Awaited<ReturnType<typeof findPagadora>>>;

/** Whether somebody has a say in the payments of a name. */
export async function vePagos(trx: Connection, usuarioId: number, dominioId: number): Promise<boolean> {
  const roles = await findRoles(trx, usuarioId, dominioId);
  return VEN_PAGOS.some((rol) => roles?.[rol] === 1);
}

/** What pays for a name, or why nothing does: an account pays only while its owner has a say in its payments (decision 026). */
export async function pagadoraDe(trx: Connection, dominio: Dominio): Promise<Pagadora | string> {
  const cuenta = await findPagadora(trx, dominio.cuenta_pago_id);
  if (!cuenta) return 'su forma de pago ya no existe';
  const pays = await vePagos(trx, cuenta.usuario_id, dominio.id);
  return pays ? cuenta : 'quien puso su forma de pago ya no tiene un rol en él';
}

const CONTACTOS = VEN_PAGOS.map(columnaDe);

/**
 * A change, with the account leaving the name where its owner loses the last role that sees its payments: from then on
 * nobody is told that it pays, and nothing is promised that will not happen.
 */
export async function conQuienPague<Columnas extends Updateable<DominiosTable>>(
  trx: Connection,
  locked: Dominio,
  columnas: Columnas,
): Promise<Columnas> {
  const after = { ...locked, ...columnas };
  const changed: readonly string[] = cambiadas(locked, columnas);
  if (after.cuenta_pago_id === null || !CONTACTOS.some((column) => changed.includes(column))) return columnas;
  const cuenta = await findPagadora(trx, after.cuenta_pago_id);
  const contactos = CONTACTOS.flatMap((column) => after[column] ?? []);
  const owners = [...(await ownersOf(trx, contactos)).values()];
  if (!cuenta || owners.includes(cuenta.usuario_id)) return columnas;
  return { ...columnas, cuenta_pago_id: null, cuenta_asociada_en: null };
}
