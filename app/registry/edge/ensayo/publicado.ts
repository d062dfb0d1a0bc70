import type { Temporal } from 'temporal-polyfill';
import { settings } from '~/base/config.server';
import type { Connection } from '~/database/connection.server';
import type { Conjunto } from '../../dns/conjuntos';
import { loQueCambia, negativaDe, type Publicado } from '../../dns/ensayo';
import { padreDe } from '../../domain/labels';
import { findDelegado } from '../dns/publicacion/contenido-store';
import { soaDe } from '../dns/publicacion/rules';
import { todaLaZona } from '../dns/publicacion/zonas';
import { listTerminaciones } from '../dominios/store';

async function gathered(lotes: AsyncIterable<readonly Conjunto[]>): Promise<Conjunto[]> {
  const todos: Conjunto[] = [];
  for await (const lote of lotes) todos.push(...lote);
  return todos;
}

/** What the servers have to answer of a name, by what gives it to them when it is published (`publicacion/`). */
export async function publicadoDe(
  trx: Connection,
  nombre: string,
  now: Temporal.Instant,
): Promise<Publicado> {
  const servidores = settings().DNS_SERVERS;
  const delegado = await findDelegado(trx, nombre, servidores, now);
  if (!delegado?.alojada) return { arriba: delegado?.conjuntos ?? [], propia: null };
  const propios = { servidores, padres: await listTerminaciones(trx) };
  return { arriba: delegado.conjuntos, propia: await gathered(todaLaZona(trx, nombre, propios, now)) };
}

/** What becomes of a name between two moments of a trial. */
export const cambioPublicado = (nombre: string, antes: Publicado, despues: Publicado) =>
  loQueCambia(nombre, antes, despues, negativaDe(soaDe(padreDe(nombre), 0, settings().DNS_SERVERS)));
