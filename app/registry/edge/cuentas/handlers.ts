import { stamp } from '~/clock.server';
import { inTransaction } from '~/database/in-transaction';
import { notFound, requireUsuario } from '../context';
import { edge } from '../implement';
import { lockUsuario } from '../usuarios/lock';
import { refused, saved } from './guardar';
import { cuentaDTO } from './present';
import { readNombre } from './rules';
import { deleteCuenta, findOwnCuenta, listCuentas, renameCuenta } from './store';

export { cuentaPagoAsociada } from './asociada';
export { guardarCuentaPago } from './guardar';

/** The same order on both engines, whatever the database's locale. */
const SPANISH = new Intl.Collator('es', { numeric: true });

export const cuentasPago = edge.cuenta.cuentasPago.handler(async ({ context }) => {
  const { id } = await requireUsuario(context);
  const rows = await listCuentas(context.connection, id);
  const byName = [...rows].sort((one, other) => SPANISH.compare(one.nombre, other.nombre));
  return { cuentasPago: byName.map((row) => cuentaDTO(row)) };
});

export const cuentaPago = edge.cuenta.cuentaPago.handler(async ({ context, input }) => {
  const { id } = await requireUsuario(context);
  const found = await findOwnCuenta(context.connection, id, input.id);
  if (!found) throw notFound();
  return { templateCuentaPago: cuentaDTO(found) };
});

export const renombrarCuentaPago = edge.cuenta.renombrarCuentaPago.handler(async ({ context, input }) => {
  const { id } = await requireUsuario(context);
  const leido = readNombre(input.nombre);
  return inTransaction(context.connection, async (trx) => {
    await lockUsuario(trx, id);
    if (!(await findOwnCuenta(trx, id, input.id))) throw notFound();
    if ('mapErrores' in leido) return refused(leido.mapErrores);
    await renameCuenta(trx, input.id, leido.nombre);
    return { ...(await saved(trx, id, input.id)), respMensaje: 'Cuenta de pago modificada con éxito.' };
  });
});

/** Unknown, deleted and somebody else's are told alike, in the words of spec 8. */
const NO_EXISTE = {
  respCodigo: 'ERROR',
  respMensaje: 'No se puede eliminar la cuenta de pago porque no existe.',
} as const;

export const eliminarCuentaPago = edge.cuenta.eliminarCuentaPago.handler(async ({ context, input }) => {
  const { id } = await requireUsuario(context);
  return inTransaction(context.connection, async (trx) => {
    await lockUsuario(trx, id);
    if (!(await findOwnCuenta(trx, id, input.id))) return NO_EXISTE;
    await deleteCuenta(trx, input.id, stamp(context.now));
    return { respCodigo: 'OK' as const, respMensaje: 'La cuenta se eliminó correctamente.' };
  });
});
