import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { stamp } from '~/base/clock.server';
import type { Connection, Database } from '~/database/connection.server';
import { inTransaction } from '~/database/in-transaction';
import { findHecho, writeHecho } from '~/database/installation-store';

/** How long the machine that publishes is believed to do so without a sign of it. */
const LEASE = { seconds: 40 };
/** It gives one where less than this is left. */
const AGAIN_BELOW = { seconds: 30 };

const turno = z.object({
  /** The folder whose zone files are those that are served. */
  carpeta: z.string(),
  /** The machine, in words for whoever runs it. */
  maquina: z.string(),
  hasta: z.string(),
  /** Whether all zones were asked for anew since it took over, or were in its folder. */
  entero: z.boolean(),
});
export type Turno = z.infer<typeof turno>;

const NOBODY: Turno = { carpeta: '', maquina: '', hasta: '1970-01-01T00:00:00Z', entero: false };

/** Whose files are served; undefined before anybody wrote one. */
export async function findTurno(connection: Connection): Promise<Turno | undefined> {
  const hecho = await findHecho(connection, 'publica-zonas');
  return hecho && turno.parse(JSON.parse(hecho.valor));
}

export const isOver = ({ hasta }: Turno, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(hasta, now) < 0;

/** Whether it is time to say once more that one publishes. */
export const isToBeRenewed = ({ hasta }: Turno, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(hasta, now.add(AGAIN_BELOW)) < 0;

/** Of two who come at once the second waits here for the first. */
const lock = (trx: Connection) =>
  trx
    .selectFrom('instalacion')
    .select('clave')
    .where('clave', '=', 'publica-zonas')
    .forUpdate()
    .executeTakeFirst();

/** Who asks for the turn, and whether its folder has what was published where nobody had the turn before. */
interface Asking extends Pick<Turno, 'carpeta' | 'maquina'> {
  hasAll: () => Promise<boolean>;
  /** Whether another machine's turn is taken from it. */
  mayTake: (from: Turno) => boolean;
}

/** Takes the turn where nobody has it, or keeps it; answers whose it is then. */
export function takeTurno(database: Database, asking: Asking, now: Temporal.Instant): Promise<Turno> {
  return inTransaction(database, async (trx) => {
    await trx
      .insertInto('instalacion')
      .values({ clave: 'publica-zonas', valor: JSON.stringify(NOBODY), desde: stamp(now) })
      .onConflict((conflict) => conflict.column('clave').doNothing())
      .execute();
    await lock(trx);
    const before = (await findTurno(trx)) ?? NOBODY;
    const isOurs = before.carpeta === asking.carpeta;
    const isNew = before.carpeta === '';
    if (!isOurs && !isNew && !asking.mayTake(before)) return before;
    const ours: Turno = {
      carpeta: asking.carpeta,
      maquina: asking.maquina,
      hasta: stamp(now.add(LEASE)),
      entero: isOurs ? before.entero : isNew && (await asking.hasAll()),
    };
    await writeHecho(trx, 'publica-zonas', ours, now);
    return ours;
  });
}

/** Every zone was asked for since the turn was taken, where it still is that folder's. */
export function markEntero(database: Database, carpeta: string, now: Temporal.Instant): Promise<void> {
  return inTransaction(database, async (trx) => {
    await lock(trx);
    const turno = await findTurno(trx);
    if (turno?.carpeta === carpeta) await writeHecho(trx, 'publica-zonas', { ...turno, entero: true }, now);
  });
}
