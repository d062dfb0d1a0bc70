import type { Connection } from '~/database/connection.server';
import { LIMITE_REGISTROS } from '../../domain/cart';
import { toULabels } from '../../domain/labels';
import { readNombre } from '../../domain/name';
import { reunir } from '../../domain/sale';
import { cambio } from '../cambio/cambio';
import type { EdgeContext } from '../context';
import { persona } from '../implement';
import { requireLocked } from './access';
import { deleteApartados, insertApartado, listApartados } from './apartados-store';
import { yearPrices } from './precios';
import { keepReunida } from './reunidas-store';
import { deleteVenta, findAbierta, listItems, lockVenta, moveItem, updateVenta, type Venta } from './store';

const shown = (names: readonly { nombre: string }[]): string =>
  names.map(({ nombre }) => toULabels(nombre)).join(', ');

/** What a merge did, in words; nothing where there was nothing to tell. */
function told(entran: readonly { nombre: string }[], apartados: readonly { nombre: string }[]): string {
  const added = entran.length > 0 ? [`Sumamos ${shown(entran)} al carrito que ya tenía.`] : [];
  const aside =
    apartados.length > 0
      ? [
          `El carrito admite hasta ${LIMITE_REGISTROS} registros: apartamos ${shown(apartados)}. Lo encuentra en Mi carrito.`,
        ]
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
  await keepReunida(trx, from, into.id);
  await deleteVenta(trx, from.id);
  return told(entran, apartados);
}

/**
 * Gives a cart to who signed in (spec 4). Where they have one already, from another session or another device, the two
 * become that one: no line is lost, each name is in it once. A second time changes nothing; somebody else's is a 404.
 */
export const asociarUsuarioVenta = cambio(
  persona.registro.asociarUsuarioVenta,
  async ({ trx, usuario, now }, input) => {
    const asked = await requireLocked(trx, input.id, usuario.id, now);
    if (asked.usuario_id === usuario.id) return { mensaje: '', uuidVenta: asked.uuid };
    const own = await findAbierta(trx, usuario.id);
    const into = own && (await lockVenta(trx, own.uuid, now));
    if (into?.estado === 'ABIERTA') {
      const mensaje = await merge(trx, { from: asked, into, usuarioId: usuario.id }, now);
      return { mensaje, uuidVenta: into.uuid };
    }
    await updateVenta(trx, asked.id, { usuario_id: usuario.id });
    return { mensaje: '', uuidVenta: asked.uuid };
  },
);

export const ventaUsuario = persona.registro.ventaUsuario.handler(async ({ context }) => {
  const { id } = context.usuario;
  return { uuidVenta: (await findAbierta(context.connection, id))?.uuid ?? null };
});

/** Names that did not fit into the cart, with what a year of each costs today. */
export const apartados = persona.registro.apartados.handler(async ({ context }) => {
  const { id } = context.usuario;
  const names = await listApartados(context.connection, id);
  const priceOf = await yearPrices(context.connection, context.now);
  return {
    apartados: names.map((nombre) => ({ nombre: toULabels(nombre), precio: priceOf(nombre) ?? null })),
  };
});

export const descartarApartado = persona.registro.descartarApartado.handler(async ({ input, context }) => {
  const { id } = context.usuario;
  const nombre = readNombre(input.nombre);
  if (nombre) await deleteApartados(context.connection, id, [nombre]);
  return { respuestaOK: true, codigoRespuesta: 'OK', mensajeRespuesta: '' };
});
