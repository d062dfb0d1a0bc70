import type { Connection } from '~/database/connection.server';
import { type Ds, writeDs } from '../../dns/dnssec';

/** The keys of a delegated name, in one order. */
export async function listDs(connection: Connection, dominioId: number): Promise<Ds[]> {
  const rows = await connection
    .selectFrom('dns_ds')
    .select(['etiqueta', 'algoritmo', 'tipo_digest as tipoDigest', 'digest'])
    .where('dominio_id', '=', dominioId)
    .orderBy('etiqueta')
    .orderBy('algoritmo')
    .orderBy('tipo_digest')
    .orderBy('digest')
    .execute();
  return rows;
}

/** Whether the servers of a delegated name were seen signing with one of its keys. */
export async function seVioFirmar(connection: Connection, dominioId: number): Promise<boolean> {
  const seen = await connection
    .selectFrom('dns_ds')
    .select('etiqueta')
    .where('dominio_id', '=', dominioId)
    .where('visto_en', 'is not', null)
    .executeTakeFirst();
  return seen !== undefined;
}

/** When its servers were seen signing with one of its keys; null: that they do is not known any more. `version`: of the name as they were seen; nothing is written of what it is no longer. */
export const writeFirmaVista = (trx: Connection, dominioId: number, visto: string | null, version?: number) =>
  trx
    .updateTable('dns_ds')
    .set({ visto_en: visto })
    .where('dominio_id', '=', dominioId)
    .$if(version !== undefined, (those) =>
      those.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('dominios')
            .select('dominios.id')
            .whereRef('dominios.id', '=', 'dns_ds.dominio_id')
            .where('dominios.version', '=', version ?? 0),
        ),
      ),
    )
    .execute();

/** All the keys that a name has from now on. */
export async function replaceDs(trx: Connection, dominioId: number, todos: readonly Ds[]): Promise<void> {
  await trx.deleteFrom('dns_ds').where('dominio_id', '=', dominioId).execute();
  if (todos.length === 0) return;
  await trx
    .insertInto('dns_ds')
    .values(
      todos.map(({ etiqueta, algoritmo, tipoDigest, digest }) => ({
        dominio_id: dominioId,
        etiqueta,
        algoritmo,
        tipo_digest: tipoDigest,
        digest,
        visto_en: null,
      })),
    )
    .execute();
}

/** Takes away the keys of a name that is delegated no more; answers what its history says of that. */
export async function removeDs(trx: Connection, dominioId: number) {
  const ds = await listDs(trx, dominioId);
  if (ds.length === 0) return undefined;
  await replaceDs(trx, dominioId, []);
  return { antes: { ds: ds.map(writeDs) }, despues: { ds: [] } };
}
