import { CUENTA_MODIFICADA } from '../../domain/words/cuentas';
import { cambio, type Op } from '../cambio/cambio';
import { Rechazo } from '../cambio/rechazo';
import { notFound } from '../context';
import { persona } from '../implement';
import { fila } from '../row-of-id';
import { cuentaDTO } from './present';
import { readNombre } from './rules';
import { findOwnCuenta, renameCuenta } from './store';

/** An account as its operations answer it. */
export async function saved({ trx, usuario }: Op, id: number, mensaje = '') {
  const cuenta = await findOwnCuenta(trx, usuario.id, id);
  if (!cuenta) throw notFound();
  return { mensaje, templateCuentaPago: cuentaDTO(cuenta) };
}

export const renombrarCuentaPago = cambio(persona.cuenta.renombrarCuentaPago, async (op, input) => {
  const id = fila(input.id);
  const leido = readNombre(input.nombre);
  if (!(await findOwnCuenta(op.trx, op.usuario.id, id))) throw notFound();
  if ('mapErrores' in leido) throw Rechazo.deCampos(leido.mapErrores);
  await renameCuenta(op.trx, id, leido.nombre);
  return saved(op, id, CUENTA_MODIFICADA);
});
