import { stamp } from '~/base/clock.server';
import { CUENTA_ELIMINADA, CUENTA_NO_EXISTE } from '../../domain/words/cuentas';
import { cambio } from '../cambio/cambio';
import { Rechazo } from '../cambio/rechazo';
import { cambiarDominio, lockDominios } from '../dominios/cambios';
import { persona } from '../implement';
import { fila } from '../row-of-id';
import { deleteCuenta, findOwnCuenta, listPagados } from './store';

/** The account ends, and with it what it would have paid for: names and open carts are left without one. */
export const eliminarCuentaPago = cambio(persona.cuenta.eliminarCuentaPago, async (op, input) => {
  const id = fila(input.id);
  if (!(await findOwnCuenta(op.trx, op.usuario.id, id))) throw new Rechazo('NO_EXISTE', CUENTA_NO_EXISTE);
  // The sales first: one being confirmed is waited for, and the names it registers lose the account too.
  await deleteCuenta(op.trx, id, stamp(op.now));
  for (const dominio of await lockDominios(op.trx, await listPagados(op.trx, id)))
    if (dominio.cuenta_pago_id === id)
      await cambiarDominio(op, dominio, 'CUENTA_PAGO', {
        columnas: { cuenta_pago_id: null, cuenta_asociada_en: null },
      });
  return { mensaje: CUENTA_ELIMINADA };
});
