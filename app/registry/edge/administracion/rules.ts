import type { Temporal } from 'temporal-polyfill';
import type { PermisoDominio } from '../../contract/administracion/formas';
import { ACCIONES, type Accion, permiso, type Roles, type Situacion, type Vista } from '../dominios/permisos';
import { type EstadoVigente, estadoAl, seElimina, seLibera, type Vida } from '../dominios/rules';

/** A name has a detail once its registration is done (spec 2, My domains). */
export const esAdministrable = (estado: EstadoVigente): boolean =>
  estado !== 'PREREGISTRO' && estado !== 'ERROR';

/** What somebody may do with a name as it is (spec 3): each permission of the contract by the action that it is of. */
export function permisosDe(situacion: Situacion, vista: Vista): PermisoDominio {
  const may = (accion: Accion): boolean => permiso(accion, situacion, vista).permitido;
  return {
    puedeRenovar: may('renovar'),
    puedeDelegarAlojar: may('delegar'),
    puedeEditarTitular: may('editarTitular'),
    puedeEditarAdmin: may('editarAdministrador'),
    puedeEditarTecnico: may('editarTecnico'),
    puedeEditarFinanciero: may('editarFinanciero'),
    puedeInvitarAdmin: may('invitarAdministrador'),
    puedeInvitarTecnico: may('invitarTecnico'),
    puedeInvitarFinanciero: may('invitarFinanciero'),
    puedeTransferirTitular: may('transferirTitular'),
    puedeVerServidores: may('verServidores'),
    puedeVerPagos: may('verPagos'),
    puedeLiberar: may('liberar'),
    puedeEliminar: may('eliminar'),
    puedeRecuperar: may('recuperar'),
  };
}

/** Why not, by action: a sentence wherever somebody would look for what they may not do. */
export const motivosDe = (situacion: Situacion): Record<string, string> =>
  Object.fromEntries(
    ACCIONES.flatMap((accion) => {
      const answer = permiso(accion, situacion);
      return answer.permitido ? [] : [[accion, answer.motivo]];
    }),
  );

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
