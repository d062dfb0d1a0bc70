import type { Temporal } from 'temporal-polyfill';
import type { Connection } from '~/database/connection.server';
import { count } from '~/format';
import type { Inputs } from '../../../contract';
import { readNombres } from '../../../domain/name';
import { DEBE_SELECCIONAR_DOMINIO } from '../../../domain/words/dominios';
import { Rechazo } from '../../cambio/rechazo';
import { filtroDe } from '../filtro';
import { listPorFiltro, listPorNombre, type Seleccionado } from './seleccion-store';

/** Most names of one bulk change. */
export const MAXIMO = 10_000;

type Pedida = Pick<Inputs['administracion']['accederOperacion'], 'dominiosSeleccionados' | 'filtro'>;

/** Names that were chosen, in their order; those that are not the person's have no row. */
export type Seleccion = ReadonlyMap<string, Seleccionado | undefined>;

/** What was selected, name by name or by a filter (decision x), which chooses no name that nobody could choose by its row. */
export async function seleccionDe(
  connection: Connection,
  usuarioId: number,
  { dominiosSeleccionados, filtro }: Pedida,
  now: Temporal.Instant,
): Promise<Seleccion> {
  if (filtro) {
    const rows = await listPorFiltro(
      connection,
      usuarioId,
      { ...filtroDe(filtro, now), administrable: true },
      MAXIMO + 1,
    );
    if (rows.length === 0) throw Rechazo.deCampos({ dominiosSeleccionados: DEBE_SELECCIONAR_DOMINIO });
    if (rows.length > MAXIMO)
      throw Rechazo.deCampos({
        dominiosSeleccionados: `Se pueden cambiar hasta ${count(MAXIMO, 'dominio', 'dominios')} por vez: acote el filtro.`,
      });
    return new Map(rows.map((row) => [row.nombre, row]));
  }
  const nombres = readNombres(dominiosSeleccionados ?? []);
  if (nombres.length === 0) throw Rechazo.deCampos({ dominiosSeleccionados: DEBE_SELECCIONAR_DOMINIO });
  const found = await listPorNombre(connection, usuarioId, filtroDe({}, now), nombres);
  return new Map(nombres.map((nombre) => [nombre, found.get(nombre)]));
}
