import type { Outputs } from '../../contract';
import { cambio, type Op } from '../cambio/cambio';
import { Rechazo } from '../cambio/rechazo';
import { notFound } from '../context';
import { persona } from '../implement';
import { cuentaDTO } from './present';
import { readNombre } from './rules';
import { findOwnCuenta, renameCuenta } from './store';

type Respuesta = Outputs['cuenta']['guardarCuentaPago'];

/** An account as its operations answer it. */
export async function saved({ trx, usuario }: Op, id: number, respMensaje = ''): Promise<Respuesta> {
  const cuenta = await findOwnCuenta(trx, usuario.id, id);
  if (!cuenta) throw notFound();
  return { respCodigo: 'OK', respMensaje, templateCuentaPago: cuentaDTO(cuenta) };
}

export const renombrarCuentaPago = cambio(persona.cuenta.renombrarCuentaPago, async (op, input) => {
  const leido = readNombre(input.nombre);
  if (!(await findOwnCuenta(op.trx, op.usuario.id, input.id))) throw notFound();
  if ('mapErrores' in leido) throw Rechazo.deCampos(leido.mapErrores);
  await renameCuenta(op.trx, input.id, leido.nombre);
  return saved(op, input.id, 'Cuenta de pago modificada con éxito.');
});
