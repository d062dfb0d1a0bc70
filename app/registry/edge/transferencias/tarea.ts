import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/clock.server';
import type { Database } from '~/database/connection.server';
import { inTransaction } from '~/database/in-transaction';
import { deTarea } from '../dominios/autoria';
import { hecho } from './acto';
import { wipeDeOtroTitular, wipeVencidos } from './codigos-store';
import { resolver } from './resolver';
import type { Suceso } from './rules/estados';
import { listPerdidas, listVencidas } from './store';

/** How many requests are looked at in one query. */
const BATCH = 200;

/** Who ends a request when neither registrar does. */
const REGISTRO = 'registro';

type List = (database: Database) => Promise<{ id: number; nombre: string }[]>;

/** Ends what is due, one request a transaction: somebody may have been first, and then there is nothing to do. */
async function endAll(
  database: Database,
  now: Temporal.Instant,
  list: List,
  suceso: Suceso,
): Promise<number> {
  let ended = 0;
  for (const { nombre } of await list(database)) {
    const respuesta = await inTransaction(database, (trx) =>
      resolver({ ...deTarea(trx, now), registrador: REGISTRO }, nombre, suceso),
    );
    if (hecho(respuesta)) ended += 1;
  }
  return ended;
}

/**
 * What time does to transfers: requests past their date end by the rule of the settings, those that lost their name are
 * cancelled, codes that are over are wiped. Safe to repeat and from several processes. Answers how much was done.
 */
export async function avanzarTransferencias(database: Database, now: Temporal.Instant): Promise<number> {
  const lost = await endAll(database, now, (from) => listPerdidas(from, BATCH), 'PERDER');
  const expired = await endAll(database, now, (from) => listVencidas(from, stamp(now), BATCH), 'VENCER');
  return lost + expired + (await wipeVencidos(database, stamp(now))) + (await wipeDeOtroTitular(database));
}
