import { stamp } from '~/clock.server';
import type { Inputs, Outputs } from '../../contract';
import { cambio, type Op } from '../cambio/cambio';
import { Rechazo } from '../cambio/rechazo';
import { notFound } from '../context';
import { persona } from '../implement';
import { requireLocked } from '../ventas/access';
import { updateVenta } from '../ventas/store';
import { cuentaDTO } from './present';
import { CUENTA_NUEVA, faltas, readCuenta, readNombre } from './rules';
import { findFormaPago, findOwnCuenta, findTipoDocumento, insertCuenta, renameCuenta } from './store';

type Entrada = Inputs['cuenta']['guardarCuentaPago'];
type Respuesta = Outputs['cuenta']['guardarCuentaPago'];

async function saved({ trx, usuario }: Op, id: number, respMensaje = ''): Promise<Respuesta> {
  const cuenta = await findOwnCuenta(trx, usuario.id, id);
  if (!cuenta) throw notFound();
  return { respCodigo: 'OK', respMensaje, templateCuentaPago: cuentaDTO(cuenta) };
}

async function create({ trx, usuario, now }: Op, entrada: Entrada['templateCuentaPagoDTO']): Promise<number> {
  const leida = readCuenta(entrada);
  if ('mapErrores' in leida) throw Rechazo.deCampos(leida.mapErrores);
  const { datos } = leida;
  const tipo = await findTipoDocumento(trx, datos.idTipoDocumento);
  const isFormaPago = (await findFormaPago(trx, datos.idFormaPago)) !== undefined;
  const mapErrores = faltas(datos, tipo, isFormaPago);
  if (Object.keys(mapErrores).length > 0) throw Rechazo.deCampos(mapErrores);
  return insertCuenta(trx, usuario.id, datos, stamp(now));
}

/** The account meant: a new one, or an existing one of the caller's. */
async function resolve(op: Op, entrada: Entrada['templateCuentaPagoDTO']): Promise<number> {
  const { id = CUENTA_NUEVA } = entrada;
  if (id === CUENTA_NUEVA) return create(op, entrada);
  if (!(await findOwnCuenta(op.trx, op.usuario.id, id))) throw notFound();
  return id;
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
  const id = await resolve(op, input.templateCuentaPagoDTO);
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
