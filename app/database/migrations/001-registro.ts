import type { Kysely } from 'kysely';
import { createDominios } from './001-registro/dominios';
import { createPersonas } from './001-registro/personas';
import { createReferencia } from './001-registro/referencia';
import { createVentas } from './001-registro/ventas';

/** The embedded registry: people, names, sales, and the reference data that every installation needs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createReferencia(db);
  await createPersonas(db);
  await createDominios(db);
  await createVentas(db);
}
