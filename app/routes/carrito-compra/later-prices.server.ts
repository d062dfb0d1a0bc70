import type { VentaDTO } from '~/registry/contract/formas';
import { anunciosDeVenta } from '~/registry/domain/precios';
import { sufijoDe } from '~/registry/domain/typed-name';
import { orWithout } from '~/session/failures/optional-part.server';
import type { RequestContext, RouteArgs } from '~/session/request/request-context.server';

/** What a year will cost, from another day on, under the endings of what a sale registers or renews; empty where nothing else is planned. */
export async function laterPrices(
  args: RouteArgs,
  context: RequestContext,
  { items }: Pick<VentaDTO, 'items'>,
): Promise<string> {
  const nombres = items.filter(({ tipo }) => tipo !== 'TRANSFERENCIA').map(({ dominio }) => dominio.nombre);
  if (nombres.length === 0) return '';
  const found = await orWithout(args, context, 'dominio.habilitados', ({ dominio }) => dominio.habilitados());
  const sufijos = found?.dominiosHabilitados ?? [];
  const endings = sufijos.map(({ nombre }) => nombre);
  const used = nombres.flatMap((nombre) => sufijoDe(nombre, endings) ?? []);
  return anunciosDeVenta(sufijos, used);
}
