import type { Temporal } from 'temporal-polyfill';
import type { z } from 'zod';
import type { estadoBuscado, filtroDominios } from '../../contract/administracion/formas';
import type { Rol } from '../../domain/roles';

/** A state, of the day that the filter says; a freeze ends within a day, so that it is looked for at an instant. */
export type EstadoBuscado =
  | Exclude<z.output<typeof estadoBuscado>, 'CONGELADO'>
  | { readonly congeladoAl: string };

/** Which of somebody's names; what is missing does not narrow. */
export interface Filtro {
  /** The day that states are of. */
  hoy: Temporal.PlainDate;
  rol?: Rol;
  /** Part of a name, as `claveBuscada` gives it. */
  parte?: string;
  desde?: string;
  hasta?: string;
  cuentaPagoId?: number;
  cuentaPagoNombre?: string;
  /** In force, and served by the registry. */
  alojados: boolean;
  /** Any of these. */
  estados?: readonly EstadoBuscado[];
  /** In force, and served by somebody else or by nobody. */
  delegacion?: NonNullable<z.output<typeof filtroDominios>['delegacion']>;
  /** Part of the A-label name of a server that it is delegated to. */
  servidor?: string;
  /** Whether an account pays for it. */
  conCuenta?: boolean;
  /** Only those whose payments its person sees: who may renew it. */
  vePagos?: true;
  /** Whether it has a lock. */
  conCandado?: boolean;
  /** Whether its registration is done: only then it can be opened and changed (`esAdministrable`). */
  administrable?: boolean;
  /** Without those that their payment account renews. */
  sinLasQueSeRenuevan?: boolean;
  /** The first to expire comes first. */
  porVencimiento?: boolean;
}
