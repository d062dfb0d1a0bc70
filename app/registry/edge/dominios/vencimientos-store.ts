import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/clock.server';
import type { Connection } from '~/database/connection.server';
import { PORTAL } from './rules';
import type { Etapa } from './vencimientos-rules';

/**
 * Names in force with an expiry date in a range whose stage was not told, a batch at a time. Those of other registrars are
 * theirs to renew, and to tell of (decision 018).
 */
export const listSinAvisar = (
  connection: Connection,
  etapa: Etapa,
  { desde, hasta }: { desde: string; hasta: string },
  cantidad: number,
) =>
  connection
    .selectFrom('dominios')
    .selectAll()
    .where('estado', 'in', ['REGISTRADO', 'VENCIDO'])
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
    .limit(cantidad)
    .execute();

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
