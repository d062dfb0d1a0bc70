import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import { count } from '~/format';
import { avisar } from '../../avisos/avisar';
import type { Op } from '../../cambio/cambio';
import { job } from '../../due/job';
import { together } from '../../due/work';
import { lockUsuario } from '../../quien/lock-store';
import { type AlFallar, editarDominios, entregarla, type Hecho, sinHacer } from '../ediciones/edicion';
import { edicionDe, readDatos } from './edicion-pedida';
import {
  type CambioMasivo,
  getUsuario,
  LOTE,
  listPendientes,
  listSiguientes,
  lockEnCurso,
  type Siguiente,
  updateCambio,
  writeResultado,
} from './store';

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
export const avisarQueTermino = (
  op: Op,
  { id, usuario_id, cambiados, no_cambiados }: CambioMasivo,
): Promise<void> =>
  avisar(op, usuario_id, {
    clave: `cambio-masivo:${id}`,
    titulo: 'Terminó un cambio en sus dominios',
    parrafos: [
      `El cambio se aplicó a ${dominios(cambiados)}.`,
      ...(no_cambiados > 0 ? [`${dominios(no_cambiados)} quedaron como estaban.`] : []),
    ],
  });

/** Writes what became of some names of a bulk change that is locked. Answers it as it is then. */
async function writeOutcomes(
  op: Op,
  cambio: CambioMasivo,
  hechos: ReadonlyMap<string, Hecho>,
): Promise<CambioMasivo> {
  for (const { nombres, hecho } of alike(hechos))
    await writeResultado(op.trx, cambio.id, nombres, {
      resultado: resultadoDe(hecho),
      mensaje: hecho.motivo,
    });
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
  if (ended && cambio.total > LOTE) await avisarQueTermino(op, after);
  return after;
}

/** Does some names of a bulk change that is locked. Answers it as it is then. */
export async function doBatch(
  op: Op,
  cambio: CambioMasivo,
  nombres: readonly string[],
  alFallar: AlFallar,
): Promise<CambioMasivo> {
  const edicion = await edicionDe(op, readDatos(cambio.datos));
  return writeOutcomes(op, cambio, await editarDominios(op, nombres, edicion, { alFallar, isOne: false }));
}

/** With those of some names of one bulk change that nobody did meanwhile; answers how many they were. */
async function conLosPendientes(
  trx: Connection,
  some: readonly Siguiente[],
  now: Temporal.Instant,
  work: (op: Op, cambio: CambioMasivo, nombres: readonly string[]) => Promise<unknown>,
): Promise<number> {
  const [first] = some;
  if (!first) return 0;
  await lockUsuario(trx, first.usuario_id);
  const cambio = await lockEnCurso(trx, first.cambio_id);
  if (!cambio) return 0;
  const nombres = await listPendientes(
    trx,
    cambio.id,
    some.map(({ nombre }) => nombre),
  );
  const usuario = await getUsuario(trx, cambio.usuario_id);
  await work({ trx, now, usuario, origen: cambio.origen }, cambio, nombres);
  return nombres.length;
}

/**
 * Goes on with the bulk changes that are under way, a batch of each person's in turn. What a batch did and that it did it
 * are written together, so each name is done once. A name that cannot be done is left as it is, and its person is told.
 */
export const cambiosMasivos = job<Siguiente>({
  kind: 'cambio-masivo',
  key: ({ clave }) => clave,
  find: listSiguientes,
  group: ({ cambio_id }) => cambio_id,
  way: together(LOTE, (trx, some, now) =>
    conLosPendientes(trx, some, now, (op, cambio, nombres) => doBatch(op, cambio, nombres, entregarla)),
  ),
  giveUp: async (trx, name, _reason, now) => {
    await conLosPendientes(trx, [name], now, (op, cambio, nombres) =>
      writeOutcomes(op, cambio, new Map(nombres.map((nombre) => [nombre, sinHacer(nombre)]))),
    );
  },
});
