import { mapErroresDe } from '../../../contract/formularios';
import { formularioPedido } from '../../../contract/oficina/formularios';
import { DIAS_DE_PEDIDO, leerNumeroDePedido } from '../../../domain/pedidos';
import { cambio } from '../../cambio/cambio';
import { Rechazo } from '../../cambio/rechazo';
import { findPedido } from '../../pedidos/store';
import { anotarActo } from '../historia';
import { oficina } from '../implement';

/** What the history of the desk calls it: what was looked for is shown by these words. */
export const BUSCO_PEDIDO = 'Buscó un pedido';

const NO_HAY = `No hay ningún pedido con esa referencia. Se guardan ${DIAS_DE_PEDIDO} días los que terminaron en una página de error; si la base no respondía, solo está en el registro de la máquina.`;

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
