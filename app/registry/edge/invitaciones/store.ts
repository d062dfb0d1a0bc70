import type { Insertable, Updateable } from 'kysely';
import type { Connection } from '~/database/connection.server';
import type { InvitacionesTable } from '~/database/tables/administracion';
import type { ContactosTable } from '~/database/tables/registro';

/** As many names given away, and not taken yet, as somebody's page has. */
const A_LA_VISTA = 500;

const COLUMNAS = [
  'id',
  'dominio_id',
  'rol',
  'correo',
  'codigo_hash',
  'contacto_id',
  'invito_id',
  'titular_antes',
  'administrador_antes',
  'desde',
  'venta',
  'estado',
  'creada_en',
  'enviada_en',
  'vence_en',
  'envios',
  'resuelta_por',
  'resuelta_en',
] as const;

/** Invitations with the name they are for and who invited. */
const conNombre = (connection: Connection) =>
  connection
    .selectFrom('invitaciones')
    .innerJoin('dominios', 'dominios.id', 'invitaciones.dominio_id')
    .innerJoin('usuarios', 'usuarios.id', 'invitaciones.invito_id')
    .select(COLUMNAS.map((column) => `invitaciones.${column}` as const))
    .select(['dominios.nombre', 'dominios.fecha_vencimiento'])
    .select(({ fn }) => fn.coalesce('usuarios.nombre', 'usuarios.login').as('invito'));

export type Invitacion = NonNullable<Awaited<ReturnType<typeof findInvitacion>>>;

export const findInvitacion = (connection: Connection, id: number) =>
  conNombre(connection).where('invitaciones.id', '=', id).executeTakeFirst();

/** The invitation of a link's code, by the digest that is kept of it. */
export const findByHash = (connection: Connection, hash: string) =>
  conNombre(connection).where('invitaciones.codigo_hash', '=', hash).executeTakeFirst();

/** Those of a name that wait, also past their time, newest first. */
export const listPendientes = (connection: Connection, dominioId: number): Promise<Invitacion[]> =>
  conNombre(connection)
    .where('invitaciones.dominio_id', '=', dominioId)
    .where('invitaciones.estado', '=', 'PENDIENTE')
    .orderBy('invitaciones.id', 'desc')
    .execute();

export const findPendiente = (connection: Connection, dominioId: number, rol: InvitacionesTable['rol']) =>
  conNombre(connection)
    .where('invitaciones.dominio_id', '=', dominioId)
    .where('invitaciones.rol', '=', rol)
    .where('invitaciones.estado', '=', 'PENDIENTE')
    .executeTakeFirst();

