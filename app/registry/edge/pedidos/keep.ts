import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/base/clock.server';
import { onceForSettings } from '~/base/config.server';
import { log } from '~/base/log.server';
import type { Database } from '~/database/connection.server';
import { isAway } from '~/database/timeouts';
import { DIAS_DE_PEDIDO, rutaSinSecretos } from '../../domain/pedidos';
import { forgetPedidos, insertPedido } from './store';

/** A request that failed, as its process knows it. */
export interface PedidoFallido {
  referencia: string;
  metodo: string;
  pathname: string;
  duroMs: number | null;
  operacion?: string;
  estado?: number;
  error: unknown;
  oid: string | null;
}

/** So many are kept of a minute by each process: where everything fails the first ones say why, and nobody fills the table by asking. */
const POR_MINUTO = 30;
const memory = onceForSettings(() => ({ minuto: 0, cuantos: 0 }));

function hayLugar(now: Temporal.Instant): boolean {
  const kept = memory();
  const minuto = Math.floor(now.epochMilliseconds / 60_000);
  if (kept.minuto !== minuto) Object.assign(kept, { minuto, cuantos: 0 });
  kept.cuantos += 1;
  return kept.cuantos <= POR_MINUTO;
}

/** The kind of an error and of what caused it: its words may say what a person typed. */
function claseDe(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code: unknown = Reflect.get(error, 'code');
  const own = typeof code === 'string' && /^[\w-]{1,40}$/.test(code) ? `${error.name} ${code}` : error.name;
  return error.cause instanceof Error ? `${own}, por ${claseDe(error.cause)}` : own;
}

const isOfDatabase = (error: unknown): boolean =>
  isAway(error) || (error instanceof Error && isAway(error.cause));

/** Keeps it as well as it can: what was asked failed already, and is answered as it would be. */
export async function keepPedido(
  database: Database,
  pedido: PedidoFallido,
  now: Temporal.Instant,
): Promise<void> {
  // a database that does not answer takes no row either, and who asked has waited for it already
  if (isOfDatabase(pedido.error) || !hayLugar(now)) return;
  const { referencia, metodo, pathname, duroMs, operacion = null, estado = null, error, oid } = pedido;
  try {
    await insertPedido(database, {
      referencia,
      momento: stamp(now),
      duro_ms: duroMs,
      metodo,
      ruta: rutaSinSecretos(pathname),
      operacion,
      estado,
      error: claseDe(error).slice(0, 200),
      oid,
    });
  } catch (failed) {
    log.warn({ error: failed, referencia }, 'a request that failed could not be kept');
  }
}

/** Forgets those that were kept for long enough. */
export const removePedidos = (database: Database, now: Temporal.Instant) =>
  forgetPedidos(database, now.subtract({ hours: 24 * DIAS_DE_PEDIDO }));
