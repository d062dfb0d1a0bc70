import type { Selectable, Transaction, Updateable } from 'kysely';
import type { Connection } from '~/database/connection.server';
import type { Tables } from '~/database/tables';
import type { TicketArchivosTable, TicketMensajesTable, TicketsTable } from '~/database/tables/tickets';
import type { FormularioTicket } from '../../contract/formularios';
import type { ClaseDeConsulta } from '../../domain/consultas';

export type Ticket = Selectable<TicketsTable>;
export type TicketArchivo = Selectable<TicketArchivosTable>;
export type TicketMensaje = Selectable<TicketMensajesTable>;

/** As many as somebody's list has. */
const A_LA_VISTA = 100;
/** Files that are looked through at once for room. */
const EN_UNA_VEZ = 1000;

/** The ticket that an operation made, if it made one. */
export const findByOperation = (connection: Connection, operacion: string): Promise<Ticket | undefined> =>
  connection.selectFrom('tickets').selectAll().where('operacion', '=', operacion).executeTakeFirst();

interface TicketNuevo {
  usuarioId: number | null;
  operacion: string;
  creadoEn: string;
  clase: ClaseDeConsulta;
  venceEn: string;
}

/** Writes a ticket; undefined when the same operation has written it already. */
export const insertTicket = (
  trx: Transaction<Tables>,
  { usuarioId, operacion, creadoEn, clase, venceEn }: TicketNuevo,
  { nombre, email, telefono, dominio, asunto, mensaje }: FormularioTicket,
): Promise<Ticket | undefined> =>
  trx
    .insertInto('tickets')
    .values({
      usuario_id: usuarioId,
      operacion,
      nombre,
      email,
      telefono: telefono || null,
      dominio: dominio || null,
      asunto,
      mensaje,
      estado: 'ABIERTO',
      creado_en: creadoEn,
      clase,
      vence_en: venceEn,
    })
    .onConflict((conflict) => conflict.column('operacion').doNothing())
    .returningAll()
    .executeTakeFirst();

/** Makes files kept for a session a ticket's own, in the order they came; answers how many there were. */
export async function adoptFiles(
  trx: Transaction<Tables>,
  ticketId: number,
  visitante: string,
  tokens: readonly string[],
): Promise<number> {
  if (tokens.length === 0) return 0;
  const taken = await trx
    .deleteFrom('archivos_temporales')
    .where('visitante', '=', visitante)
    .where('token', 'in', tokens)
    .returning(['id', 'nombre', 'tipo', 'tamano', 'guardado_como'])
    .execute();
  if (taken.length === 0) return 0;
  const rows = taken.sort((one, other) => one.id - other.id);
  await trx
    .insertInto('ticket_archivos')
    .values(rows.map(({ id: _, ...file }) => ({ ...file, ticket_id: ticketId })))
    .execute();
  return rows.length;
}

/** The last tickets of a user, newest first. */
export const listTickets = (connection: Connection, usuarioId: number): Promise<Ticket[]> =>
  connection
    .selectFrom('tickets')
    .selectAll()
    .where('usuario_id', '=', usuarioId)
    .orderBy('id', 'desc')
    .limit(A_LA_VISTA)
    .execute();

/** A ticket of this user, or undefined: somebody else's is as if it were not there. */
export const findTicket = (connection: Connection, usuarioId: number, id: number) =>
  connection
    .selectFrom('tickets')
    .selectAll()
    .where('id', '=', id)
    .where('usuario_id', '=', usuarioId)
    .executeTakeFirst();

/** Any ticket, for who answers them. */
export const findAnyTicket = (connection: Connection, id: number): Promise<Ticket | undefined> =>
  connection.selectFrom('tickets').selectAll().where('id', '=', id).executeTakeFirst();

/** The ticket, for this transaction alone, while it takes something more; undefined once it is closed. */
export const lockOpen = (trx: Connection, id: number): Promise<Ticket | undefined> =>
  trx
    .updateTable('tickets')
    .set((ticket) => ({ estado: ticket.ref('estado') }))
    .where('id', '=', id)
    .where('estado', '<>', 'CERRADO')
    .returningAll()
    .executeTakeFirst();

