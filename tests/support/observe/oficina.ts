import { database } from '~/database/connection.server';

/** Everything that the registry's own people did, oldest first. */
export const deskActs = () => database().selectFrom('oficina_historia').selectAll().orderBy('id').execute();
