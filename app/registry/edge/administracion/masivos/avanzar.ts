import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/clock.server';
import type { Database } from '~/database/connection.server';
import { inTransaction } from '~/database/in-transaction';
import { count } from '~/format';
import { avisar } from '../../avisos/avisar';
import type { Op } from '../../cambio/cambio';
import { lockUsuario } from '../../quien/lock-store';
import { editarDominios, type Hecho } from '../ediciones/edicion';
import { edicionDe, readDatos } from './datos';
import {
  type CambioMasivo,
  getUsuario,
  listEnCurso,
  listSiguientes,
  lockEnCurso,
  updateCambio,
  writeResultado,
} from './store';

/** Names of one transaction: others that wait for one of them do not wait long. */
export const LOTE = 50;
/** How long one turn of the task goes on before it lets the process do other things. */
const TURNO_MS = 1500;

const resultadoDe = (hecho: Hecho) =>
  hecho.resultado === 'NO_APLICA' && hecho.codigo === 'VERSION' ? 'CONFLICTO' : hecho.resultado;

/** Names that ended alike, together: a batch is written in a few statements. */
function alike(hechos: ReadonlyMap<string, Hecho>) {
  const groups = new Map<string, { nombres: string[]; hecho: Hecho }>();
  for (const [nombre, hecho] of hechos) {
    const key = `${resultadoDe(hecho)}:${hecho.motivo}`;
    const group = groups.get(key) ?? { nombres: [], hecho };
    group.nombres.push(nombre);
    groups.set(key, group);
  }
  return groups.values();
}

const dominios = (n: number): string => count(n, 'dominio', 'dominios');

/** Who asked for it hears how it ended, wherever they are by then. */
const tell = (op: Op, { id, usuario_id, cambiados, no_cambiados }: CambioMasivo): Promise<void> =>
  avisar(op, usuario_id, {
    clave: `cambio-masivo:${id}`,
    titulo: 'Terminó un cambio en sus dominios',
    parrafos: [
      `El cambio se aplicó a ${dominios(cambiados)}.`,
      ...(no_cambiados > 0 ? [`${dominios(no_cambiados)} quedaron como estaban.`] : []),
    ],
  });

/** The next batch of a bulk change that is locked. Answers it as it is then. */
export async function hacerLote(op: Op, cambio: CambioMasivo): Promise<CambioMasivo> {
  const nombres = await listSiguientes(op.trx, cambio.id, LOTE);
  const hechos = await editarDominios(op, nombres, await edicionDe(op, readDatos(cambio.datos)));
  for (const { nombres: some, hecho } of alike(hechos))
    await writeResultado(op.trx, cambio.id, some, { resultado: resultadoDe(hecho), mensaje: hecho.motivo });
  const si = [...hechos.values()].filter(({ resultado }) => resultado === 'HECHO').length;
  const cambiados = cambio.cambiados + si;
  const no_cambiados = cambio.no_cambiados + hechos.size - si;
  const ended = cambiados + no_cambiados >= cambio.total;
  const after = await updateCambio(op.trx, cambio.id, {
    cambiados,
    no_cambiados,
    estado: ended ? 'TERMINADO' : 'EN_CURSO',
    terminado_en: ended ? stamp(op.now) : null,
  });
  if (ended && cambio.total > LOTE) await tell(op, after);
  return after;
}

/** One batch of one bulk change, in a transaction of its own; false where there is nothing left to do. */
const avanzarUno = (
  database: Database,
  { id, usuario_id }: { id: number; usuario_id: number },
  now: Temporal.Instant,
): Promise<boolean> =>
  inTransaction(database, async (trx) => {
    await lockUsuario(trx, usuario_id);
    const cambio = await lockEnCurso(trx, id);
    if (!cambio) return false;
    const usuario = await getUsuario(trx, usuario_id);
    const after = await hacerLote({ trx, now, usuario, origen: cambio.origen }, cambio);
    return after.estado === 'EN_CURSO';
  });

/**
 * Goes on with the bulk changes that are under way, a batch of each in turn, for a while. Safe to stop at any moment and
 * from several processes: what a batch did and that it did it are written together, so each name is done once.
 */
export async function avanzarCambiosMasivos(database: Database, now: () => Temporal.Instant): Promise<void> {
  const until = Date.now() + TURNO_MS;
  let pending = await listEnCurso(database);
  while (pending.length > 0 && Date.now() < until) {
    const next: typeof pending = [];
    for (const cambio of pending) if (await avanzarUno(database, cambio, now())) next.push(cambio);
    pending = next;
  }
}
