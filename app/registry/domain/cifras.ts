import type { Temporal } from 'temporal-polyfill';
import type { Suceso } from './history';

/** What is measured: services that the probe asks, and what the registry does by itself. */
export const SERVICIOS = ['WEB', 'RDAP', 'WHOIS', 'WHOIS43', 'DNS'] as const;
export const SERIES = [...SERVICIOS, 'PUBLICACION', 'CORREO'] as const;
export type Servicio = (typeof SERVICIOS)[number];
export type Serie = (typeof SERIES)[number];

const SEGUNDO = 1000;
const MINUTO = 60 * SEGUNDO;
const HORA = 60 * MINUTO;

/**
 * What ICANN asks of the registries that it has contracts with, a month: Specification 10 of the base registry agreement, as
 * amended on 30 April 2023. `caida`: minutes without service at most; `hastaMs`: for 95 of each hundred questions (DNS: by UDP).
 * It asks nothing of a registry's own pages and mail. Where each figure was read, and which was not: decision 093.
 */
export const METAS: Readonly<Record<Serie, { caida?: number; hastaMs?: number }>> = {
  WEB: {},
  RDAP: { caida: 864, hastaMs: 5 * SEGUNDO },
  WHOIS: { caida: 864, hastaMs: 2 * SEGUNDO },
  WHOIS43: { caida: 864, hastaMs: 2 * SEGUNDO },
  DNS: { caida: 0, hastaMs: SEGUNDO / 2 },
  PUBLICACION: { hastaMs: HORA },
  CORREO: {},
};
const CASI_TODOS = 95;

/** Each service is asked once in so long, as ICANN asks; who does not answer within this time did not answer. */
export const CADA_MINUTOS = 5;
export const PACIENCIA_MS = 10 * SEGUNDO;

/** The DNS service is there while so many of its servers answer, as ICANN counts it; of fewer, while all do. */
const SERVIDORES_QUE_BASTAN = 2;
export const hayServicioDns = (responden: number, deCuantos: number): boolean =>
  responden >= Math.min(SERVIDORES_QUE_BASTAN, deCuantos);

/** Below so many, a month says more about each than about all. */
const POCOS = 10;

/** Times are kept by these bounds: a percentile is known to be no more than its bound. */
const CUBOS: readonly number[] = [
  ...[5, 10, 20, 30, 50, 75, 100, 150, 200, 300, 400, 500, 750],
  ...[1, 1.5, 2, 3, 4, 5, 7.5, 10, 15, 20, 30, 45].map((seconds) => seconds * SEGUNDO),
  ...[1, 2, 3, 5, 10, 15, 30, 45].map((minutes) => minutes * MINUTO),
  ...[1, 2, 4, 8, 24, 120].map((hours) => hours * HORA),
];

/** Where a time is kept; -1 is for what did not come. What took longer than the last bound is as good as that. */
export const SIN_RESPUESTA = -1;
export function cuboDe(ms: number | null): number {
  if (ms === null) return SIN_RESPUESTA;
  return CUBOS.find((cubo) => ms <= cubo) ?? CUBOS.at(-1) ?? SIN_RESPUESTA;
}

/** How often something took no more than a bound. */
export interface Cubo {
  cubo: number;
  cuantos: number;
}

const suma = (cubos: readonly Cubo[]): number => cubos.reduce((total, { cuantos }) => total + cuantos, 0);
const hasta = (cubos: readonly Cubo[], ms: number): number =>
  suma(cubos.filter(({ cubo }) => cubo !== SIN_RESPUESTA && cubo <= ms));

/** The bound that so many of each hundred keep, of those that were asked: who got no answer waited for ever. */
function percentil(cubos: readonly Cubo[], parte: number): number | null {
  const total = suma(cubos);
  return CUBOS.find((cubo) => hasta(cubos, cubo) * 100 >= total * parte) ?? null;
}

/** How long things took in a month. */
export interface Tiempos {
  /** Milliseconds within which half of them were done, and 95 of each hundred; null where more than the rest were not. */
  mitad: number | null;
  casiTodos: number | null;
  /** Of each hundred, those within ICANN's time, in tenths and never rounded up; null where it asks nothing. */
  dentro: number | null;
}

/** Null where too few things happened to say. */
export function tiemposDe(serie: Serie, cubos: readonly Cubo[]): Tiempos | null {
  const total = suma(cubos);
  if (total < POCOS) return null;
  const { hastaMs } = METAS[serie];
  return {
    mitad: percentil(cubos, 50),
    casiTodos: percentil(cubos, CASI_TODOS),
    dentro: hastaMs === undefined ? null : Math.floor((hasta(cubos, hastaMs) * 1000) / total) / 10,
  };
}

/** What was seen of a service in a month, in minutes: each answer stands for the time until the next question. */
export interface Disponibilidad {
  /** Of the month, up to now. */
  minutos: number;
  caidos: number;
  sinMedir: number;
}

