import { z } from 'zod';
import { rolledBack } from '~/database/rolled-back';
import { contract } from '../../contract';
import type { Ensayado } from '../../contract/ensayo';
import { sinHacer } from '../administracion/ediciones/edicion';
import { avisarQueTermino } from '../administracion/masivos/next-batch';
import { type Pedido, queCambia, start } from '../administracion/masivos/pedido';
import { findCambio, LOTE, listResultados } from '../administracion/masivos/store';
import type { Op } from '../cambio/cambio';
import { comoAhora } from '../cambio/ensayo';
import type { ContextoPersona } from '../context';
import { lockUsuario } from '../quien/lock-store';
import { avisosDesde } from './avisados';
import { type Marca, marcaDe } from './avisados-store';
import { loQueCambia } from './lo-que-cambia';
import { dicho } from './respuesta';
import { type Probados, summarize } from './summary-of-many';
import { countPublicadas } from './varios-store';

/** How long names are tried, and by which clock: a page is due within two seconds, and it has to be asked for and written too. */
interface Plazo {
  plazoMs: number;
  ahora: () => number;
}
const DE_UNA_PAGINA: Plazo = { plazoMs: 1500, ahora: () => performance.now() };

/** Most names of one change. */
const TODOS = 10_000;

/** What a part of a change came to. */
async function loHecho(op: Op, id: number, marca: Marca): Promise<Probados> {
  const todos = { despuesDe: 0, cantidad: TODOS, soloNoCambiados: false };
  const resultados = await listResultados(op.trx, id, todos);
  const hechos = resultados.filter(({ resultado }) => resultado === 'HECHO').map(({ nombre }) => nombre);
  return {
    resultados,
    avisos: await avisosDesde(op.trx, marca),
    zonas: await countPublicadas(op.trx, hechos),
    cambiados: await loQueCambia(op, hechos),
  };
}

/** Does something that is undone, as the person who asks. */
const deshecho = <T>(
  { connection, now, usuario, origen }: ContextoPersona,
  work: (op: Op, marca: Marca) => Promise<T>,
): Promise<T> =>
  rolledBack(connection, async (trx) => {
    await lockUsuario(trx, usuario.id);
    return work({ trx, now, usuario, origen }, await marcaDe(trx));
  });

const begun = z.object({ cambioMasivo: z.object({ id: z.number().int() }) });

/** The act itself: of a page of names it does them, of more it keeps them for later; at the end of these their person is told. */
const elPedido = (context: ContextoPersona, pedido: Pedido) =>
  deshecho(context, async (op, marca) => {
    const vistos: Probados[] = [];
    const como = await comoAhora(
      op,
      contract.administracion.iniciarCambioMasivo,
      pedido,
      async (en, answer) => {
        const { id } = begun.parse(answer).cambioMasivo;
        const cambio = await findCambio(en.trx, en.usuario.id, id);
        if (cambio && cambio.total > LOTE) await avisarQueTermino(en, cambio);
        vistos.push(await loHecho(en, id, marca));
      },
    );
    return { como, probados: vistos.at(-1) };
  });

/** The change of some of its names, as the engine of due work does it: what a name's change throws stays with that name. */
const unaParte = (context: ContextoPersona, pedido: Pedido, nombres: readonly string[]) =>
  deshecho(context, async (op, marca) => {
    const datos = await queCambia(op, pedido);
    const { id } = await start(op, { nombres, datos }, (_error, nombre) => sinHacer(nombre));
    return loHecho(op, id, marca);
  });

/** Tries the names a part at a time while there is time for another, and one part at least. */
async function porPartes(
  context: ContextoPersona,
  pedido: Pedido,
  nombres: readonly string[],
  { until, ahora }: { until: number; ahora: () => number },
): Promise<Probados[]> {
  const partes: Probados[] = [];
  let longest = 0;
  for (let from = 0; from < nombres.length; from += LOTE) {
    const start = ahora();
    if (from > 0 && start + longest > until) break;
    partes.push(await unaParte(context, pedido, nombres.slice(from, from + LOTE)));
    longest = Math.max(longest, ahora() - start);
  }
  return partes;
}

/**
 * A change of many names, done and undone: first the act, then, where it leaves them for later, its names a part at a time.
 * Each part is a transaction of its own, as when they are changed: nobody waits for more than one of them.
 */
export async function ensayarVarios(
  context: ContextoPersona,
  pedido: Pedido,
  { plazoMs, ahora }: Plazo = DE_UNA_PAGINA,
): Promise<Ensayado> {
  const until = ahora() + plazoMs;
  const { como, probados } = await elPedido(context, pedido);
  const said = dicho(como, context.now);
  if (!probados || como.rechazo) return said;
  const nombres = probados.resultados.map(({ nombre }) => nombre);
  const partes = nombres.length > LOTE ? await porPartes(context, pedido, nombres, { until, ahora }) : [];
  return { ...said, varios: summarize([probados, ...partes], nombres.length) };
}
