import type { Temporal } from 'temporal-polyfill';
import type { Connection } from '~/database/connection.server';
import { type Disponibilidad, disponibilidad } from '../../domain/lifecycle';
import type { Nombre } from '../../domain/name';
import { listReservados, listSufijos, listVidas } from './store';

/** A name, whether it can be registered today, and what a year of it costs in centésimos. */
export interface Consultado {
  nombre: Nombre;
  disponibilidad: Disponibilidad;
  precio: number;
}

const labelOf = ({ ascii, sufijo }: Nombre): string => ascii.slice(0, -sufijo.length - 1);

/** Whether a name is kept from everybody, whole or by its label. */
export async function estaReservado(connection: Connection, nombre: Nombre): Promise<boolean> {
  return (await listReservados(connection, [nombre.ascii, labelOf(nombre)])).size > 0;
}

/** Looks many names up at once: three queries by key, however many names there are; two where it is known what is sold. */
export async function consultar(
  connection: Connection,
  nombres: readonly Nombre[],
  hoy: Temporal.PlainDate,
  enVenta?: Awaited<ReturnType<typeof listSufijos>>,
): Promise<Consultado[]> {
  const names = nombres.map(({ ascii }) => ascii);
  const vidas = await listVidas(connection, names);
  const reserved = await listReservados(connection, [...new Set([...names, ...nombres.map(labelOf)])]);
  const prices = new Map(
    (enVenta ?? (await listSufijos(connection))).map(({ tld, precio }) => [tld, precio]),
  );
  return nombres.map((nombre) => {
    const reservado = reserved.has(nombre.ascii) || reserved.has(labelOf(nombre));
    return {
      nombre,
      disponibilidad: disponibilidad(vidas.get(nombre.ascii), reservado, hoy),
      precio: prices.get(nombre.sufijo) ?? 0,
    };
  });
}
