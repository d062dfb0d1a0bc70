import { type RawBuilder, sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { PLAZOS } from '../../domain/lifecycle';
import { retenidoAl } from '../dominios/retenciones-store';
import type { EstadoBuscado } from './filtro-de-nombres';

/** `seRenuevaSola` of a name's row as a condition. */
export const seRenuevaSola = (hoy: Temporal.PlainDate) =>
  sql<boolean>`(dominios.estado = 'REGISTRADO' and dominios.renovacion_automatica = 1
  and dominios.cuenta_pago_id is not null and not ${retenidoAl('RENOVACION', hoy.toString())})`;
const vivo = sql<boolean>`dominios.estado in ('REGISTRADO', 'VENCIDO')`;
const vence = sql.ref('dominios.fecha_vencimiento');

/**
 * `estadoAl` of a name's row as a condition (decision 010): lists and counts agree with what each name shows, however
 * late the daily task is, and with the marks of what holds it. A name that is free again is still deleted for who had it. A test holds both to the same answers.
 */
export function enEstado(buscado: EstadoBuscado, hoy: Temporal.PlainDate): RawBuilder<boolean> {
  if (typeof buscado === 'object') return sql`dominios.congelado_hasta > ${buscado.congeladoAl}`;
  const today = hoy.toString();
  /** The last expiry date that is past renewing. */
  const eliminado = hoy.subtract({ days: PLAZOS.vencido + 1 }).toString();
  const sola = seRenuevaSola(hoy);
  /** Not past renewing, or kept from being deleted by a hold. */
  const renovable = sql`(${vence} > ${eliminado} or ${retenidoAl('ELIMINACION', today)})`;
  switch (buscado) {
    case 'EN_VIGOR':
      return sql`(${vivo} and (${sola} or ${renovable}))`;
    case 'REGISTRADO':
      return sql`(dominios.estado = 'REGISTRADO' and (${sola} or ${vence} >= ${today}))`;
    case 'VENCIDO':
      return sql`(${vivo} and not ${sola} and ${renovable}
        and (${vence} < ${today} or dominios.estado = 'VENCIDO'))`;
    case 'ELIMINADO':
      return sql`(dominios.estado = 'ELIMINADO'
        or (${vivo} and not ${sola} and not ${renovable}))`;
    case 'RETENIDO':
      return retenidoAl(null, today);
    case 'PREREGISTRO':
    case 'ERROR':
      return sql`dominios.estado = ${buscado}`;
  }
}
