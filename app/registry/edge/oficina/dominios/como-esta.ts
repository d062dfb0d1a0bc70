import { dayOf } from '~/base/clock.server';
import type { ComoEsta } from '../../../contract/oficina/dominios';
import { estadoAl } from '../../../domain/lifecycle';
import { retencionesAl } from '../../../domain/retenciones';
import { congeladoAl } from '../../../domain/situacion';
import type { EdgeContext } from '../../context';
import { findFila } from '../../transferencias/titular-store';
import { titularEnOficina } from '../titularidad/ver';

/** How a name stands, in the facts by which its holder's list says it: of a deleted one that is free again too. */
export async function comoEsta(
  { connection, now }: Pick<EdgeContext, 'connection' | 'now'>,
  ascii: string,
): Promise<ComoEsta | undefined> {
  const row = await findFila(connection, ascii);
  if (!row) return undefined;
  const hoy = dayOf(now);
  const estado = estadoAl(row, hoy);
  return {
    titular: await titularEnOficina(connection, row),
    vence: row.fecha_vencimiento,
    preregistro: estado === 'PREREGISTRO',
    error: estado === 'ERROR',
    eliminado: estado === 'ELIMINADO' || estado === 'LIBRE',
    vencido: estado === 'VENCIDO',
    tieneCuentaActual: row.cuenta_pago_id !== null,
    congelado: congeladoAl(row, now) !== null,
    retenido: retencionesAl(row, hoy).length > 0,
    gradoDeCandado: row.candado,
  };
}
