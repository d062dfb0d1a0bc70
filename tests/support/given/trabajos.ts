import { type Insertable, type SqlBool, sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/base/clock.server';
import { database } from '~/database/connection.server';
import type { Tables } from '~/database/tables';
import { listDue } from '~/registry/edge/dominios/lifecycle-store';

/** Tries at due work that came to something. */
export const tries = (...rows: Insertable<Tables['trabajos']>[]) =>
  database().insertInto('trabajos').values(rows).execute();

/** Names that were asked to be published, at most some thousands. */
export const publications = (rows: readonly Insertable<Tables['dominio_publicaciones']>[]) =>
  database().insertInto('dominio_publicaciones').values(rows).execute();

/** Another machine is at the next step of a name's life, and is believed to be until then. */
export async function lifeTakenByAnother(nombre: string, hasta: Temporal.Instant): Promise<void> {
  const due = await listDue(database(), {
    now: hasta,
    limit: 1000,
    isOpen: () => sql<SqlBool>`1 = 1`,
    underWay: [],
  });
  const clave = due.find((each) => each.nombre === nombre)?.clave ?? '';
  const taken = { clase: 'vida', clave, intentos: 1, error: '', estado: 'ESPERA' as const };
  const since = stamp(hasta.subtract({ minutes: 1 }));
  await tries({
    ...taken,
    proximo_intento: since,
    desde: since,
    tomado_por: 'otra',
    tomado_hasta: stamp(hasta),
  });
}
