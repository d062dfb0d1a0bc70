import { inTransaction } from '~/database/in-transaction';
import { cleanNombre, sufijoDe } from '../../contract/nombres';
import { notFound, requireUsuario } from '../context';
import { listSufijos } from '../dominios/store';
import { edge } from '../implement';
import { requireLocked } from './access';
import { deleteItem, findVenta, updateVenta } from './store';
import { ventaDTO } from './view';

const DONE = { respuestaOK: true, codigoRespuesta: 'OK', mensajeRespuesta: '' } as const;
const FINISHED = {
  respuestaOK: false,
  codigoRespuesta: 'VENTA_FINALIZADA',
  mensajeRespuesta: 'La compra ya fue confirmada.',
} as const;

/** Takes a line out of the cart; one that is not there any more is as good as taken out. */
export const eliminar = edge.registro.eliminar.handler(async ({ input, context }) => {
  const { connection, now } = context;
  const usuarioId = (await context.usuario())?.id ?? null;
  const open = await inTransaction(connection, async (trx) => {
    const venta = await requireLocked(trx, input.uuidVenta, usuarioId, now);
    if (venta.estado === 'ABIERTA') await deleteItem(trx, venta.id, input.idDominio);
    return venta.estado === 'ABIERTA';
  });
  const venta = await findVenta(connection, input.uuidVenta);
  return { ...(open ? DONE : FINISHED), ventaDTO: venta ? await ventaDTO(connection, venta) : null };
});

/** Price for a year of a suffix, or of a name under it. */
export const precio = edge.registro.precio.handler(async ({ input, context }) => {
  const sufijos = await listSufijos(context.connection);
  const asked = `.${cleanNombre(input.product).replace(/^\./, '')}`;
  const tld = sufijoDe(
    asked,
    sufijos.map((sufijo) => sufijo.tld),
  );
  const found = sufijos.find((sufijo) => sufijo.tld === tld);
  if (!found) throw notFound();
  return { precioUnitario: found.precio };
});

/** Gives an anonymous cart to who signed in (spec 4). A second time changes nothing; somebody else's is a 404. */
export const asociarUsuarioVenta = edge.registro.asociarUsuarioVenta.handler(async ({ input, context }) => {
  const { id: usuarioId } = await requireUsuario(context);
  const { connection, now } = context;
  const venta = await inTransaction(connection, async (trx) => {
    const locked = await requireLocked(trx, input.id, usuarioId, now);
    if (locked.usuario_id === null) await updateVenta(trx, locked.id, { usuario_id: usuarioId });
    return locked;
  });
  return { ...DONE, uuidVenta: venta.uuid };
});
