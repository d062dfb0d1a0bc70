import type { Selectable } from 'kysely';
import type { Connection } from '~/database/connection.server';
import type { ContactosTable } from '~/database/tables/registro';
import { COLUMNAS_DE_ROLES } from '../dominios/role-columns';
import type { DatosContacto } from './rules';

export type Contacto = Selectable<ContactosTable>;

/** As many versions of somebody as can be chosen from. */
const A_LA_VISTA = 200;

/** The default contact of a user, in the version in force. */
export const findPredeterminado = (
  connection: Connection,
  usuarioId: number,
): Promise<Contacto | undefined> =>
  connection
    .selectFrom('contactos')
    .innerJoin('contactos_predeterminados', 'contactos_predeterminados.contacto_id', 'contactos.id')
    .selectAll('contactos')
    .where('contactos_predeterminados.usuario_id', '=', usuarioId)
    .executeTakeFirst();

type NewContacto = DatosContacto & {
  usuario_id: number;
  nic_handle: string;
  email_validado_en: string | null;
  creado_en: string;
};

/** Writes a version and puts it in force as the user's default contact. */
export async function insertPredeterminado(trx: Connection, values: NewContacto): Promise<Contacto> {
  const contacto = await trx.insertInto('contactos').values(values).returningAll().executeTakeFirstOrThrow();
  await trx
    .insertInto('contactos_predeterminados')
    .values({ usuario_id: values.usuario_id, contacto_id: contacto.id })
    .onConflict((conflict) => conflict.column('usuario_id').doUpdateSet({ contacto_id: contacto.id }))
    .execute();
  return contacto;
}

/** Versions that no domain carries: nobody's old data is kept without a reason. */
const unused = (trx: Connection) =>
  trx
    .deleteFrom('contactos')
    .where((is) =>
      is.and(
        COLUMNAS_DE_ROLES.map((role) =>
          is.not(
            is.exists(
              is
                .selectFrom('dominios')
                .select('dominios.id')
                .whereRef(`dominios.${role}`, '=', 'contactos.id'),
            ),
          ),
        ),
      ),
    );

/** Drops one version, where nothing carries it. */
export const deleteIfUnused = (trx: Connection, id: number) => unused(trx).where('id', '=', id).execute();

/** Drops all the user's versions that nothing carries, but the one in force. */
export const deleteUnused = (trx: Connection, usuarioId: number, inForceId: number) =>
  unused(trx).where('usuario_id', '=', usuarioId).where('id', '!=', inForceId).execute();

export const markValidated = (trx: Connection, id: number, instante: string) =>
  trx.updateTable('contactos').set({ email_validado_en: instante }).where('id', '=', id).execute();

/** The user's contacts: the default one first, then those that domains carry, newest first. */
export async function listContactos(connection: Connection, usuarioId: number): Promise<Contacto[]> {
  const predeterminado = await findPredeterminado(connection, usuarioId);
  const others = await connection
    .selectFrom('contactos')
    .selectAll()
    .where('usuario_id', '=', usuarioId)
    .where('id', '!=', predeterminado?.id ?? 0)
    .orderBy('id', 'desc')
    .limit(A_LA_VISTA)
    .execute();
  return predeterminado ? [predeterminado, ...others] : others;
}

/** The names that somebody can freeze, those that expire first before. */
export const listCongelables = (connection: Connection, usuarioId: number, limit: number) =>
  connection
    .selectFrom('dominio_usuarios')
    .innerJoin('dominios', 'dominios.id', 'dominio_usuarios.dominio_id')
    .select(['dominios.id', 'dominios.nombre', 'dominio_usuarios.titular'])
    .where('dominio_usuarios.usuario_id', '=', usuarioId)
    .where((is) =>
      is.or([is('dominio_usuarios.titular', '=', 1), is('dominio_usuarios.administrador', '=', 1)]),
    )
    .where('dominios.estado', 'in', ['REGISTRADO', 'VENCIDO', 'ELIMINADO'])
    .orderBy('dominios.fecha_vencimiento')
    .orderBy('dominios.nombre')
    .limit(limit)
    .execute();
