import { registryTakes } from '~/registry/client.server';
import { contract } from '~/registry/contract';
import type { VentaDTO } from '~/registry/contract/formas';
import type { Id } from '~/registry/contract/ids';
import { type Renewed, renewedIn } from './next-renewals';

/** The renewals of a sale that can be asked about; none in front of an edge that takes no such answer. */
export async function renewalsToAskOf(venta: VentaDTO): Promise<Renewed[]> {
  const renewed = renewedIn(venta);
  if (renewed.length === 0) return [];
  return (await registryTakes(contract.cuenta.guardarCuentaPago, 'proximasRenovaciones')) ? renewed : [];
}

/** The lines that were ticked; nothing where the form asked of none. */
export async function renewalsChosen(venta: VentaDTO, ticked: readonly string[]): Promise<Id[] | undefined> {
  const asked = await renewalsToAskOf(venta);
  if (asked.length === 0) return undefined;
  return asked.map(({ id }) => id).filter((id) => ticked.includes(String(id)));
}
