import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { now } from '~/base/clock.server';
import { database } from '~/database/connection.server';
import { findHecho } from '~/database/installation-store';

const said = z.object({ momento: z.iso.datetime() });

async function ageOf(clave: 'respaldo-hecho' | 'respaldo-verificado'): Promise<number | undefined> {
  const hecho = await findHecho(database(), clave);
  if (!hecho) return undefined;
  const { momento } = said.parse(JSON.parse(hecho.valor));
  return Math.round(Temporal.Instant.from(momento).until(now()).total('seconds'));
}

/** How old, in seconds, the moments are of the last backup that was made, and of the last that was found to be good. */
export async function backupAges(): Promise<Partial<Record<'made' | 'verified', number>>> {
  const made = await ageOf('respaldo-hecho');
  const verified = await ageOf('respaldo-verificado');
  return { ...(made !== undefined && { made }), ...(verified !== undefined && { verified }) };
}
