import { Temporal } from 'temporal-polyfill';
import { daysAfter, textOf, yearsAfter } from './days';
import { diaSinGuarda, type Retenible, retiene } from './retenciones';

/** The states that are written down (spec 4); which of them holds on a day is `estadoAl`. */
export const ESTADOS_ESCRITOS = ['PREREGISTRO', 'REGISTRADO', 'VENCIDO', 'ELIMINADO', 'ERROR'] as const;
export type EstadoDominio = (typeof ESTADOS_ESCRITOS)[number];

/** This portal among the registrars, as the registry knows it (decision 018). */
export const PORTAL = 'portal';

/** How long an expired name can still be renewed, and a deleted one recovered (decision r). */
export const PLAZOS = { vencido: 30, eliminado: 30 } as const;
export type Plazos = { vencido: number; eliminado: number };

/** What decides in which state of its life a name is. */
export interface Vida extends Retenible {
  estado: EstadoDominio;
  fecha_vencimiento: string;
  fecha_eliminacion: string | null;
  renovacion_automatica: 0 | 1;
  cuenta_pago_id: number | null;
}

/** LIBRE: the row is still there, but its recovery time has passed and anyone can register the name. */
export type EstadoVigente = EstadoDominio | 'LIBRE';

/** The states in which a name is somebody's and works. */
export const EN_VIGOR = ['REGISTRADO', 'VENCIDO'] as const satisfies readonly EstadoDominio[];

export const estaEnVigor = (estado: EstadoVigente): boolean => EN_VIGOR.some((each) => each === estado);

const day = (text: string): Temporal.PlainDate => Temporal.PlainDate.from(text);

type Vencible = Pick<Vida, 'fecha_vencimiento' | 'retenciones'>;

/** The later of two days. */
const later = (one: string, other: string): string => (one < other ? other : one);

/** The day that `seElimina` answers, as text: also what expired waits for the end of a hold that keeps it from being deleted. */
export const diaEnQueSeElimina = (vida: Vencible, plazos: Plazos = PLAZOS): string =>
  later(daysAfter(vida.fecha_vencimiento, plazos.vencido + 1), diaSinGuarda(vida));

/** The day that `seLibera` answers, as text. */
export const diaEnQueSeLibera = (
  vida: Vencible & Pick<Vida, 'fecha_eliminacion'>,
  plazos: Plazos = PLAZOS,
): string =>
  daysAfter(
    later(vida.fecha_eliminacion ?? diaEnQueSeElimina(vida, plazos), diaSinGuarda(vida)),
    plazos.eliminado,
  );

/** The day an expired name becomes ELIMINADO: the first one after its renewal time. */
export const seElimina = (vida: Vencible, plazos: Plazos = PLAZOS): Temporal.PlainDate =>
  day(diaEnQueSeElimina(vida, plazos));

/** The day anyone can register the name again. */
export const seLibera = (
  vida: Vencible & Pick<Vida, 'fecha_eliminacion'>,
  plazos: Plazos = PLAZOS,
): Temporal.PlainDate => day(diaEnQueSeLibera(vida, plazos));

/** The last day on which its holder can renew what expired, or recover what was deleted; null of a name that is not being lost. */
export function ultimoDia(vida: Vencible & Pick<Vida, 'fecha_eliminacion'>, estado: EstadoVigente) {
  if (estado === 'VENCIDO') return daysAfter(diaEnQueSeElimina(vida), -1);
  return estado === 'ELIMINADO' ? daysAfter(diaEnQueSeLibera(vida), -1) : null;
}

/** A name that its payment account renews by itself on the expiry date, as it stands on a day: no hold keeps it from that. */
export const seRenuevaSola = (vida: Vida, hoy: Temporal.PlainDate): boolean =>
  vida.estado === 'REGISTRADO' &&
  vida.renovacion_automatica === 1 &&
  vida.cuenta_pago_id !== null &&
  !retiene(vida, 'RENOVACION', hoy);

const deleted = (vida: Vida, hoy: string, plazos: Plazos): EstadoVigente =>
  hoy >= diaEnQueSeLibera(vida, plazos) ? 'LIBRE' : 'ELIMINADO';

