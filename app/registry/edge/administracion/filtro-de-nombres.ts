import type { Temporal } from 'temporal-polyfill';
import type { Rol } from '../../domain/roles';

/** The states that a list can be narrowed to; in force is registered or expired. */
export type EstadoBuscado = 'EN_VIGOR' | 'REGISTRADO' | 'VENCIDO' | 'ELIMINADO' | 'PREREGISTRO' | 'ERROR';

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
  estado?: EstadoBuscado;
  /** Whether an account pays for it. */
  conCuenta?: boolean;
  /** Without those that their payment account renews. */
  sinLasQueSeRenuevan?: boolean;
  /** The first to expire comes first. */
  porVencimiento?: boolean;
}
