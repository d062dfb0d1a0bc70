import type { PagoVenta } from '../../contract/formas';
import { Rechazo } from '../cambio/rechazo';

/** What is not done is not accepted either: a sale confirmed without its payment would be charged all the same. */
const SOLO_CON_FACTURA =
  'Este registro solo confirma compras que se pagan con la factura: envíe generaPago y generaFactura en true y medioPago ff.';

/** Refuses to sell in any way but the one there is (spec 9). */
export function soloConFactura({
  generaPago = true,
  generaFactura = true,
  medioPago = 'ff',
}: PagoVenta): void {
  if (!generaPago || !generaFactura || medioPago !== 'ff')
    throw new Rechazo('SOLO_CON_FACTURA', SOLO_CON_FACTURA);
}
