import type { Inputs } from '../contract';
import type { Edge } from './edge';
import { filtered } from './lista-de-dominios';

/** The largest page that a list has (spec 9). */
const PAGINA = 50;

type Recorrido = Inputs['administracion']['recorrerDominios'];

/** A part of a list of an edge that only knows pages: `despuesDe` is how many come before. */
export async function pagina(edge: Edge, { despuesDe, cantResultados: _, ...filtro }: Recorrido) {
  const primerResultado = Number(despuesDe ?? 0) || 0;
  const found = await filtered(edge, filtro, { primerResultado, cantResultados: PAGINA });
  const next = primerResultado + found.wrappers.length;
  return {
    dominioWrapperDTOList: found.wrappers,
    siguiente: found.wrappers.length > 0 && next < found.total ? String(next) : null,
  };
}

/** Names that a filter finds, for an edge that takes names only. */
export async function nombresDe(edge: Edge, filtro: Recorrido): Promise<string[]> {
  const nombres: string[] = [];
  let despuesDe: string | null = null;
  do {
    const part: Awaited<ReturnType<typeof pagina>> = await pagina(edge, { ...filtro, despuesDe });
    nombres.push(...part.dominioWrapperDTOList.map(({ dominio }) => dominio.dominioCore.nombre));
    despuesDe = part.siguiente;
  } while (despuesDe !== null);
  return nombres;
}
