import { type Accion, permiso, type Situacion } from '../../domain/permissions';
import type { Op } from '../cambio/cambio';
import { situacionEn } from '../dominios/acceso';
import { cambiarDominio, lockDominios } from '../dominios/cambios';
import { listActualizables } from './aplicar-store';
import { ROLES_APLICABLES, type RolAplicable } from './rules';

const ACCIONES: Record<RolAplicable, Accion> = {
  administrador: 'editarAdministrador',
  tecnico: 'editarTecnico',
  financiero: 'editarFinanciero',
};

/** The roles that are somebody's own on a name, and that they may edit now. */
const propios = (situacion: Situacion): RolAplicable[] =>
  ROLES_APLICABLES.filter((rol) => situacion.roles[rol] === 1 && permiso(ACCIONES[rol], situacion).permitido);

/** Puts a version of the user's data on every name of theirs, in the roles that are theirs. Answers on how many. */
export async function applyToDominios(op: Op, contactoId: number): Promise<number> {
  const { trx, now, usuario } = op;
  const nombres = await listActualizables(trx, usuario.id, contactoId, now);
  let applied = 0;
  for (const dominio of await lockDominios(trx, nombres)) {
    const situacion = await situacionEn(op, dominio);
    const roles = situacion ? propios(situacion) : [];
    const columnas = Object.fromEntries(roles.map((rol) => [`${rol}_id`, contactoId]));
    const after = await cambiarDominio(op, dominio, 'CONTACTOS', { columnas });
    if (after.version !== dominio.version) applied += 1;
  }
  return applied;
}
