import { accountName } from '~/format';
import { registryOffers } from '~/registry/client.server';
import { contract } from '~/registry/contract';
import type { SignedContext } from '~/session/guard.server';

/** The person's payment accounts; of each number, what is enough to know it by (spec 9, masking). */
export async function listAccounts({ registry }: SignedContext) {
  const [{ cuentasPago }, renombrable] = await Promise.all([
    registry.cuenta.cuentasPago(),
    registryOffers(contract.cuenta.renombrarCuentaPago),
  ]);
  return cuentasPago.map(({ id, nombre, cuenta, cantidadDominios }) => ({
    id,
    nombre,
    tipo: cuenta.formaPago.nombre,
    enLista: accountName(nombre, cuenta.cuenta),
    cantidadDominios,
    renombrable,
  }));
}
