import { notFound } from '../context';
import { persona } from '../implement';
import { cuentaDTO } from './present';
import { findOwnCuenta, listCuentas } from './store';

export { cuentaPagoAsociada } from './asociada';
export { eliminarCuentaPago } from './eliminar';
export { renombrarCuentaPago } from './guardar';

/** The same order on both engines, whatever the database's locale. */
const SPANISH = new Intl.Collator('es', { numeric: true });

export const cuentasPago = persona.cuenta.cuentasPago.handler(async ({ context }) => {
  const { id } = context.usuario;
  const rows = await listCuentas(context.connection, id);
  const byName = [...rows].sort((one, other) => SPANISH.compare(one.nombre, other.nombre));
  return { cuentasPago: byName.map((row) => cuentaDTO(row)) };
});

export const cuentaPago = persona.cuenta.cuentaPago.handler(async ({ context, input }) => {
  const { id } = context.usuario;
  const found = await findOwnCuenta(context.connection, id, input.id);
  if (!found) throw notFound();
  return { templateCuentaPago: cuentaDTO(found) };
});
