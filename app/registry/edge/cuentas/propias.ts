import type { Connection } from '~/database/connection.server';
import type { TemplateCuentaPago } from '../../contract/formas';
import { cuentaDTO } from './present';
import { listCuentas } from './store';

/** The same order on both engines, whatever the database's locale. */
const SPANISH = new Intl.Collator('es', { numeric: true });

/** Somebody's payment accounts, by name. */
export async function cuentasDe(connection: Connection, usuarioId: number): Promise<TemplateCuentaPago[]> {
  const rows = await listCuentas(connection, usuarioId);
  const byName = [...rows].sort((one, other) => SPANISH.compare(one.nombre, other.nombre));
  return byName.map((row) => cuentaDTO(row));
}
