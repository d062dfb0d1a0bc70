import { sql } from 'kysely';
import { expect } from 'vitest';
import { database } from '~/database/connection.server';

const ROLES = ['titular', 'administrador', 'tecnico', 'financiero'] as const;

/** What is kept of everybody's lists is what counting their names anew finds; an empty one may be kept or not. */
export async function esperarListasExactas(): Promise<void> {
  const kept = await database()
    .selectFrom('dominio_listas')
    .select(['usuario_id', 'total', ...ROLES])
    .where('total', '!=', 0)
    .orderBy('usuario_id')
    .execute();
  const suma = (rol: (typeof ROLES)[number]) => sql<number>`cast(sum(${sql.ref(rol)}) as integer)`.as(rol);
  const counted = await database()
    .selectFrom('dominio_usuarios')
    .select(['usuario_id', sql<number>`cast(count(*) as integer)`.as('total')])
    .select(ROLES.map(suma))
    .groupBy('usuario_id')
    .orderBy('usuario_id')
    .execute();
  expect(kept).toEqual(counted);
}
