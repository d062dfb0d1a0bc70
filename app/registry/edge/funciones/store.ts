import { cached } from '~/database/reference-cache';
import type { FuncionesTable } from '~/database/tables/administracion';

/** Whether the registry offers something now: one that nobody switched off is on. */
export const isHabilitada = cached(async (connection, nombre: FuncionesTable['nombre']): Promise<boolean> => {
  const found = await connection
    .selectFrom('funciones')
    .select('habilitada')
    .where('nombre', '=', nombre)
    .executeTakeFirst();
  return found?.habilitada !== 0;
});
