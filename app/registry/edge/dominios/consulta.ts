import type { Temporal } from 'temporal-polyfill';
import { dayOf } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import { type Disponibilidad, disponibilidad } from '../../domain/lifecycle';
import type { Nombre } from '../../domain/name';
import { buscadosDe, type Reservado, reservadoDe, seNiega } from '../../domain/reservados';
import { listReservados, listSufijos, listVidas } from './store';

/** A name, whether it can be registered today, what keeps it, and what a year of it costs in centésimos. */
export interface Consultado {
  nombre: Nombre;
  disponibilidad: Disponibilidad;
  /** What keeps it from who asks, where something does. */
  reservado: Reservado | undefined;
  precio: number;
}

/** Whether a name is kept from everybody, whole or by its label. */
export async function estaReservado(connection: Connection, nombre: Nombre): Promise<boolean> {
  return (await listReservados(connection, buscadosDe(nombre))).size > 0;
}

/** For whom, and what is known of what is sold. */
interface Para {
  /** Who asks; null of who did not sign in. */
  usuarioId: number | null;
  enVenta?: Awaited<ReturnType<typeof listSufijos>>;
}

/**
 * Looks many names up at once: three queries by key, however many names there are; two where it is known what is sold. The one rule of what is kept from whom: the
 * search, the cart and the purchase ask it here.
 */
export async function consultar(
  connection: Connection,
  nombres: readonly Nombre[],
  now: Temporal.Instant,
  { usuarioId, enVenta }: Para,
): Promise<Consultado[]> {
  const vidas = await listVidas(
    connection,
    nombres.map(({ ascii }) => ascii),
  );
  const guardados = await listReservados(connection, [...new Set(nombres.flatMap(buscadosDe))]);
  const sufijos = enVenta ?? (await listSufijos(connection, now));
  const prices = new Map(sufijos.map(({ tld, precio }) => [tld, precio]));
  const hoy = dayOf(now);
  return nombres.map((nombre) => {
    const found = reservadoDe(nombre, guardados);
    const reservado = found && seNiega(found, usuarioId) ? found : undefined;
    return {
      nombre,
      disponibilidad: disponibilidad(vidas.get(nombre.ascii), reservado !== undefined, hoy),
      reservado,
      precio: prices.get(nombre.sufijo) ?? 0,
    };
  });
}
