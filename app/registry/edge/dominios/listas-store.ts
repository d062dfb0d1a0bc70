import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Connection } from '~/database/connection.server';
import type { DominioUsuariosTable } from '~/database/tables/registro';
import type { Rol, Roles } from '../../domain/roles';

type Relacion = Pick<DominioUsuariosTable, 'usuario_id'> & Roles;

/** What somebody's list gains, or loses, with one name. */
const diferencia = (rol: Rol, antes?: Relacion, despues?: Relacion): number =>
  (despues?.[rol] ?? 0) - (antes?.[rol] ?? 0);

/**
 * Counts in the lists of its people what changed of a name's relations. Lists are locked in the order of their people;
 * of two transactions that change many names of the same people the database may end one, and it is done anew.
 */
export async function updateListas(
  trx: Connection,
  antes: readonly Relacion[],
  despues: readonly Relacion[],
): Promise<void> {
  const before = new Map(antes.map((each) => [each.usuario_id, each]));
  const after = new Map(despues.map((each) => [each.usuario_id, each]));
  const people = [...new Set([...before.keys(), ...after.keys()])].sort((one, other) => one - other);
  for (const usuario_id of people) {
    const [old, now] = [before.get(usuario_id), after.get(usuario_id)];
    const sello = randomUUID();
    await trx
      .insertInto('dominio_listas')
      .values({
        usuario_id,
        sello,
        total: (now ? 1 : 0) - (old ? 1 : 0),
        titular: diferencia('titular', old, now),
        administrador: diferencia('administrador', old, now),
        tecnico: diferencia('tecnico', old, now),
        financiero: diferencia('financiero', old, now),
      })
      .onConflict((conflict) =>
        conflict.column('usuario_id').doUpdateSet({
          sello,
          total: sql`dominio_listas.total + excluded.total`,
          titular: sql`dominio_listas.titular + excluded.titular`,
          administrador: sql`dominio_listas.administrador + excluded.administrador`,
          tecnico: sql`dominio_listas.tecnico + excluded.tecnico`,
          financiero: sql`dominio_listas.financiero + excluded.financiero`,
        }),
      )
      .execute();
  }
}

/** A change of a name that leaves its relations as they are: what was found in the lists of its people holds no more. */
export async function sealListas(trx: Connection, dominioId: number): Promise<void> {
  await trx
    .updateTable('dominio_listas')
    .set({ sello: randomUUID() })
    .where('usuario_id', 'in', (is) =>
      is.selectFrom('dominio_usuarios').select('usuario_id').where('dominio_id', '=', dominioId),
    )
    .execute();
}
