import { dayOf } from '~/base/clock.server';
import type { Dominio } from '~/database/tables/registro';
import { type Accion, queEs } from '../../domain/acciones';
import type { Suceso } from '../../domain/history';
import { readNombre } from '../../domain/name';
import { type Permiso, permiso } from '../../domain/permissions';
import { type Situacion, situacionDe } from '../../domain/situacion';
import type { Op } from '../cambio/cambio';
import { Rechazo } from '../cambio/rechazo';
import { type ContextoPersona, notFound } from '../context';
import { lockDominio } from './cambios';
import { findRoles } from './cambios-store';
import { listDesde } from './historia-store';
import { impedido, requireApproval } from './por-aprobar';
import { hayCambioEsperando } from './por-aprobar-store';
import { findConRoles } from './store';

/** What somebody is on a name that is locked, and how it stands; undefined where they have no role on it. */
export async function situacionEn(
  { trx, now, usuario }: Op,
  dominio: Dominio,
): Promise<Situacion | undefined> {
  const roles = await findRoles(trx, usuario.id, dominio.id);
  return roles && situacionDe({ ...dominio, ...roles }, now, dayOf(now));
}

/** The same where something new is asked for: what was approved does not wait for itself. */
async function situacionAhora(op: Op, dominio: Dominio): Promise<Situacion | undefined> {
  const situacion = await situacionEn(op, dominio);
  if (!situacion?.candado || op.paso?.tipo === 'APROBADO') return situacion;
  return { ...situacion, esperaCambio: await hayCambioEsperando(op.trx, dominio.id) };
}

/** The caller's name as it is, with what they are on it: 404 where they have no role on it (or there is no such name). */
export async function dominioDe({ connection, usuario }: ContextoPersona, escrito: string) {
  const ascii = readNombre(escrito);
  const dominio = ascii && (await findConRoles(connection, usuario.id, ascii));
  if (!dominio) throw notFound();
  return dominio;
}

/** Refused, with the reason; what waits for the custodians of a lock goes on where they approved it. */
export function noPuede(
  op: Op,
  dominio: Dominio,
  accion: Accion,
  puede: Permiso & { permitido: false },
): void {
  const { codigo, motivo, seAprueba } = puede;
  if (seAprueba) {
    requireApproval(op, dominio, queEs(accion), accion === 'abrirCandado');
    return;
  }
  if (codigo === 'CANDADO') throw impedido(dominio, queEs(accion), motivo);
  throw new Rechazo(codigo, motivo);
}

/** What is written in a history and changes nothing that a form could show: looks of the registry's people, and what other registrars ask. */
const NADA_CAMBIAN = [
  'MIRADA_DEL_REGISTRO',
  'CODIGO_PEDIDO',
  'TRANSFERENCIA_PEDIDA',
  'TRANSFERENCIA_RECHAZADA',
  'TRANSFERENCIA_SIN_EFECTO',
] satisfies Suceso[];
const nadaCambia = (suceso: string): boolean => NADA_CAMBIAN.some((each) => each === suceso);

/** Whether a name is another than at a version: all that it is ahead of it has to have changed nothing. */
async function cambioDesde({ trx }: Op, dominio: Dominio, version: number): Promise<boolean> {
  if (version >= dominio.version) return version > dominio.version;
  const since = await listDesde(trx, dominio.id, version);
  return since.filter(({ suceso }) => nadaCambia(suceso)).length !== dominio.version - version;
}

/**
 * The caller's name, locked and theirs to do this with: 404 where they have no role on it (or there is no such name), a
 * `Rechazo` with the reason where they may not, or not now. `version`, where the form was made from one, has to be the one in force.
 */
export async function dominioPara(
  op: Op,
  escrito: string,
  accion: Accion,
  version?: number,
): Promise<Dominio> {
  const ascii = readNombre(escrito);
  const dominio = ascii ? await lockDominio(op.trx, ascii) : undefined;
  const situacion = dominio && (await situacionAhora(op, dominio));
  if (!dominio || !situacion) throw notFound();
  const puede = permiso(accion, situacion);
  if (!puede.permitido) noPuede(op, dominio, accion, puede);
  await requireVersion(op, dominio, version);
  return dominio;
}

/** The version that a form was made from, where it says so, has to be the one in force: `VERSION` otherwise. */
export async function requireVersion(op: Op, dominio: Dominio, version: number | undefined): Promise<void> {
  if (version !== undefined && op.paso?.tipo !== 'APROBADO' && (await cambioDesde(op, dominio, version)))
    throw new Rechazo('VERSION', CAMBIO_MIENTRAS);
}

const CAMBIO_MIENTRAS =
  'Mientras usted editaba, otra persona cambió este dominio. Compare los datos y elija cuáles quedan.';
