import type { ExpressionBuilder } from 'kysely';
import type { Connection } from '~/database/connection.server';
import type { Tables } from '~/database/tables';

/** Default data is for these three contacts; the holder is only changed by a transfer (spec 2). */
const ROLES = ['administrador', 'tecnico', 'financiero'] as const;
type Role = (typeof ROLES)[number];

/** The user has this role on the domain, with another version of their data. */
const differs =
  (role: Role, contactoId: number) => (is: ExpressionBuilder<Tables, 'dominio_usuarios' | 'dominios'>) =>
    is.and([is(`dominio_usuarios.${role}`, '=', 1), is(`dominios.${role}_id`, '!=', contactoId)]);

/** How many domains of the user carry other data than this version. */
export async function countActualizables(
  connection: Connection,
  usuarioId: number,
  contactoId: number,
): Promise<number> {
  const { total } = await connection
    .selectFrom('dominio_usuarios')
    .innerJoin('dominios', 'dominios.id', 'dominio_usuarios.dominio_id')
    .select((count) => count.fn.countAll().as('total'))
    .where('dominio_usuarios.usuario_id', '=', usuarioId)
    .where((is) => is.or(ROLES.map((role) => differs(role, contactoId)(is))))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Puts this version on every domain of the user, in the roles that are theirs. */
export async function applyToDominios(trx: Connection, usuarioId: number, contactoId: number): Promise<void> {
  for (const role of ROLES)
    await trx
      .updateTable('dominios')
      .set({ [`${role}_id`]: contactoId })
      .where('id', 'in', (select) =>
        select
          .selectFrom('dominio_usuarios')
          .select('dominio_id')
          .where('usuario_id', '=', usuarioId)
          .where(role, '=', 1),
      )
      .where(`${role}_id`, '!=', contactoId)
      .execute();
}
