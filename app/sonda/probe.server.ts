import { now, ZONA } from '~/base/clock.server';
import { onceForSettings, type Settings, settings } from '~/base/config.server';
import { log } from '~/base/log.server';
import { database, readOnlyOf } from '~/database/connection.server';
import { inTransaction } from '~/database/in-transaction';
import { cuboDe, mesDe, PACIENCIA_MS, type Servicio } from '~/registry/domain/cifras';
import { askHttp, rdap, SIN_NOMBRE, type Visto, web, whois } from './http-probe.server';
import { addTiempos } from './tiempos-store';
import { findNombre, takeTurno, turnoDe } from './turnos-store';
import { askPort43 } from './whois43-probe.server';

/** Whether the portal is asked by its probe: in production, unless the settings say otherwise. */
export const haySonda = ({ CIFRAS_SONDA, NODE_ENV }: Settings = settings()): boolean =>
  CIFRAS_SONDA ?? NODE_ENV === 'production';

/** Asks each door once, one after the other, as somebody outside does. */
async function look(nombre: string | undefined, end: AbortSignal): Promise<[Servicio, Visto][]> {
  const { PUBLIC_URL, WHOIS_PORT } = settings();
  const soon = () => AbortSignal.any([end, AbortSignal.timeout(PACIENCIA_MS)]);
  const seen: [Servicio, Visto][] = [
    ['WEB', await askHttp(PUBLIC_URL, web, soon())],
    ['RDAP', await askHttp(PUBLIC_URL, rdap(nombre), soon())],
    ['WHOIS', await askHttp(PUBLIC_URL, whois(nombre), soon())],
  ];
  if (WHOIS_PORT === undefined) return seen;
  const host = new URL(PUBLIC_URL).hostname.replace(/^\[|\]$/g, '');
  const puerto43 = { host, puerto: WHOIS_PORT, nombre: nombre ?? SIN_NOMBRE };
  return [...seen, ['WHOIS43', await askPort43(puerto43, soon())]];
}

/** What was seen, as what it adds to a month; what was not measured adds nothing. */
export const filasDe = (seen: readonly [Servicio, Visto][], mes: string) =>
  seen.flatMap(([serie, visto]) =>
    visto === 'SIN_MEDIR'
      ? []
      : [{ serie, mes, cubo: cuboDe(visto === 'SIN_RESPUESTA' ? null : visto), cuantos: 1 }],
  );

/** What was seen in an interval, until it is written. */
interface Mirada {
  turno: number;
  /** Whether the interval is ours already. */
  esNuestro: boolean;
  filas: ReturnType<typeof filasDe>;
}

/** A day of them: the database is away for longer hardly ever, and memory holds no more. */
const MOST_KEPT = 288;

const state = onceForSettings(() => ({
  ultimo: -1,
  nombre: undefined as string | undefined,
  sinEscribir: [] as Mirada[],
}));

/** Writes down what was seen and could not be written before, oldest first; what is another's interval is not counted twice. */
async function write(): Promise<void> {
  const { sinEscribir } = state();
  for (let mirada = sinEscribir[0]; mirada; mirada = sinEscribir[0]) {
    const { turno, esNuestro, filas } = mirada;
    await inTransaction(database(), async (trx) => {
      if (esNuestro || (await takeTurno(trx, 'SONDA', turno))) await addTiempos(trx, filas);
    });
    sinEscribir.shift();
  }
}

/** Whether an interval is ours; undefined while the database cannot say: then it is asked all the same, for that is an outage. */
async function leToca(turno: number): Promise<boolean | undefined> {
  if (readOnlyOf(database())) return undefined;
  try {
    state().nombre = await findNombre(database());
    return await takeTurno(database(), 'SONDA', turno);
  } catch (error) {
    log.warn({ error }, 'the probe asks without the database');
    return undefined;
  }
}

/**
 * Asks the portal, once an interval: of several processes and machines one does. An interval in which nobody asked stays
 * unmeasured: nothing is asked later for it. `end`: the process ends, and what it did not answer any more says nothing.
 */
export async function probe(end: AbortSignal = new AbortController().signal): Promise<void> {
  const momento = now();
  const turno = turnoDe(momento);
  const { ultimo, sinEscribir } = state();
  if (!haySonda() || turno === ultimo) return;
  state().ultimo = turno;
  const nuestro = await leToca(turno);
  if (nuestro !== false) {
    const seen = await look(state().nombre, end);
    if (end.aborted) return;
    const filas = filasDe(seen, mesDe(momento.toZonedDateTimeISO(ZONA)));
    sinEscribir.push({ turno, esNuestro: nuestro === true, filas });
    if (sinEscribir.length > MOST_KEPT) sinEscribir.shift();
  }
  if (nuestro !== undefined) await write();
}
