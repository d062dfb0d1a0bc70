import { stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import { PORTAL } from '../../domain/lifecycle';
import { EPP } from '../../domain/transfer/epp';
import { NoHecho } from '../../envelope';
import { cambio, type Op } from '../cambio/cambio';
import { notFound } from '../context';
import { findRoles } from '../dominios/cambios-store';
import { requireNombre } from '../dominios/parse-nombre';
import { suyoDe } from '../quien/suyo';
import { deLaPersona } from './implement';
import { solicitudesDTO } from './present';
import { hecho, type Respuesta, SIN_PENDIENTE } from './registrar-act';
import { resolveTransfer } from './resolve-transfer';
import { huellaDe } from './secreto';
import {
  countDeUsuario,
  findPropia,
  hideSolicitud,
  listDeDominio,
  listDeNombre,
  listDeUsuario,
  type Solicitud,
} from './store';
import { findFila } from './titular-store';

/** What was done, in words, or why it was not as EPP tells it. */
export const told = (respuesta: Respuesta, mensaje: string): { mensaje: string } | NoHecho =>
  hecho(respuesta) ? { mensaje } : new NoHecho(String(respuesta.epp), respuesta.mensaje);

type Nombrada = { dominio: string; codigo: string };

/** The caller's request of a name and a code, or 404. */
async function requirePropia(
  connection: Connection,
  usuarioId: number,
  { dominio, codigo }: Nombrada,
): Promise<Solicitud> {
  const { ascii } = await requireNombre(connection, dominio);
  const nombrada = { referencia: codigo, huella: huellaDe(ascii, codigo) };
  const solicitud = await findPropia(connection, usuarioId, ascii, nombrada);
  if (!solicitud) throw notFound();
  return solicitud;
}

const dtoDe = async (connection: Connection, row: Solicitud, propia: boolean) => {
  const [solicitud] = await solicitudesDTO(connection, [row], propia);
  if (!solicitud) throw notFound();
  return { solicitud };
};

export const datos = deLaPersona.transferencia.datos.handler(async ({ context, input }) => {
  const { connection, usuario } = context;
  return dtoDe(connection, await requirePropia(connection, usuario.id, input), true);
});

export const deUsuario = deLaPersona.transferencia.deUsuario.handler(async ({ context, input }) => {
  const { connection, usuario } = context;
  const { paginaActual, cantXPagina } = input;
  const parte = { desde: (paginaActual - 1) * cantXPagina, cantidad: cantXPagina };
  const rows = await listDeUsuario(connection, usuario.id, parte);
  return {
    solicitudes: await solicitudesDTO(connection, rows, true),
    totalCount: await countDeUsuario(connection, usuario.id),
  };
});

export const cantidad = deLaPersona.transferencia.cantidad.handler(async ({ context }) => ({
  cantidad: await suyoDe(context, 'solicitudes'),
}));

/** Every request for a name where the caller has a role on it; otherwise the caller's own. */
async function visibles(connection: Connection, usuarioId: number, escrito: string) {
  const { ascii } = await requireNombre(connection, escrito);
  const dominio = await findFila(connection, ascii);
  const isTheirs =
    dominio !== undefined && (await findRoles(connection, usuarioId, dominio.id)) !== undefined;
  return isTheirs
    ? { rows: await listDeDominio(connection, dominio.id), propias: false }
    : { rows: await listDeNombre(connection, ascii, usuarioId), propias: true };
}

export const solicitud = deLaPersona.transferencia.solicitud.handler(async ({ context, input }) => {
  const { connection, usuario } = context;
  const { rows, propias } = await visibles(connection, usuario.id, input.dominio);
  if (!rows[0]) throw notFound();
  return dtoDe(connection, rows[0], propias);
});

export const solicitudes = deLaPersona.transferencia.solicitudes.handler(async ({ context, input }) => {
  const { connection, usuario } = context;
  const { rows, propias } = await visibles(connection, usuario.id, input.dominio);
  return { solicitudes: await solicitudesDTO(connection, rows, propias) };
});

export const cancelar = cambio(deLaPersona.transferencia.cancelar, async (op, input) => {
  const propia = await requirePropia(op.trx, op.usuario.id, input);
  const respuesta =
    propia.estado === 'PENDING'
      ? await resolveTransfer({ ...op, registrador: PORTAL }, propia.nombre, 'CANCELAR')
      : SIN_PENDIENTE;
  return told(respuesta, 'La solicitud de transferencia se canceló correctamente.');
});

const PENDIENTE = 'La solicitud está pendiente: para quitarla de la lista, antes cancélela.';

async function hide({ trx, now }: Op, { id, estado }: Solicitud): Promise<Respuesta> {
  if (estado === 'PENDING') return { epp: EPP.PENDIENTE, mensaje: PENDIENTE };
  await hideSolicitud(trx, id, stamp(now));
  return { epp: EPP.HECHO, mensaje: '' };
}

export const eliminar = cambio(deLaPersona.transferencia.eliminar, async (op, input) => {
  const propia = await requirePropia(op.trx, op.usuario.id, input);
  return told(await hide(op, propia), 'La solicitud de transferencia se eliminó correctamente.');
});
