import type { Temporal } from 'temporal-polyfill';
import { minuteOf } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import { moneyWithVat } from '~/format';
import { toULabels } from '../../domain/labels';
import { precioEn, type Tarifa } from '../../domain/precios';
import { precioLinea } from '../../domain/sale';
import { sufijoDe } from '../../domain/typed-name';
import { sinPrecio } from '../../domain/unsold-suffix';
import { Rechazo } from '../cambio/rechazo';
import { listTarifas } from '../dominios/store';
import { type Item, updateItem } from './store';

/** What a year of a name costs over time; undefined under a suffix that is not sold. */
export async function tarifas(connection: Connection): Promise<(nombre: string) => Tarifa | undefined> {
  const sufijos = await listTarifas(connection);
  // Also among those not sold: a name under one of them has not the price of a shorter one.
  const terminaciones = sufijos.map(({ tld }) => tld);
  return (nombre) => {
    const suya = sufijoDe(nombre, terminaciones);
    return sufijos.find(({ tld, habilitado }) => tld === suya && habilitado === 1);
  };
}

/** The same at an instant. */
export async function yearPrices(
  connection: Connection,
  now: Temporal.Instant,
): Promise<(nombre: string) => number | undefined> {
  const tarifaOf = await tarifas(connection);
  const minuto = minuteOf(now);
  return (nombre) => {
    const tarifa = tarifaOf(nombre);
    return tarifa && precioEn(tarifa, minuto);
  };
}

/** The same for a change of a name that exists: under a suffix that is sold no more there is none. */
export async function yearPriceOf(
  connection: Connection,
  nombre: string,
  now: Temporal.Instant,
): Promise<number> {
  const anual = (await yearPrices(connection, now))(nombre);
  if (anual === undefined) throw new Rechazo('SIN_PRECIO', sinPrecio(toULabels(nombre)));
  return anual;
}

/** Nothing is charged at a price that was not shown: where it was another, nothing is done. */
export function comoSeMostro(precio: number, mostrado: number | undefined): void {
  if (mostrado !== undefined && mostrado !== precio)
    throw Rechazo.deCampos({
      general: `El precio cambió mientras lo veía: ahora es ${moneyWithVat(precio)} por año. No se le cobró nada. Si está de acuerdo, confirme otra vez.`,
    });
}

/** Lines at the prices of an instant: what an open cart costs then, whatever it cost when they were put in it. */
export async function atTodaysPrices(
  connection: Connection,
  items: readonly Item[],
  now: Temporal.Instant,
): Promise<Item[]> {
  const priceOf = await yearPrices(connection, now);
  return items.map((item) => {
    const yearly = priceOf(item.nombre);
    return yearly === undefined ? item : { ...item, precio: precioLinea(item.tipo, item.anios, yearly) };
  });
}

/** Writes today's prices down; answers the lines with them, and the names of those that had another. */
export async function reprice(trx: Connection, items: readonly Item[], now: Temporal.Instant) {
  const today = await atTodaysPrices(trx, items, now);
  const changed = today.filter(({ precio }, at) => precio !== items[at]?.precio);
  for (const { id, precio } of changed) await updateItem(trx, id, { precio });
  return { today, changed: changed.map(({ nombre }) => nombre) };
}
