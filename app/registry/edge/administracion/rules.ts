import type { Temporal } from 'temporal-polyfill';
import { daysBetween, textOf } from '../../domain/days';
import {
  diaEnQueSeElimina,
  diaEnQueSeLibera,
  type EstadoVigente,
  estadoAl,
  type Vida,
} from '../../domain/lifecycle';
import { retiene } from '../../domain/retenciones';
import type { Roles } from '../../domain/roles';

/** A name has a detail once its registration is done (spec 2, My domains). */
export const esAdministrable = (estado: EstadoVigente): boolean =>
  estado !== 'PREREGISTRO' && estado !== 'ERROR';

/** Numbers of an account are in full for the holder of the name and for whose account it is (spec 6). */
export const veEnmascarada = (roles: Roles, esSuya: boolean): boolean => roles.titular === 0 && !esSuya;

/** The last day somebody can still do something about a name that expired or was deleted (decision r); a hold that keeps it stops that clock. */
export function finDelPlazo(vida: Vida, hoy: Temporal.PlainDate): { fecha: string; dias: number } | null {
  const estado = estadoAl(vida, hoy);
  if (estado !== 'VENCIDO' && estado !== 'ELIMINADO') return null;
  if (retiene(vida, 'ELIMINACION', hoy)) return null;
  const fecha = estado === 'VENCIDO' ? diaEnQueSeElimina(vida) : diaEnQueSeLibera(vida);
  return { fecha, dias: daysBetween(textOf(hoy), fecha) };
}
