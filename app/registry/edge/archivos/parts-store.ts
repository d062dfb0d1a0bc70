import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';

/** As much of a file as is in memory at once, of whoever sends or takes it. */
export const PART_BYTES = 256 * 1024;

/** Of what was written whole only: its parts and this row are one transaction. */
export const findKept = (connection: Connection, guardadoComo: string) =>
  connection
    .selectFrom('archivos_guardados')
    .select(['tamano', 'creado_en'])
    .where('guardado_como', '=', guardadoComo)
    .executeTakeFirst();

/**
 * Keeps a file, a part after the other, in one transaction: where it is cut short there is nothing of it. Who keeps the same one at
 * once waits here, and finds it there. Answers how many bytes it has.
 */
export async function insertKept(
  trx: Connection,
  guardado_como: string,
  parts: AsyncIterable<Buffer> | Iterable<Buffer>,
  now: Temporal.Instant,
): Promise<number> {
  const begun = await trx
    .insertInto('archivos_guardados')
    .values({ guardado_como, tamano: 0, creado_en: stamp(now) })
    .onConflict((conflict) => conflict.column('guardado_como').doNothing())
    .returning('guardado_como')
    .executeTakeFirst();
  if (!begun) return (await findKept(trx, guardado_como))?.tamano ?? 0;
  let [parte, tamano] = [0, 0];
  for await (const datos of parts) {
    await trx.insertInto('archivo_partes').values({ guardado_como, parte, datos }).execute();
    parte += 1;
    tamano += datos.length;
  }
  await trx
    .updateTable('archivos_guardados')
    .set({ tamano })
    .where('guardado_como', '=', guardado_como)
    .execute();
  return tamano;
}

/** A kept file, a part after the other; no connection is held between two. */
export async function* listParts(
  connection: Connection,
  guardadoComo: string,
): AsyncGenerator<Buffer<ArrayBuffer>, void> {
  for (let parte = 0; ; parte++) {
    const row = await connection
      .selectFrom('archivo_partes')
      .select('datos')
      .where('guardado_como', '=', guardadoComo)
      .where('parte', '=', parte)
      .executeTakeFirst();
    if (!row) return;
    yield row.datos;
  }
}

/** Removing what is not there any more is no error. */
export const deleteKept = (connection: Connection, guardadoComo: string) =>
  connection.deleteFrom('archivos_guardados').where('guardado_como', '=', guardadoComo).execute();

/** Of some names, since when each that is kept in the database is. */
export async function keptSince(
  connection: Connection,
  names: readonly string[],
): Promise<Map<string, string>> {
  const rows = await connection
    .selectFrom('archivos_guardados')
    .select(['guardado_como', 'creado_en'])
    .where('guardado_como', 'in', names)
    .execute();
  return new Map(rows.map(({ guardado_como, creado_en }) => [guardado_como, creado_en]));
}

/** How many bytes there are of each kept file, counted from its parts themselves. */
export async function bytesOfEach(connection: Connection): Promise<Map<string, number>> {
  const rows = await connection
    .selectFrom('archivo_partes')
    .select(({ fn }) => ['guardado_como', fn.sum<number>(fn('length', ['datos'])).as('bytes')])
    .groupBy('guardado_como')
    .execute();
  return new Map(rows.map(({ guardado_como, bytes }) => [guardado_como, Number(bytes)]));
}
