import type { Connection } from '~/database/connection.server';
import { sufijoDe } from '../../contract/nombres';
import { listSufijos } from '../dominios/store';
import { precioLinea } from './rules';
import { type Item, updateItem } from './store';

/** What a year of a name costs today; undefined under a suffix that is not sold. */
export async function yearPrices(connection: Connection): Promise<(nombre: string) => number | undefined> {
  const prices = new Map((await listSufijos(connection)).map(({ tld, precio }) => [tld, precio]));
  return (nombre) => prices.get(sufijoDe(nombre, [...prices.keys()]) ?? '');
}

/** Lines at today's prices: what an open cart costs, whatever it cost when they were put in it. */
export async function atTodaysPrices(connection: Connection, items: readonly Item[]): Promise<Item[]> {
  const priceOf = await yearPrices(connection);
  return items.map((item) => {
    const yearly = priceOf(item.nombre);
    return yearly === undefined ? item : { ...item, precio: precioLinea(item.tipo, item.anios, yearly) };
  });
}

/** Writes today's prices down; answers the lines with them, and the names of those that had another. */
export async function reprice(trx: Connection, items: readonly Item[]) {
  const today = await atTodaysPrices(trx, items);
  const changed = today.filter(({ precio }, at) => precio !== items[at]?.precio);
  for (const { id, precio } of changed) await updateItem(trx, id, { precio });
  return { today, changed: changed.map(({ nombre }) => nombre) };
}
