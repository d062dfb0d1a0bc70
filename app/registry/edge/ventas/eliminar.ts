import { minuteOf } from '~/base/clock.server';
import { inTransaction } from '~/database/in-transaction';
import { precioEn, proximoPrecio } from '../../domain/precios';
import { cleanNombre } from '../../domain/typed-name';
import { notFound } from '../context';
import { edge } from '../implement';
import { fila } from '../row-of-id';
import { requireLocked } from './access';
import { tarifas } from './precios';
import { ventaDTO } from './present';
import { deleteItem, findVenta } from './store';

const DONE = { respuestaOK: true, codigoRespuesta: 'OK', mensajeRespuesta: '' } as const;
const FINISHED = {
  respuestaOK: false,
  codigoRespuesta: 'VENTA_FINALIZADA',
  mensajeRespuesta: 'La compra ya fue confirmada.',
} as const;

/** Takes a line out of the cart; one that is not there any more is as good as taken out. */
export const eliminar = edge.registro.eliminar.handler(async ({ input, context }) => {
  const { connection, now } = context;
  const usuarioId = (await context.quien())?.id ?? null;
  const open = await inTransaction(connection, async (trx) => {
    const venta = await requireLocked(trx, input.uuidVenta, usuarioId, now);
    if (venta.estado === 'ABIERTA') await deleteItem(trx, venta.id, fila(input.idDominio));
    return venta.estado === 'ABIERTA';
  });
  const venta = await findVenta(connection, input.uuidVenta);
  return { ...(open ? DONE : FINISHED), ventaDTO: venta ? await ventaDTO(connection, venta, now) : null };
});

/** Price for a year of a suffix, or of a name under it, and the one that follows it; 404 under one that is not sold. */
export const precio = edge.registro.precio.handler(async ({ input, context: { connection, now } }) => {
  const nombre = `.${cleanNombre(input.product).replace(/^\./, '')}`;
  const tarifa = (await tarifas(connection))(nombre);
  if (!tarifa) throw notFound();
  const minuto = minuteOf(now);
  return { precioUnitario: precioEn(tarifa, minuto), proximo: proximoPrecio(tarifa, minuto) };
});
