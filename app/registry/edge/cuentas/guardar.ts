import type { Outputs } from '../../contract';
import { cambio, type Op } from '../cambio/cambio';
import { Rechazo } from '../cambio/rechazo';
import { notFound } from '../context';
import { persona } from '../implement';
import { requireLocked } from '../ventas/access';
import { updateVenta } from '../ventas/store';
import { cuentaElegida } from './elegir';
import { cuentaDTO } from './present';
import { readNombre } from './rules';
import { findOwnCuenta, renameCuenta } from './store';

type Respuesta = Outputs['cuenta']['guardarCuentaPago'];

async function saved({ trx, usuario }: Op, id: number, respMensaje = ''): Promise<Respuesta> {
  const cuenta = await findOwnCuenta(trx, usuario.id, id);
  if (!cuenta) throw notFound();
  return { respCodigo: 'OK', respMensaje, templateCuentaPago: cuentaDTO(cuenta) };
}

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
  return saved(op, id);
});

export const renombrarCuentaPago = cambio(persona.cuenta.renombrarCuentaPago, async (op, input) => {
  const leido = readNombre(input.nombre);
  if (!(await findOwnCuenta(op.trx, op.usuario.id, input.id))) throw notFound();
  if ('mapErrores' in leido) throw Rechazo.deCampos(leido.mapErrores);
  await renameCuenta(op.trx, input.id, leido.nombre);
  return saved(op, input.id, 'Cuenta de pago modificada con éxito.');
});
