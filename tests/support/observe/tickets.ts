import { database } from '~/database/connection.server';

/** The questions to the registry, oldest first. */
export const tickets = () => database().selectFrom('tickets').selectAll().orderBy('id').execute();

/** The files of the questions that were sent, in their order. */
export const ticketFiles = () => database().selectFrom('ticket_archivos').selectAll().orderBy('id').execute();

/** The files that wait for a form that was refused, in their order. */
export const waitingFiles = () =>
  database().selectFrom('archivos_temporales').selectAll().orderBy('id').execute();
