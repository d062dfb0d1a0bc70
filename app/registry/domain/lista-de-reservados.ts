import { count } from '~/format';

/** What a line of a list of kept names does, or did: what there was not is added, what there was is changed or is so already, and what cannot be kept is refused. */
export const RESULTADOS_DE_FILA = ['SE_AGREGA', 'CAMBIA', 'IGUAL', 'SE_RECHAZA'] as const;
export type ResultadoDeFila = (typeof RESULTADOS_DE_FILA)[number];

/** As many lines, and bytes of UTF-8, as are taken at once: each that changes is an entry of the desk's history, all in one transaction. */
export const FILAS_DE_LISTA = 1000;
export const BYTES_DE_LISTA = 500_000;

type Words = readonly [one: string, many: string];

/** Of what is still to be done, and of what was done. */
const PALABRAS: Record<ResultadoDeFila, { antes: Words; despues: Words }> = {
  SE_AGREGA: {
    antes: ['se agrega 1', 'se agregan #'],
    despues: ['se agregó 1', 'se agregaron #'],
  },
  CAMBIA: { antes: ['cambia 1', 'cambian #'], despues: ['cambió 1', 'cambiaron #'] },
  IGUAL: {
    antes: ['1 ya está igual', '# ya están igual'],
    despues: ['1 ya estaba igual', '# ya estaban igual'],
  },
  SE_RECHAZA: { antes: ['se rechaza 1', 'se rechazan #'], despues: ['se rechazó 1', 'se rechazaron #'] },
};

/** How many lines come to what, in a sentence: 'De 43 líneas, se agregan 3 y 40 ya están igual.' */
export function resumenDeLista(
  filas: readonly { resultado: ResultadoDeFila }[],
  cuando: 'antes' | 'despues',
): string {
  const parts = RESULTADOS_DE_FILA.flatMap((each) => {
    const found = filas.filter(({ resultado }) => resultado === each).length;
    const [one, many] = PALABRAS[each][cuando];
    return found === 0 ? [] : [found === 1 ? one : many.replace('#', String(found))];
  });
  const said = [parts.slice(0, -1).join(', '), parts.at(-1) ?? ''].filter(Boolean).join(' y ');
  return `De ${count(filas.length, 'línea', 'líneas')}, ${said}.`;
}
