import { mapErroresDe } from '../../../contract/formularios';
import { formularioDevolucion } from '../../../contract/oficina/formularios';
import { cambio } from '../../cambio/cambio';
import { Rechazo } from '../../cambio/rechazo';
import { notFound } from '../../context';
import { fila } from '../../row-of-id';
import { oficina } from '../implement';
import { devolverCobro } from './devolver-cobro';
import { findCobro } from './store';

export const devolver = cambio(oficina.cobros.devolver, async (op, input) => {
  const read = formularioDevolucion.safeParse(input);
  if (!read.success) throw Rechazo.deCampos(mapErroresDe(read.error));
  const cobro = await findCobro(op.trx, fila(input.id));
  if (!cobro) throw notFound();
  return devolverCobro(op, cobro, { ...read.data, visto: input.devuelto, de: 'este cobro' });
});