/** The last one for a role of a name, whatever became of it. */
export const findUltimaDe = (connection: Connection, dominioId: number, rol: InvitacionesTable['rol']) =>
  conNombre(connection)
    .where('invitaciones.dominio_id', '=', dominioId)
    .where('invitaciones.rol', '=', rol)
    .orderBy('invitaciones.id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The names that somebody gave to a new holder who did not take them yet, the newest first; each with its last invitation. */
export async function listEntregas(connection: Connection, usuarioId: number) {
  const rows = await conNombre(connection)
    .innerJoin('contactos', 'contactos.id', 'dominios.titular_id')
    .select(['contactos.nombre as titular', 'contactos.apellido as titularApellido'])
    .where('invitaciones.invito_id', '=', usuarioId)
    .where('invitaciones.rol', '=', 'titular')
    .where('invitaciones.estado', 'in', ['PENDIENTE', 'RECHAZADA'])
    .whereRef('invitaciones.contacto_id', '=', 'dominios.titular_id')
    .where('contactos.usuario_id', 'is', null)
    .orderBy('invitaciones.id', 'desc')
    .limit(A_LA_VISTA)
    .execute();
  const last = new Map(rows.toReversed().map((row) => [row.dominio_id, row]));
  return [...last.values()].toReversed();
}

/** The names that somebody gave and that were taken since a moment, no sales, of which others are the holders still; the newest first. */
export const listRecibidas = (connection: Connection, usuarioId: number, desde: string) =>
  conNombre(connection)
    .innerJoin('contactos', 'contactos.id', 'dominios.titular_id')
    .select(['contactos.nombre as titular', 'contactos.apellido as titularApellido'])
    .where('invitaciones.invito_id', '=', usuarioId)
    .where('invitaciones.rol', '=', 'titular')
    .where('invitaciones.estado', '=', 'ACEPTADA')
    .where('invitaciones.venta', '=', 0)
    .where('invitaciones.resuelta_en', '>', desde)
    .where((is) =>
      is.or([is('contactos.usuario_id', 'is', null), is('contactos.usuario_id', '!=', usuarioId)]),
    )
    .orderBy('invitaciones.id', 'desc')
    .limit(A_LA_VISTA)
    .execute();

/** A contact of before, while it is there. */
export async function findContactoId(connection: Connection, id: number | null): Promise<number | undefined> {
  const found = await connection.selectFrom('contactos').select('id').where('id', '=', id).executeTakeFirst();
  return found?.id;
}

/** The same, where it is somebody's own. */
export async function findPropio(
  connection: Connection,
  id: number | null,
  usuarioId: number,
): Promise<number | undefined> {
  const found = await connection
    .selectFrom('contactos')
    .select('id')
    .where('id', '=', id)
    .where('usuario_id', '=', usuarioId)
    .executeTakeFirst();
  return found?.id;
}

/** How many invitations somebody has sent since an instant. */
export async function countSince(connection: Connection, invitoId: number, since: string): Promise<number> {
  const { total } = await connection
    .selectFrom('invitaciones')
    .select((is) => is.fn.countAll().as('total'))
    .where('invito_id', '=', invitoId)
    .where('creada_en', '>', since)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Adds one; its name has to be locked, so that one role waits for one person. Answers its id. */
export async function insertInvitacion(
  trx: Connection,
  values: Insertable<InvitacionesTable>,
): Promise<number> {
  const { id } = await trx
    .insertInto('invitaciones')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes one that still waits: whoever comes second finds that it does not any more. */
export async function updatePendiente(
  trx: Connection,
  id: number,
  values: Updateable<InvitacionesTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('invitaciones')
    .set(values)
    .where('id', '=', id)
    .where('estado', '=', 'PENDIENTE')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The people whose address a mail is: what their provider says, or what they proved to read and another did not replace yet. */
export async function listDuenios(connection: Connection, correo: string): Promise<number[]> {
  const wanted = correo.toLowerCase();
  const proved = await connection
    .selectFrom('contactos')
    .innerJoin('contactos_predeterminados', 'contactos_predeterminados.contacto_id', 'contactos.id')
    .select('contactos_predeterminados.usuario_id as id')
    .where((is) => is(is.fn<string>('lower', ['contactos.email']), '=', wanted))
    .where('contactos.email_validado_en', 'is not', null)
    .execute();
  const waiting = await connection
    .selectFrom('correos_anteriores')
    .select('usuario_id as id')
    .where((is) => is(is.fn<string>('lower', ['correo']), '=', wanted))
    .where('validado_en', 'is not', null)
    .where('hasta', 'is', null)
    .execute();
  const signed = await connection
    .selectFrom('usuarios')
    .select('id')
    .where((is) => is(is.fn<string>('lower', ['correo']), '=', wanted))
    .execute();
  return [...proved, ...waiting, ...signed].map(({ id }) => id);
}

/** Whether a contact has no account behind it. */
export async function isDeNadie(connection: Connection, contactoId: number | null): Promise<boolean> {
  const contacto = await connection
    .selectFrom('contactos')
    .select('usuario_id')
    .where('id', '=', contactoId)
    .executeTakeFirst();
  return contacto?.usuario_id === null;
}

/** The same contact as somebody's own: a version of it, since what a name carries is not edited. Answers its id. */
export const adoptar = (
  trx: Connection,
  contactoId: number,
  usuarioId: number,
  creado_en: string,
): Promise<number> => conCambios(trx, contactoId, { usuario_id: usuarioId, creado_en });

/** A version of a contact that differs in this. Answers its id. */
export async function conCambios(
  trx: Connection,
  contactoId: number,
  changes: Partial<Insertable<ContactosTable>>,
): Promise<number> {
  const { id: _, ...contacto } = await trx
    .selectFrom('contactos')
    .selectAll()
    .where('id', '=', contactoId)
    .executeTakeFirstOrThrow();
  const { id } = await trx
    .insertInto('contactos')
    .values({ ...contacto, ...changes })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
