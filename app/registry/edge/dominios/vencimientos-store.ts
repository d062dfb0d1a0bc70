import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { dayOf, stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import type { Dominio } from '~/database/tables/registro';
import { ETAPAS, type Etapa, fechasDe } from '../../domain/expiry-notices';
import { EN_VIGOR, PORTAL } from '../../domain/lifecycle';
import type { Asked } from '../due/work';
import { retenciones } from './retenciones-store';

/** A name of whose date a stage was not told. */
export interface SinAvisar {
  dominio: Dominio;
  etapa: Etapa;
  clave: string;
}

/** Names in force of whose date one stage was not told. Those of other registrars are theirs to tell of (decision 018). */
async function listDeEtapa(
  connection: Connection,
  etapa: Etapa,
  { now, isOpen, limit }: Asked<SinAvisar>,
): Promise<SinAvisar[]> {
  const { desde, hasta } = fechasDe(etapa, dayOf(now));
  const de = `:${etapa}`;
  const clave = sql<string>`dominios.nombre || ':' || dominios.fecha_vencimiento || ${de}`;
  const rows = await connection
    .selectFrom('dominios')
    .selectAll()
    .select(retenciones(connection))
    .where('estado', 'in', EN_VIGOR)
    .where('fecha_vencimiento', '>=', desde)
    .where('fecha_vencimiento', '<=', hasta)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('dominio_registradores as patrocinio')
            .select('patrocinio.dominio_id')
            .whereRef('patrocinio.dominio_id', '=', 'dominios.id')
            .where('patrocinio.registrador', '<>', PORTAL),
        ),
      ),
    )
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('vencimientos_avisados as avisado')
            .select('avisado.dominio_id')
            .whereRef('avisado.dominio_id', '=', 'dominios.id')
            .whereRef('avisado.fecha_vencimiento', '=', 'dominios.fecha_vencimiento')
            .where('avisado.etapa', '=', etapa),
        ),
      ),
    )
    .where(isOpen(clave))
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((dominio) => ({
    dominio,
    etapa,
    clave: `${dominio.nombre}:${dominio.fecha_vencimiento}${de}`,
  }));
}

/** What was not told, stage by stage. */
export async function listSinAvisar(connection: Connection, asked: Asked<SinAvisar>): Promise<SinAvisar[]> {
  const found: SinAvisar[] = [];
  for (const etapa of ETAPAS)
    if (found.length < asked.limit)
      found.push(...(await listDeEtapa(connection, etapa, { ...asked, limit: asked.limit - found.length })));
  return found;
}

/** Marks a stage as told; false where somebody else just did. */
export async function markAvisado(
  trx: Connection,
  { id, fecha_vencimiento }: { id: number; fecha_vencimiento: string },
  etapa: Etapa,
  now: Temporal.Instant,
): Promise<boolean> {
  const marked = await trx
    .insertInto('vencimientos_avisados')
    .values({ dominio_id: id, fecha_vencimiento, etapa, avisado_en: stamp(now) })
    .onConflict((conflict) => conflict.columns(['dominio_id', 'fecha_vencimiento', 'etapa']).doNothing())
    .returning('dominio_id')
    .executeTakeFirst();
  return marked !== undefined;
}