/** What comes of a ticket, and what goes with it: an answer that is being written meanwhile is told of it. */
export const setEstado = (
  trx: Connection,
  id: number,
  estado: Ticket['estado'],
  ademas: Pick<Updateable<TicketsTable>, 'vence_en' | 'unida_a' | 'asignado_a'> = {},
) =>
  trx
    .updateTable('tickets')
    .set((ticket) => ({ ...ademas, estado, version: ticket(ticket.ref('version'), '+', 1) }))
    .where('id', '=', id)
    .execute();

/** When somebody sent the ticket that so many followed; undefined where not so many did. */
export const sentBefore = (trx: Connection, usuarioId: number, later: number) =>
  trx
    .selectFrom('tickets')
    .select('creado_en')
    .where('usuario_id', '=', usuarioId)
    .orderBy('id', 'desc')
    .offset(later)
    .limit(1)
    .executeTakeFirst();

/** When somebody wrote the line in a ticket of theirs that so many followed; undefined where not so many did. */
export const writtenBefore = (trx: Connection, usuarioId: number, later: number) =>
  trx
    .selectFrom('ticket_mensajes as linea')
    .innerJoin('tickets', 'tickets.id', 'linea.ticket_id')
    .select('linea.creado_en')
    .where('tickets.usuario_id', '=', usuarioId)
    .where('linea.autor', '=', 'PERSONA')
    .orderBy('linea.id', 'desc')
    .offset(later)
    .limit(1)
    .executeTakeFirst();

/** Writes in a ticket; answers the line's id. */
export async function insertMensaje(
  trx: Connection,
  ticketId: number,
  linea: Pick<TicketMensaje, 'autor' | 'texto' | 'creado_en'> & { de_usuario_id?: number },
): Promise<number> {
  const { id } = await trx
    .insertInto('ticket_mensajes')
    .values({ ticket_id: ticketId, ...linea })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What was written in some tickets, in order. */
export async function listMensajes(
  connection: Connection,
  ticketIds: readonly number[],
): Promise<TicketMensaje[]> {
  if (ticketIds.length === 0) return [];
  return connection
    .selectFrom('ticket_mensajes')
    .selectAll()
    .where('ticket_id', 'in', ticketIds)
    .orderBy('id')
    .execute();
}

/** Files of some tickets, in the order they came. */
export async function listFiles(
  connection: Connection,
  ticketIds: readonly number[],
): Promise<TicketArchivo[]> {
  if (ticketIds.length === 0) return [];
  return connection
    .selectFrom('ticket_archivos')
    .selectAll()
    .where('ticket_id', 'in', ticketIds)
    .orderBy('id')
    .execute();
}

/** Bytes kept for refused forms: altogether, by people who did not sign in, and by those of one network. */
export async function bytesKept(connection: Connection, origen: string) {
  const { todos, sinIngresar, red } = await connection
    .selectFrom('archivos_temporales')
    .select((is) => [
      is.fn.coalesce(is.fn.sum<number>('tamano'), is.lit(0)).as('todos'),
      is.fn
        .coalesce(is.fn.sum<number>('tamano').filterWhere('usuario_id', 'is', null), is.lit(0))
        .as('sinIngresar'),
      is.fn
        .coalesce(
          is.fn
            .sum<number>('tamano')
            .filterWhere('usuario_id', 'is', null)
            .filterWhere('origen', '=', origen),
          is.lit(0),
        )
        .as('red'),
    ])
    .executeTakeFirstOrThrow();
  return { todos: Number(todos), sinIngresar: Number(sinIngresar), red: Number(red) };
}

/** The oldest files of people who did not sign in, of so many bytes together. */
export async function oldestOfNobody(connection: Connection, bytes: number) {
  const rows = await connection
    .selectFrom('archivos_temporales')
    .selectAll()
    .where('usuario_id', 'is', null)
    .orderBy('id')
    .limit(EN_UNA_VEZ)
    .execute();
  let sum = 0;
  return rows.filter(({ tamano }) => {
    const needed = sum < bytes;
    sum += tamano;
    return needed;
  });
}
