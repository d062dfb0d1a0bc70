import { database } from '~/database/connection.server';

/** Every authorization code, as it is kept, oldest first. */
export const authorizationCodes = () =>
  database().selectFrom('codigos_autorizacion').selectAll().orderBy('id').execute();

/** What happened to the requests between registrars, in order. */
export const transferSteps = () =>
  database().selectFrom('transferencia_pasos').selectAll().orderBy('id').execute();

/** The imports that are half filled, as they are kept. */
export const importDrafts = () => database().selectFrom('importacion_borradores').selectAll().execute();

/** Every invitation to be a contact of a name, oldest first. */
export const invitations = () => database().selectFrom('invitaciones').selectAll().orderBy('id').execute();
