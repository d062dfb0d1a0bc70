import type { Connection } from '~/database/connection.server';
import { inTransaction } from '~/database/in-transaction';
import { type EdgeContext, requireUsuario } from '../context';
import { mostrarNombre, parseNombre } from '../dominios/nombres';
import { edge } from '../implement';
import { lockUsuario } from '../usuarios/lock';
import { requireLocked } from './access';
import { deleteApartados, insertApartado, listApartados } from './aside-store';
import { yearPrices } from './prices';
import { reunir } from './rules';
import { deleteVenta, findAbierta, listItems, lockVenta, moveItem, updateVenta, type Venta } from './store';

const shown = (names: readonly { nombre: string }[]): string =>
  names.map(({ nombre }) => mostrarNombre(nombre)).join(', ');

/** What a merge did, in words; nothing where there was nothing to tell. */
function told(entran: readonly { nombre: string }[], apartados: readonly { nombre: string }[]): string {
  const added = entran.length > 0 ? [`Sumamos ${shown(entran)} al carrito que ya tenía.`] : [];
  const aside =
    apartados.length > 0
      ? [`El carrito admite hasta 10 registros: apartamos ${shown(apartados)}. Lo encuentra en Mi carrito.`]
      : [];
  return [...added, ...aside].join(' ');
}

/** Brings the lines of one cart into another of the same person; what does not fit is put aside under their name. */
async function merge(
  trx: Connection,
  { from, into, usuarioId }: { from: Venta; into: Venta; usuarioId: number },
  now: EdgeContext['now'],
) {
  const { entran, apartados } = reunir(await listItems(trx, into.id), await listItems(trx, from.id));
  for (const { id } of entran) await moveItem(trx, id, into.id);
  for (const { nombre } of apartados) await insertApartado(trx, usuarioId, nombre, now);
  await deleteVenta(trx, from.id);
  return told(entran, apartados);
}

/**
 * Gives a cart to who signed in (spec 4). Where they have one already, from another session or another device, the two
 * become that one: no line is lost, each name is in it once. A second time changes nothing; somebody else's is a 404.
 */
export const asociarUsuarioVenta = edge.registro.asociarUsuarioVenta.handler(async ({ input, context }) => {
  const { id: usuarioId } = await requireUsuario(context);
  const { connection, now } = context;
  const done = await inTransaction(connection, async (trx) => {
    await lockUsuario(trx, usuarioId);
    const asked = await requireLocked(trx, input.id, usuarioId, now);
    if (asked.usuario_id === usuarioId) return { uuidVenta: asked.uuid, mensaje: '' };
    const own = await findAbierta(trx, usuarioId);
    const into = own && (await lockVenta(trx, own.uuid, now));
    if (into?.estado === 'ABIERTA')
      return { uuidVenta: into.uuid, mensaje: await merge(trx, { from: asked, into, usuarioId }, now) };
    await updateVenta(trx, asked.id, { usuario_id: usuarioId });
    return { uuidVenta: asked.uuid, mensaje: '' };
  });
  const { uuidVenta, mensaje } = done;
  return { respuestaOK: true, codigoRespuesta: 'OK', mensajeRespuesta: mensaje, uuidVenta };
});

export const ventaUsuario = edge.registro.ventaUsuario.handler(async ({ context }) => {
  const { id } = await requireUsuario(context);
  return { uuidVenta: (await findAbierta(context.connection, id))?.uuid ?? null };
});

/** Names that did not fit into the cart, with what a year of each costs today. */
export const apartados = edge.registro.apartados.handler(async ({ context }) => {
  const { id } = await requireUsuario(context);
  const names = await listApartados(context.connection, id);
  const priceOf = await yearPrices(context.connection);
  return {
    apartados: names.map((nombre) => ({ nombre: mostrarNombre(nombre), precio: priceOf(nombre) ?? null })),
  };
});

export const descartarApartado = edge.registro.descartarApartado.handler(async ({ input, context }) => {
  const { id } = await requireUsuario(context);
  const read = parseNombre(input.nombre);
  if (read.ok) await deleteApartados(context.connection, id, [read.nombre.ascii]);
  return { respuestaOK: true, codigoRespuesta: 'OK', mensajeRespuesta: '' };
});
