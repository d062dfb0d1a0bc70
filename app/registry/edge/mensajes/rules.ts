/** Sizes a list of messages may have (spec 9). */
const TAMANOS = [5, 10, 25] as const;
const TAMANO_POR_DEFECTO = 10;

export interface Pagina {
  pagina: number;
  tamano: number;
  desde: number;
}

/** The page to show: one beyond the end gives the last, an unknown size the default. */
export function pageOf(total: number, pedida: number, cantidad: number): Pagina {
  const tamano = TAMANOS.find((size) => size === cantidad) ?? TAMANO_POR_DEFECTO;
  const last = Math.max(1, Math.ceil(total / tamano));
  const pagina = Math.min(Math.max(1, Math.trunc(pedida)), last);
  return { pagina, tamano, desde: (pagina - 1) * tamano };
}
