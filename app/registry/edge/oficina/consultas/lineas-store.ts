import type { Insertable } from 'kysely';
import type { Connection } from '~/database/connection.server';
import type { ConsultaNotasTable } from '~/database/tables/tickets';

/** What was written in a ticket, with who of the desk answered. */
export const listLineas = (connection: Connection, ticketId: number) =>
  connection
    .selectFrom('ticket_mensajes as linea')
    .leftJoin('usuarios', 'usuarios.id', 'linea.de_usuario_id')
    .selectAll('linea')
    .select(['usuarios.nombre', 'usuarios.login'])
    .where('linea.ticket_id', '=', ticketId)
    .orderBy('linea.id')
    .execute();

/** What the desk's people told each other about it. */
export const listNotas = (connection: Connection, ticketId: number) =>
  connection
    .selectFrom('consulta_notas as nota')
    .innerJoin('usuarios', 'usuarios.id', 'nota.usuario_id')
    .selectAll('nota')
    .select(['usuarios.nombre', 'usuarios.login'])
    .where('nota.ticket_id', '=', ticketId)
    .orderBy('nota.id')
    .execute();

export const insertNota = (trx: Connection, nota: Insertable<ConsultaNotasTable>) =>
  trx.insertInto('consulta_notas').values(nota).execute();
