import { cambio, type Op } from '../cambio/cambio';
import { Rechazo } from '../cambio/rechazo';
import { notFound } from '../context';
import { cuentaElegida } from '../cuentas/elegir';
import { saved } from '../cuentas/guardar';
import { persona } from '../implement';
import { fila } from '../row-of-id';
import { requireLocked } from './access';
import { chooseProximas } from './proximas';
import { updateVenta } from './store';

const CONFIRMADA = 'La compra ya fue confirmada: su forma de pago no se puede cambiar.';

/** The sale that the account is for, locked and still open. */
async function lockAbierta({ trx, usuario, now }: Op, uuid: string) {
  const venta = await requireLocked(trx, uuid, usuario.id, now);
  if (venta.usuario_id !== usuario.id) throw notFound();
  if (venta.estado !== 'ABIERTA') throw new Rechazo('VENTA_FINALIZADA', CONFIRMADA, { general: CONFIRMADA });
  return venta;
}

export const guardarCuentaPago = cambio(persona.cuenta.guardarCuentaPago, async (op, input) => {
  const venta = input.uuidVenta ? await lockAbierta(op, input.uuidVenta) : null;
  const id = await cuentaElegida(op, input.templateCuentaPagoDTO);
  if (venta) await updateVenta(op.trx, venta.id, { cuenta_pago_id: id });
  if (venta && input.proximasRenovaciones)
    await chooseProximas(op.trx, venta.id, input.proximasRenovaciones.map(fila));
  return saved(op, id);
});
