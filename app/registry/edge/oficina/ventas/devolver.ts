import { mapErroresDe } from '../../../contract/formularios';
import { formularioDevolucion } from '../../../contract/oficina/formularios';
import { cambio } from '../../cambio/cambio';
import { Rechazo } from '../../cambio/rechazo';
import { notFound } from '../../context';
import { fila } from '../../row-of-id';
import { devolverCobro } from '../cobros/devolver-cobro';
import { findCobro } from '../cobros/store';
import { oficina } from '../implement';
import { listCobradas } from './store';
import { requireVenta } from './ver';

export const devolver = cambio(oficina.ventas.devolver, async (op, input) => {
  const read = formularioDevolucion.safeParse(input);
  if (!read.success) throw Rechazo.deCampos(mapErroresDe(read.error));
  const venta = await requireVenta(op.trx, input.referencia);
  const linea = (await listCobradas(op.trx, venta.id)).find(({ id }) => id === fila(input.linea));
  const cobro = linea && (await findCobro(op.trx, linea.cargo_id));
  if (!cobro) throw notFound();
  return devolverCobro(op, cobro, { ...read.data, visto: input.devuelto, de: 'esta línea' });
});
