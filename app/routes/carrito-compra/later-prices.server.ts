import type { TipoItemVenta, VentaDTO } from '~/registry/contract/formas';
import { anunciosDeVenta } from '~/registry/domain/precios';
import { sufijoDe } from '~/registry/domain/typed-name';
import { orWithout } from '~/session/failures/optional-part.server';
import type { RequestContext, RouteArgs } from '~/session/request/request-context.server';

/**
 * What a year will cost, from another day on, under the endings of what a sale registers or renews, each under the last table that
 * has names of it; nothing where nothing else is planned.
 */
export async function laterPrices(
  args: RouteArgs,
  context: RequestContext,
  { items }: Pick<VentaDTO, 'items'>,
): Promise<Partial<Record<TipoItemVenta, string>>> {
  const sold = items.filter(({ tipo }) => tipo !== 'TRANSFERENCIA');
  if (sold.length === 0) return {};
  const found = await orWithout(args, context, 'dominio.habilitados', ({ dominio }) => dominio.habilitados());
  const sufijos = found?.dominiosHabilitados ?? [];
  const endings = sufijos.map(({ nombre }) => nombre);
  const usedBy = (de: TipoItemVenta) =>
    sold.flatMap(({ tipo, dominio }) => (tipo === de ? (sufijoDe(dominio.nombre, endings) ?? []) : []));
  const renewed = usedBy('RENOVACION');
  const registered = usedBy('REGISTRO').filter((ending) => !renewed.includes(ending));
  return {
    REGISTRO: anunciosDeVenta(sufijos, registered),
    RENOVACION: anunciosDeVenta(sufijos, renewed),
  };
}
