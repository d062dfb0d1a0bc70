import { Temporal } from 'temporal-polyfill';
import type { Grado } from './candado';
import { type EstadoVigente, estadoAl, renovableDesde, type Vida } from './lifecycle';
import { type Retencion, retencionesAl } from './retenciones';
import type { Roles } from './roles';

/** What decides: whose name it is for who asks, in which state, what holds it, and until when it is frozen. */
export interface Situacion {
  roles: Roles;
  estado: EstadoVigente;
  /** From when another year can be paid; null where it can be now. */
  renovableDesde: string | null;
  /** What the registry holds of it today, each with its cause. */
  retenciones: readonly Retencion[];
  /** Null where it is not frozen now. */
  congeladoHasta: string | null;
  /** Until when only its holder can freeze it again; null where it was not frozen lately. */
  recienCongeladoHasta: string | null;
  /** It is frozen for as long as freezing it now would, or longer: that never shortens it (decision w). */
  congeladoDeSobra: boolean;
  /** What its lock holds; null where it has none. */
  candado: Grado | null;
  /** A change of it waits for the custodians of its lock already; left out where nobody asked. */
  esperaCambio?: boolean;
}

/** Long enough to write to us, and short enough to hold nobody's name hostage (decision w). */
const HORAS_CONGELADO = 24;

interface Frio {
  congelado_hasta: string | null;
}

interface ConCandado {
  candado: Grado | null;
}

/** Until when a name is frozen, while it is. */
export const congeladoAl = ({ congelado_hasta }: Frio, now: Temporal.Instant): string | null =>
  congelado_hasta !== null && Temporal.Instant.compare(Temporal.Instant.from(congelado_hasta), now) > 0
    ? congelado_hasta
    : null;

/** Until when the freeze of a name, in force or past, leaves the next one to its holder. */
function recienCongeladoAl({ congelado_hasta }: Frio, now: Temporal.Instant): string | null {
  if (congelado_hasta === null) return null;
  const hasta = Temporal.Instant.from(congelado_hasta).add({ hours: HORAS_CONGELADO });
  return Temporal.Instant.compare(hasta, now) > 0 ? hasta.toString() : null;
}

/** Until when freezing a name now keeps it so: the later date stands (decision w). */
export function congeladoDesde({ congelado_hasta }: Frio, now: Temporal.Instant): Temporal.Instant {
  const hasta = now.add({ hours: HORAS_CONGELADO });
  const before = congelado_hasta === null ? now : Temporal.Instant.from(congelado_hasta);
  return Temporal.Instant.compare(before, hasta) < 0 ? hasta : before;
}

/** Whether that would be no later than it is. */
const congeladoDeSobra = ({ congelado_hasta }: Frio, now: Temporal.Instant): boolean =>
  congelado_hasta !== null &&
  congeladoDesde({ congelado_hasta }, now).equals(Temporal.Instant.from(congelado_hasta));

/** A name, and the roles of somebody on it: what its situation is read from. */
export type ConRoles = Vida & Roles & Frio & ConCandado;

/** The situation of a name and of somebody on it, from its row and theirs. */
export const situacionDe = (row: ConRoles, now: Temporal.Instant, hoy: Temporal.PlainDate): Situacion => ({
  roles: row,
  estado: estadoAl(row, hoy),
  renovableDesde: renovableDesde(row, hoy)?.toString() ?? null,
  retenciones: retencionesAl(row, hoy),
  congeladoHasta: congeladoAl(row, now),
  recienCongeladoHasta: recienCongeladoAl(row, now),
  congeladoDeSobra: congeladoDeSobra(row, now),
  candado: row.candado,
});
