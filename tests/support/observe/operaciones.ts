import { database } from '~/database/connection.server';

/** The forms that were carried out, as they are kept for whoever sends one again. */
export const operations = () => database().selectFrom('operaciones').selectAll().execute();

/** The changes asked of another registry, as they are kept for whoever asks one again. */
export const outsideOperations = () => database().selectFrom('operaciones_afuera').selectAll().execute();

/** What due work has gone through, by its kind and key. */
export const tries = () =>
  database().selectFrom('trabajos').selectAll().orderBy('clase').orderBy('clave').execute();

/** What became of the work that failed too often, in order. */
export const setAside = () => database().selectFrom('trabajos_historia').selectAll().orderBy('id').execute();

/** What was spent of each limit, as every process knows it. */
export const spentLimits = () => database().selectFrom('limites').selectAll().execute();

/** The links that freeze a name, as they are kept. */
export const freezeLinks = () => database().selectFrom('congelar_enlaces').selectAll().execute();
