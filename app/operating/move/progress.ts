import { z } from 'zod';
import { now } from '~/base/clock.server';
import { SettingsError } from '~/base/config.server';
import type { Connection, Database } from '~/database/connection.server';
import { findHecho, writeHecho } from '~/database/installation-store';

const progress = z.object({
  /** Since when nothing could be changed at the source; empty where it has to be copied anew. */
  desde: z.string(),
  /** The table that is being copied, and up to where; every one before it is whole. */
  tabla: z.string(),
  posicion: z.number(),
});
export type Progress = z.infer<typeof progress>;

/** How far a move into this database came; undefined where there is none, or none any more. */
export async function findProgress(target: Connection): Promise<Progress | undefined> {
  const hecho = await findHecho(target, 'mudanza');
  return hecho && progress.parse(JSON.parse(hecho.valor));
}

export const writeProgress = (target: Connection, said: Progress): Promise<void> =>
  writeHecho(target, 'mudanza', said, now());

/** Throws where the rows of another database are being brought here: it is not whole yet. */
export async function refuseUnfinishedMove(opened: Database): Promise<void> {
  if (await findProgress(opened))
    throw new SettingsError(
      'DATABASE_URL: la mudanza desde SQLite a esta base no terminó. Termínela con: npm run move-to-postgres',
    );
}
