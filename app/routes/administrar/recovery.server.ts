import { dayOf, now } from '~/base/clock.server';
import { date } from '~/format';
import { registryTakes } from '~/registry/client.server';
import { contract } from '~/registry/contract';
import { daysAfter } from '~/registry/domain/days';
import { PLAZOS } from '~/registry/domain/lifecycle';

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

/** What it costs to bring a name back that is released today, of which the registry says until when; nothing where that is not known. */
export async function ifReleasedToday(vence: string | null | undefined): Promise<string | null> {
  if (!vence || (await costToRecover(vence)) === 'NO_SE_SABE') return null;
  const hoy = dayOf(now()).toString();
  const libre = daysAfter(hoy, PLAZOS.eliminado);
  const cost =
    vence < hoy
      ? 'Recuperarlo cuesta lo que renovarlo'
      : vence < libre
        ? `Recuperarlo no cuesta nada hasta el ${date(vence)}, en que vence; después, lo que renovarlo`
        : 'Recuperarlo no cuesta nada';
  return `${cost}.`;
}
