import type { Temporal } from 'temporal-polyfill';
import { dayOf } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import type { ItemVenta, ProximaRenovacion } from '../../contract/formas';
import { renovadoHasta } from '../../domain/lifecycle';
import { readDatos, writeDatos } from './line-data';
import { listRenovables } from './proximas-store';
import { type Item, listItems, updateItem, type Venta } from './store';

/** Until when each line runs and how its next renewals will be paid; a line of which nothing can be said is not in it. */
export type Proximas = ReadonlyMap<number, Pick<ItemVenta, 'proximaRenovacion' | 'hasta'>>;
export const NADA_QUE_DECIR: Proximas = new Map();

/** What a registration makes: a name that renews by itself with the account that paid for it. */
const DE_UN_REGISTRO: ProximaRenovacion = { automatica: true, asociar: true, cuentaActual: null };

/**
 * What will become of an open sale's lines that is done today, and of their next renewals. Of a name that the same sale gives away nothing is said:
 * who pays for it then depends on its new holder.
 */
export async function proximasDe(
  connection: Connection,
  { id, usuario_id }: Venta,
  items: readonly Item[],
  now: Temporal.Instant,
): Promise<Proximas> {
  const dados = new Set(items.filter(({ tipo }) => tipo === 'TRANSFERENCIA').map(({ nombre }) => nombre));
  const registros = items.filter(({ tipo }) => tipo === 'REGISTRO');
  const renovaciones = items.filter(({ tipo, nombre }) => tipo === 'RENOVACION' && !dados.has(nombre));
  const hoy =
    usuario_id !== null && renovaciones.length > 0 ? await listRenovables(connection, id, usuario_id) : [];
  const today = dayOf(now).toString();
  const rows = new Map(hoy.map((row) => [row.item_id, row]));
  return new Map([
    ...registros.map((item) => {
      const hasta = renovadoHasta(today, item.anios);
      return [item.id, { proximaRenovacion: DE_UN_REGISTRO, hasta }] as const;
    }),
    ...renovaciones.flatMap((item) => {
      const row = rows.get(item.id);
      if (!row) return [];
      const { cuenta_id, cuenta } = row;
      const proximaRenovacion: ProximaRenovacion = {
        automatica: row.renovacion_automatica === 1,
        asociar: readDatos(item.datos).asociarCuenta ?? null,
        cuentaActual: cuenta_id !== null && cuenta !== null ? { id: cuenta_id, nombre: cuenta } : null,
      };
      const hasta = renovadoHasta(row.fecha_vencimiento, item.anios);
      return [[item.id, { proximaRenovacion, hasta }] as const];
    }),
  ]);
}

/** Keeps of each renewal of a sale whether its account pays for the name from then on too. */
export async function chooseProximas(
  trx: Connection,
  ventaId: number,
  elegidas: readonly number[],
): Promise<void> {
  for (const { id, tipo, datos } of await listItems(trx, ventaId)) {
    if (tipo !== 'RENOVACION') continue;
    const asociarCuenta = elegidas.includes(id);
    await updateItem(trx, id, { datos: writeDatos({ ...readDatos(datos), asociarCuenta }) });
  }
}
