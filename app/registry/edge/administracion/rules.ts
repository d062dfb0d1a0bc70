import type { Temporal } from 'temporal-polyfill';
import type { DominioUsuariosTable } from '~/database/tables/registro';
import type { PermisoDominio } from '../../contract/administracion/formas';
import { type EstadoVigente, estadoAl, seElimina, seLibera, type Vida } from '../dominios/rules';

/** The roles of somebody on a name, as they are stored. */
export type Roles = Pick<DominioUsuariosTable, 'titular' | 'administrador' | 'tecnico' | 'financiero'>;
export type Rol = keyof Roles;

/** Which states of a name let a permission be used: while it is in force, or whenever it has a detail. */
type Cuando = 'EN_VIGOR' | 'SIEMPRE';

/**
 * Who may do what with a name (spec 6, and the roles of spec 1: the holder everything, the administrative contact
 * everything but deleting it and giving it away, the others their own part).
 */
const PERMISOS: Record<keyof PermisoDominio, readonly [Cuando, ...Rol[]]> = {
  puedeRenovar: ['EN_VIGOR', 'titular', 'administrador', 'financiero'],
  puedeDelegarAlojar: ['EN_VIGOR', 'titular', 'administrador', 'tecnico'],
  puedeEditarTitular: ['EN_VIGOR', 'titular', 'administrador'],
  puedeEditarAdmin: ['EN_VIGOR', 'titular', 'administrador'],
  puedeEditarTecnico: ['EN_VIGOR', 'titular', 'administrador', 'tecnico'],
  puedeEditarFinanciero: ['EN_VIGOR', 'titular', 'administrador', 'financiero'],
  puedeInvitarAdmin: ['EN_VIGOR', 'titular', 'administrador'],
  puedeInvitarTecnico: ['EN_VIGOR', 'titular', 'administrador'],
  puedeInvitarFinanciero: ['EN_VIGOR', 'titular', 'administrador'],
  puedeTransferirTitular: ['EN_VIGOR', 'titular'],
  puedeVerServidores: ['SIEMPRE', 'titular', 'administrador', 'tecnico'],
  puedeVerPagos: ['SIEMPRE', 'titular', 'administrador', 'financiero'],
};

/** The roles that see payments: the same for the list, its filter by account and the detail. */
export const VEN_PAGOS: readonly Rol[] = ['titular', 'administrador', 'financiero'];

const VIGENTES: readonly EstadoVigente[] = ['REGISTRADO', 'VENCIDO'];

/** A name has a detail once its registration is done (spec 2, My domains). */
export const esAdministrable = (estado: EstadoVigente): boolean =>
  estado !== 'PREREGISTRO' && estado !== 'ERROR';

/** What somebody may do with a name in a state: nothing while its registration is pending or failed. */
export function permisosDe(roles: Roles, estado: EstadoVigente): PermisoDominio {
  const may = (permiso: keyof PermisoDominio): boolean => {
    const [cuando, ...quienes] = PERMISOS[permiso];
    const isTime = cuando === 'SIEMPRE' ? esAdministrable(estado) : VIGENTES.includes(estado);
    return isTime && quienes.some((rol) => roles[rol] === 1);
  };
  return {
    puedeRenovar: may('puedeRenovar'),
    puedeDelegarAlojar: may('puedeDelegarAlojar'),
    puedeEditarTitular: may('puedeEditarTitular'),
    puedeEditarAdmin: may('puedeEditarAdmin'),
    puedeEditarTecnico: may('puedeEditarTecnico'),
    puedeEditarFinanciero: may('puedeEditarFinanciero'),
    puedeInvitarAdmin: may('puedeInvitarAdmin'),
    puedeInvitarTecnico: may('puedeInvitarTecnico'),
    puedeInvitarFinanciero: may('puedeInvitarFinanciero'),
    puedeTransferirTitular: may('puedeTransferirTitular'),
    puedeVerServidores: may('puedeVerServidores'),
    puedeVerPagos: may('puedeVerPagos'),
  };
}

/** Numbers of an account are in full for the holder of the name and for whose account it is (spec 6). */
export const veEnmascarada = (roles: Roles, esSuya: boolean): boolean => roles.titular === 0 && !esSuya;

/** The last day somebody can still do something about a name that expired or was deleted (decision r). */
export function finDelPlazo(
  vida: Vida,
  hoy: Temporal.PlainDate,
): { fecha: Temporal.PlainDate; dias: number } | null {
  const estado = estadoAl(vida, hoy);
  if (estado !== 'VENCIDO' && estado !== 'ELIMINADO') return null;
  const fecha = estado === 'VENCIDO' ? seElimina(vida) : seLibera(vida);
  return { fecha, dias: hoy.until(fecha, { largestUnit: 'days' }).days };
}
