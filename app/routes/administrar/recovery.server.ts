import { dayOf, now } from '~/base/clock.server';
import { registryTakes } from '~/registry/client.server';
import { contract } from '~/registry/contract';

/**
 * What it costs to bring a deleted name back: it comes back renewed, and paid, where it expired before (decision 027) and the
 * registry takes an account for it; as it was, for nothing, where it did not expire. Section 7 has only the reason: of a registry
 * like that nobody is promised a price.
 */
export async function costToRecover(
  vence: string | null | undefined,
): Promise<'PAGA' | 'GRATIS' | 'NO_SE_SABE'> {
  if (!vence || !(await registryTakes(contract.administracion.recuperar, 'templateCuentaPagoDTO')))
    return 'NO_SE_SABE';
  return vence < dayOf(now()).toString() ? 'PAGA' : 'GRATIS';
}
