import { Temporal } from 'temporal-polyfill';
import type { Suceso } from './history';

/** How much a lock holds: what could take the name to somebody else, or every change of it. */
export const GRADOS = ['TRASLADOS', 'TODO'] as const;
export type Grado = (typeof GRADOS)[number];

/** What each is called, after 'candado'. */
export const GRADO_EN_PALABRAS: Record<Grado, string> = {
  TRASLADOS: 'solo para que no se lo lleven',
  TODO: 'para todo cambio',
};

/** As many people as one lock has at most: more than that nobody gathers. */
export const MAXIMO_CUSTODIOS = 5;
/** As many names as are locked at once: one transaction, in which nobody else changes them. */
export const MAXIMO_POR_VEZ = 500;
/** How long a change waits for its custodians, and an opened lock before it is gone. */
export const DIAS_PARA_APROBAR = 7;
export const HORAS_PARA_ABRIR = 24;
/** How long an invitation to be a custodian is good. */
export const DIAS_DE_INVITACION = 14;

/** Whether a lock holds what is held from a grade on. */
export const cubre = (grado: Grado | null, desde: Grado | undefined): boolean =>
  grado !== null && desde !== undefined && (grado === 'TODO' || desde === 'TRASLADOS');

/**
 * From which grade on a lock holds each thing that can happen to a name: the last guard, where it is written. What is not here
 * no lock stops: renewals, payment, notices, a freeze, and what time does to a name that nobody pays.
 */
const SUCESOS_CON_CANDADO: Partial<Record<Suceso, Grado>> = {
  LIBERACION: 'TRASLADOS',
  BAJA: 'TRASLADOS',
  TRANSFERENCIA_TITULAR: 'TRASLADOS',
  LIBERADO_POR_EL_REGISTRO: 'TRASLADOS',
  TITULAR_CORREGIDO: 'TRASLADOS',
  SALIDA_A_OTRO_REGISTRADOR: 'TRASLADOS',
  CANDADO_POR_ABRIR: 'TRASLADOS',
  CONTACTOS: 'TODO',
  DELEGACION: 'TODO',
  ALOJAMIENTO: 'TODO',
  REGISTROS: 'TODO',
  ZONA: 'TODO',
  FIRMA: 'TODO',
  FIN_DE_FIRMA: 'TODO',
  CLAVES: 'TODO',
  VUELTA_ATRAS: 'TODO',
};

export const guardado = (grado: Grado | null, suceso: Suceso): boolean =>
  cubre(grado, SUCESOS_CON_CANDADO[suceso]);

export const VOTOS = ['APRUEBA', 'RECHAZA'] as const;
export type Voto = (typeof VOTOS)[number];

/** What a custodian answered. */
export interface Votado {
  usuarioId: number;
  voto: Voto;
}

/** Who decides over a change, and who asked for it. */
export interface Mesa {
  custodios: readonly number[];
  quorum: number;
  /** Taking the lock away needs every custodian. */
  todos: boolean;
  pidio: number;
}

/** How many have to approve. */
export const hacenFalta = ({
  custodios,
  quorum,
  todos,
}: Pick<Mesa, 'custodios' | 'quorum' | 'todos'>): number => (todos ? custodios.length : quorum);

/**
 * What the answers come to: one refusal ends it; so many approvals are enough, of which one at least is of somebody else than
 * who asked. Who is no custodian any more does not count.
 */
export function decidido(votos: readonly Votado[], mesa: Mesa): 'ESPERA' | 'APROBADO' | 'RECHAZADO' {
  const suyos = votos.filter(({ usuarioId }) => mesa.custodios.includes(usuarioId));
  if (suyos.some(({ voto }) => voto === 'RECHAZA')) return 'RECHAZADO';
  const isEnough = suyos.length >= hacenFalta(mesa);
  return isEnough && suyos.some(({ usuarioId }) => usuarioId !== mesa.pidio) ? 'APROBADO' : 'ESPERA';
}

/**
 * Who decides over a lock once one of its custodians is gone, and how many of them have to approve; undefined where nobody is left who could: who
 * asks for what is done with the name (`pide`) does not approve it alone.
 */
export function sinCustodio(
  { custodios, quorum }: Pick<Mesa, 'custodios' | 'quorum'>,
  { fuera, pide }: { fuera: number; pide: number | null },
): Pick<Mesa, 'custodios' | 'quorum'> | undefined {
  const quedan = custodios.filter((id) => id !== fuera);
  if (quedan.every((id) => id === pide)) return undefined;
  return { custodios: quedan, quorum: Math.min(quorum, quedan.length) };
}

/**
 * Why a lock cannot be closed with these people: a sentence, by the field that it is about. `cierra` is who closes it; undefined
 * where it can.
 */
export function faltaParaCerrar(
  custodios: readonly number[],
  quorum: number,
  cierra: number,
): { custodios: string } | { quorum: string } | undefined {
  if (custodios.length === 0) return { custodios: 'Elija al menos un custodio de los que ya aceptaron.' };
  if (custodios.length > MAXIMO_CUSTODIOS)
    return { custodios: `Un candado tiene hasta ${MAXIMO_CUSTODIOS} custodios.` };
  if (custodios.every((id) => id === cierra))
    return {
      custodios:
        'Elija al menos un custodio que no sea usted: quien pide un cambio no lo puede aprobar solo.',
    };
  if (!Number.isInteger(quorum) || quorum < 1 || quorum > custodios.length)
    return { quorum: `Indique cuántos tienen que aprobar: entre 1 y ${custodios.length}.` };
  return undefined;
}

/** Whether a moment has come. */
export const llego = (momento: string, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(Temporal.Instant.from(momento), now) <= 0;
