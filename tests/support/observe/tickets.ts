import { database } from '~/database/connection.server';

/** The questions to the registry that somebody sent, oldest first: those of the demo are not among them. */
const sent = () => database().selectFrom('tickets').where('operacion', 'not like', 'demo:%');
export const tickets = () => sent().selectAll().orderBy('id').execute();

/** The files of the questions that were sent, in their order. */
export const ticketFiles = () =>
  database()
    .selectFrom('ticket_archivos')
    .selectAll()
    .where('ticket_id', 'in', sent().select('id'))
    .orderBy('id')
    .execute();

/** A question of the demo, by its key there. */
export const demoTickets = (clave: string) =>
  database().selectFrom('tickets').selectAll().where('operacion', '=', `demo:${clave}`).execute();

/** What the desk's people told each other about questions. */
export const deskNotes = () => database().selectFrom('consulta_notas').selectAll().orderBy('id').execute();

/** The files that wait for a form that was refused, in their order. */
export const waitingFiles = () =>
  database().selectFrom('archivos_temporales').selectAll().orderBy('id').execute();
