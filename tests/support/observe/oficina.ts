import { database } from '~/database/connection.server';

/** Everything that the registry's own people did, oldest first. */
export const deskActs = () => database().selectFrom('oficina_historia').selectAll().orderBy('id').execute();

/** Every act that takes two people, as they were asked for. */
export const twoPersonActs = () =>
  database().selectFrom('actos_por_aprobar').selectAll().orderBy('id').execute();
