import { mapErroresDe } from '../../../contract/formularios';
import { formularioPedido } from '../../../contract/oficina/formularios';
import { DIAS_DE_PEDIDO, leerNumeroDePedido } from '../../../domain/pedidos';
import { cambio } from '../../cambio/cambio';
import { Rechazo } from '../../cambio/rechazo';
import { findPedido } from '../../pedidos/store';
import { anotarActo } from '../historia';
import { oficina } from '../implement';

/** What the history of the desk calls it: what was looked for is shown by these words. */
export const BUSCO_PEDIDO = 'Buscó un error por su referencia';

const NO_HAY = `No hay ningún error con esa referencia. Los errores se guardan ${DIAS_DE_PEDIDO} días; algunos, como los de una falla general, no se llegan a guardar.`;

const NO_ES = 'Escriba la referencia como la muestra la página de error: de 4 a 8 letras y números.';

export const buscar = cambio(oficina.pedidos.buscar, async (op, input) => {
  const read = formularioPedido.safeParse(input);
  if (!read.success) throw Rechazo.deCampos(mapErroresDe(read.error));
  const referencia = leerNumeroDePedido(read.data.numero);
  if (referencia === undefined) throw Rechazo.deCampos({ numero: NO_ES });
  // Who looks for numbers that there are not is written down as well.
  await anotarActo(op, { acto: BUSCO_PEDIDO, clase: 'pedido', sobre: referencia, motivo: '' });
  const pedido = await findPedido(op.trx, referencia);
  return pedido ? { mensaje: '', referencia: pedido.referencia } : { mensaje: NO_HAY };
});
