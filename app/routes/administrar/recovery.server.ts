import { dayOf, now } from '~/base/clock.server';
import { registryTakes } from '~/registry/client.server';
import { contract } from '~/registry/contract';

/**
 * Whether a deleted name with an expiry date comes back renewed, and paid: one that expired before (decision 027), where the
 * registry takes an account for it. Section 7 has only the reason: of a registry like that nobody is promised a price.
 */
export async function renewsToRecover(vence: string | null | undefined): Promise<boolean> {
  if (!vence || vence >= dayOf(now()).toString()) return false;
  return registryTakes(contract.administracion.recuperar, 'templateCuentaPagoDTO');
}