/**
 * The state of a name on a day (decision r): valid through its expiry date, then VENCIDO, ELIMINADO and LIBRE. What is
 * stored may lag behind: the daily task only writes down what this says.
 */
export function estadoAl(vida: Vida, hoy: Temporal.PlainDate, plazos: Plazos = PLAZOS): EstadoVigente {
  if (vida.estado === 'PREREGISTRO' || vida.estado === 'ERROR') return vida.estado;
  const today = textOf(hoy);
  if (vida.estado === 'ELIMINADO') return deleted(vida, today, plazos);
  if (seRenuevaSola(vida, hoy) || today <= vida.fecha_vencimiento) return vida.estado;
  return today >= diaEnQueSeElimina(vida, plazos) ? deleted(vida, today, plazos) : 'VENCIDO';
}

/** What the daily task has to do with a name, if anything. */
export type Paso = 'RENOVAR' | 'VENCER' | 'ELIMINAR' | 'LIBERAR';

const STEPS: Partial<Record<EstadoVigente, Paso>> = {
  VENCIDO: 'VENCER',
  ELIMINADO: 'ELIMINAR',
  LIBRE: 'LIBERAR',
};

/** The next step of a name's life on a day: its renewal on the expiry date, or the state it has fallen to. */
export function pasoAl(vida: Vida, hoy: Temporal.PlainDate, plazos: Plazos = PLAZOS): Paso | undefined {
  if (seRenuevaSola(vida, hoy)) return vida.fecha_vencimiento > textOf(hoy) ? undefined : 'RENOVAR';
  const now = estadoAl(vida, hoy, plazos);
  return now === vida.estado ? undefined : STEPS[now];
}

/** Nobody pays for a name further ahead than this, as everywhere (RFC 5731, 3.1.1: a registry may limit it). */
export const ANIOS_PAGADOS = 10;

/** The day from which another year fits into those ten; null where it fits today. */
export function renovableDesde(
  { fecha_vencimiento }: Pick<Vida, 'fecha_vencimiento'>,
  hoy: Temporal.PlainDate,
): Temporal.PlainDate | null {
  const desde = yearsAfter(fecha_vencimiento, 1 - ANIOS_PAGADOS);
  return desde > textOf(hoy) ? day(desde) : null;
}

/** Whether a renewal can be bought: registered, or expired and not yet deleted (decision r), not paid for long enough, and not held. */
export const esRenovable = (vida: Vida, hoy: Temporal.PlainDate): boolean =>
  estaEnVigor(estadoAl(vida, hoy)) && renovableDesde(vida, hoy) === null && !retiene(vida, 'RENOVACION', hoy);

/** Whether a deleted name can still be recovered (decision r). */
export const esRecuperable = (vida: Vida, hoy: Temporal.PlainDate): boolean =>
  estadoAl(vida, hoy) === 'ELIMINADO';

/** A new expiry date counts from the old one, so that renewing early or late loses no day. */
export const renovadoHasta = (fechaVencimiento: string, anios: number): string =>
  yearsAfter(fechaVencimiento, anios);

/** Whois shows the registration date only of names in these states (spec 2). */
export const muestraFechaAlta = (estado: string | null): boolean =>
  estado === 'REGISTRADO' || estado === 'PREREGISTRO';

/** Whether its registration failed: it expires on no day, and no zone ever had its servers, whatever its row was prepared with. */
export const registroFallido = (estado: string | null): boolean => estado === 'ERROR';

/** Whether a name can be registered, and if not why. */
export type Disponibilidad = 'DISPONIBLE' | 'RESERVADO' | 'REGISTRADO';

/** A reserved name is so for everyone; any other is free when nobody has it or nobody can recover it any more. */
export function disponibilidad(
  vida: Vida | undefined,
  reservado: boolean,
  hoy: Temporal.PlainDate,
): Disponibilidad {
  if (reservado) return 'RESERVADO';
  return vida === undefined || estadoAl(vida, hoy) === 'LIBRE' ? 'DISPONIBLE' : 'REGISTRADO';
}
