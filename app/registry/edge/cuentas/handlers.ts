import { notFound } from '../context';
import { persona } from '../implement';
import { fila } from '../row-of-id';
import { cuentaDTO } from './present';
import { cuentasDe } from './propias';
import { findOwnCuenta } from './store';

export { cuentaPagoAsociada } from './cuenta-pago-asociada';
export { eliminarCuentaPago } from './eliminar-cuenta-pago';
export { renombrarCuentaPago } from './guardar';

export const cuentasPago = persona.cuenta.cuentasPago.handler(async ({ context }) => ({
  cuentasPago: await cuentasDe(context.connection, context.usuario.id),
}));

export const cuentaPago = persona.cuenta.cuentaPago.handler(async ({ context, input }) => {
  const { id } = context.usuario;
  const found = await findOwnCuenta(context.connection, id, fila(input.id));
  if (!found) throw notFound();
  return { templateCuentaPago: cuentaDTO(found) };
});
