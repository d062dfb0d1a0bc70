import type { Temporal } from 'temporal-polyfill';
import { ZONA } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import type { CifrasTables } from '~/database/tables/cifras';
import { addTiempos } from '~/sonda/tiempos-store';
import {
  CADA_MINUTOS,
  CLASES,
  cuboDe,
  mesesHasta,
  minutosDe,
  SERVICIOS,
  type Serie,
  SIN_RESPUESTA,
} from '../../domain/cifras';
import { addCuentas, findLastEntrada, moveContada } from '../cifras/nombres-store';

type Fila = CifrasTables['cifras_tiempos'];

/** Months ago: one in which something was down for long, one in which nobody measured, and the one in which that ended. */
const CON_CORTE = 4;
const SIN_MEDIR = 8;
const A_MEDIAS = 9;

/** Minutes without an answer in the month of the outage. */
const CORTE: Readonly<Partial<Record<Serie, number>>> = { WEB: 340, RDAP: 1020, WHOIS: 340, WHOIS43: 1020 };
/** What half of the answers took, and the slow ones. */
const DEMORAS: Readonly<Record<Serie, readonly [number, number]>> = {
  WEB: [30, 150],
  RDAP: [20, 100],
  WHOIS: [50, 200],
  WHOIS43: [20, 75],
  DNS: [5, 20],
  PUBLICACION: [5000, 30_000],
  CORREO: [2000, 20_000],
};

/** So many of something in a month, a few of them slow and some without an answer. */
function filasDe(serie: Serie, mes: string, total: number, fallos: number): Fila[] {
  const [soon, late] = DEMORAS[serie];
  const slow = Math.floor((total - fallos) * 0.08);
  return [
    { serie, mes, cubo: cuboDe(soon), cuantos: total - fallos - slow },
    { serie, mes, cubo: cuboDe(late), cuantos: slow },
    { serie, mes, cubo: SIN_RESPUESTA, cuantos: fallos },
  ].filter(({ cuantos }) => cuantos > 0);
}

function mesDemo(mes: string, ago: number, minutos: number): Fila[] {
  if (ago === SIN_MEDIR) return filasDe('CORREO', mes, 2900, 0);
  const total = Math.floor((minutos * (ago === A_MEDIAS ? 0.4 : 1)) / CADA_MINUTOS);
  const fallos = (serie: Serie): number => {
    if (ago === CON_CORTE) return (CORTE[serie] ?? 0) / CADA_MINUTOS;
    return serie === 'DNS' ? 0 : (ago * SERVICIOS.length + serie.length) % 3;
  };
  return [
    ...SERVICIOS.flatMap((serie) => filasDe(serie, mes, total, Math.min(total, fallos(serie)))),
    ...filasDe('PUBLICACION', mes, 800 + 31 * ago, ago === CON_CORTE ? 55 : 0),
    ...filasDe('CORREO', mes, 2700 + 47 * ago, 0),
  ];
}

/** How many names something became of in a month: more or less the same, and never quite. */
const CUANTOS = { REGISTRADOS: 820, RENOVADOS: 3900, PERDIDOS: 610, ENTRARON: 14, SALIERON: 9, TITULAR: 57 };
const ola = (ago: number): number => 1 + Math.sin(ago * 1.7) / 6;

/** A year of figures: good months, one with an outage, one that nobody measured. */
export async function loadCifras(trx: Connection, now: Temporal.Instant): Promise<void> {
  const ahora = now.toZonedDateTimeISO(ZONA);
  for (const [ago, mes] of mesesHasta(ahora).entries()) {
    await addTiempos(trx, mesDemo(mes, ago, minutosDe(mes, ahora)));
    const parte = ago === 0 ? (ahora.day - 1) / ahora.daysInMonth : 1;
    await addCuentas(
      trx,
      CLASES.map((clase) => ({ mes, clase, cuantos: Math.round(CUANTOS[clase] * ola(ago) * parte) })),
    );
  }
  // The history of the demo is told already by these.
  await moveContada(trx, 0, (await findLastEntrada(trx)) ?? 0);
}
