import type { SignedContext } from '~/session/guard.server';
import type { Registry } from '~/session/request/request-context.server';
import { pageAsked, pageShown } from '../mensajes/list-page';

/** The year of an address, where it is one. */
export function yearIn(query: URLSearchParams): number | undefined {
  const text = query.get('anio') ?? '';
  return /^(20|21)\d{2}$/.test(text) ? Number(text) : undefined;
}

const partOf = ({ paginaActual, cantXPagina }: ReturnType<typeof pageAsked>) => ({
  desde: (paginaActual - 1) * cantXPagina,
  cantidad: cantXPagina,
});

/** A page of the person's purchases and charges; the last one where the page asked for does not exist. */
export async function loadPurchases({ registry }: SignedContext, query: URLSearchParams) {
  const anio = yearIn(query);
  const asked = pageAsked(query);
  const first = await registry.carrito.compras({ anio, ...partOf(asked) });
  const shown = pageShown(asked, { totalCount: first.total });
  const isThere = shown.page === asked.paginaActual;
  const { compras } = isThere
    ? first
    : await registry.carrito.compras({ anio, ...partOf({ ...asked, paginaActual: shown.page }) });
  return { ...shown, compras, anio: anio ?? null, anios: first.anios };
}

/** All of them, a part at a time. */
export async function* everyPurchase(registry: Registry, anio: number | undefined) {
  const cantidad = 500;
  for (let desde = 0; ; desde += cantidad) {
    const { compras } = await registry.carrito.compras({ anio, desde, cantidad });
    yield* compras;
    if (compras.length < cantidad) return;
  }
}
