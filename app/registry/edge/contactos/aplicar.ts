import { log } from '~/base/log.server';
import { inSavepoint } from '~/database/savepoint';
import type { Dominio } from '~/database/tables/registro';
import type { Accion } from '../../domain/acciones';
import { toULabels } from '../../domain/labels';
import { enOrden } from '../../domain/name';
import { permiso } from '../../domain/permissions';
import type { Situacion } from '../../domain/situacion';
import type { Op } from '../cambio/cambio';
import { situacionEn } from '../dominios/acceso';
import { cambiarDominio, lockDominios } from '../dominios/cambios';
import { columnaDe } from '../dominios/role-columns';
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

/** Puts a version of the user's data on a name, in the roles that are theirs. Answers whether that changed it. */
async function applyTo(op: Op, dominio: Dominio, contactoId: number): Promise<boolean> {
  const situacion = await situacionEn(op, dominio);
  const roles = situacion ? propios(situacion) : [];
  const columnas = Object.fromEntries(roles.map((rol) => [columnaDe(rol), contactoId]));
  const after = await cambiarDominio(op, dominio, 'CONTACTOS', { columnas });
  return after.version !== dominio.version;
}

/** Puts it on every name of theirs. Answers on how many, and those that failed and stay as they were. */
export async function applyToDominios(op: Op, contactoId: number) {
  const { trx, now, usuario } = op;
  const nombres = await listActualizables(trx, usuario.id, contactoId, now);
  const done = { cantidad: 0, sinHacer: [] as string[] };
  for (const dominio of await lockDominios(trx, nombres)) {
    const isChanged = await inSavepoint(
      trx,
      () => applyTo(op, dominio, contactoId),
      (error) => {
        log.error({ error, nombre: dominio.nombre }, 'the change of a name failed');
        done.sinHacer.push(dominio.nombre);
        return false;
      },
    );
    if (isChanged) done.cantidad += 1;
  }
  return { ...done, sinHacer: enOrden(done.sinHacer).map(toULabels) };
}