/** Null where it was never asked. */
export function disponibilidadDe(cubos: readonly Cubo[], minutos: number): Disponibilidad | null {
  const total = suma(cubos);
  if (total === 0) return null;
  const fallos = suma(cubos.filter(({ cubo }) => cubo === SIN_RESPUESTA));
  // A month that has just begun may have one more answer than intervals that have ended.
  const medidos = Math.min(minutos, total * CADA_MINUTOS);
  return {
    minutos,
    caidos: Math.min(medidos, fallos * CADA_MINUTOS),
    sinMedir: minutos - medidos < CADA_MINUTOS ? 0 : minutos - medidos,
  };
}

/** Of each hundred minutes that were measured, those with service, in hundredths and never rounded up. */
export const porCiento = ({ minutos, caidos, sinMedir }: Disponibilidad): number =>
  Math.floor(((minutos - sinMedir - caidos) * 10_000) / Math.max(1, minutos - sinMedir)) / 100;

/** Less than so many of each hundred minutes measured, and what is told of a month is told of a part of it. */
const CASI_ENTERO = 90;

/** Of each hundred minutes of a month, those in which its services were asked, where that was only a part of it: of the one that was asked least. */
export function medidoEnParte(vistas: readonly (Disponibilidad | null)[]): number | null {
  const partes = vistas.flatMap((vista) =>
    vista ? [Math.floor(((vista.minutos - vista.sinMedir) * 100) / Math.max(1, vista.minutos))] : [],
  );
  const menos = Math.min(100, ...partes);
  return menos < CASI_ENTERO ? Math.max(1, menos) : null;
}

export type Veredicto = 'CUMPLE' | 'NO_CUMPLE' | 'NO_SE_SABE';

/** Whether a service was down no longer than ICANN lets it: what was not measured may have been either. */
export function cumpleDisponibilidad(serie: Serie, vista: Disponibilidad | null): Veredicto | null {
  const { caida } = METAS[serie];
  if (caida === undefined) return null;
  if (!vista) return 'NO_SE_SABE';
  if (vista.caidos > caida) return 'NO_CUMPLE';
  return vista.caidos + vista.sinMedir <= caida ? 'CUMPLE' : 'NO_SE_SABE';
}

export function cumpleTiempo(serie: Serie, tiempos: Tiempos | null): Veredicto | null {
  if (METAS[serie].hastaMs === undefined) return null;
  if (!tiempos || tiempos.dentro === null) return 'NO_SE_SABE';
  return tiempos.dentro >= CASI_TODOS ? 'CUMPLE' : 'NO_CUMPLE';
}

/** What may become of names, for whoever counts them. */
export const CLASES = ['REGISTRADOS', 'RENOVADOS', 'PERDIDOS', 'ENTRARON', 'SALIERON', 'TITULAR'] as const;
export type ClaseDeNombre = (typeof CLASES)[number];

const CLASE_DE: Readonly<Partial<Record<Suceso, ClaseDeNombre>>> = {
  REGISTRO: 'REGISTRADOS',
  RENOVACION: 'RENOVADOS',
  RENOVACION_AUTOMATICA: 'RENOVADOS',
  FIN: 'PERDIDOS',
  BAJA: 'PERDIDOS',
  INGRESO_DE_OTRO_REGISTRADOR: 'ENTRARON',
  SALIDA_A_OTRO_REGISTRADOR: 'SALIERON',
  TRANSFERENCIA_TITULAR: 'TITULAR',
};
export const claseDe = (suceso: string): ClaseDeNombre | undefined =>
  Object.entries(CLASE_DE).find(([each]) => each === suceso)?.[1];

/** A month as it is kept: 2026-11. */
export const mesDe = (momento: Temporal.ZonedDateTime): string =>
  momento.toPlainDate().toPlainYearMonth().toString();

/** This month and the twelve before it, the newest first: as many are kept. */
export function mesesHasta(ahora: Temporal.ZonedDateTime): string[] {
  const este = ahora.toPlainDate().toPlainYearMonth();
  return Array.from({ length: 13 }, (_, at) => este.subtract({ months: at }).toString());
}

/** How many minutes a month has, up to now. */
export function minutosDe(mes: string, ahora: Temporal.ZonedDateTime): number {
  const dia = ahora.toPlainDate().with({ day: 1 });
  const [year = 0, month = 1] = mes.split('-').map(Number);
  const desde = dia.with({ year, month });
  const fin = desde.add({ months: 1 }).toZonedDateTime(ahora.timeZoneId);
  const inicio = desde.toZonedDateTime(ahora.timeZoneId);
  const termino = fin.epochMilliseconds < ahora.epochMilliseconds ? fin : ahora;
  return Math.max(0, Math.floor((termino.epochMilliseconds - inicio.epochMilliseconds) / MINUTO));
}
