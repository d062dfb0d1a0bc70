import { type RawBuilder, sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { PLAZOS } from '../../domain/lifecycle';
import type { EstadoBuscado } from './filtro-de-nombres';

/** `seRenuevaSola` of a name's row as a condition. */
export const seRenuevaSola = sql<boolean>`(dominios.estado = 'REGISTRADO' and dominios.renovacion_automatica = 1
  and dominios.cuenta_pago_id is not null)`;
const vivo = sql<boolean>`dominios.estado in ('REGISTRADO', 'VENCIDO')`;
const vence = sql.ref('dominios.fecha_vencimiento');

/**
 * `estadoAl` of a name's row as a condition (decision 010): lists and counts agree with what each name shows, however
 * late the daily task is. A name that is free again is still deleted for who had it. A test holds both to the same answers.
 */
export function enEstado(buscado: EstadoBuscado, hoy: Temporal.PlainDate): RawBuilder<boolean> {
  const today = hoy.toString();
  /** The last expiry date that is past renewing. */
  const eliminado = hoy.subtract({ days: PLAZOS.vencido + 1 }).toString();
  switch (buscado) {
    case 'EN_VIGOR':
      return sql`(${vivo} and (${seRenuevaSola} or ${vence} > ${eliminado}))`;
    case 'REGISTRADO':
      return sql`(dominios.estado = 'REGISTRADO' and (${seRenuevaSola} or ${vence} >= ${today}))`;
    case 'VENCIDO':
      return sql`(${vivo} and not ${seRenuevaSola} and ${vence} > ${eliminado}
        and (${vence} < ${today} or dominios.estado = 'VENCIDO'))`;
    case 'ELIMINADO':
      return sql`(dominios.estado = 'ELIMINADO'
        or (${vivo} and not ${seRenuevaSola} and ${vence} <= ${eliminado}))`;
    case 'PREREGISTRO':
    case 'ERROR':
      return sql`dominios.estado = ${buscado}`;
  }
}
