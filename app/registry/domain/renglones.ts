/** A place where two texts differ: the lines of one, and those that stand there in the other. */
export interface Cambio {
  antes: string[];
  despues: string[];
}

const ABRE = /(<(?:ul|ol|dl|table|thead|tbody|tr|blockquote)\b[^>]*>)/g;
const CIERRA = /(<\/(?:p|h[2-4]|li|ul|ol|dl|dt|dd|table|caption|thead|tbody|tr|blockquote)>)/g;

/** HTML by its blocks, a line each: how it was broken into lines where it was typed is no difference. */
export const renglonesDe = (html: string): string[] =>
  html
    .replace(/\s+/g, ' ')
    .replace(ABRE, '\n$1\n')
    .replace(CIERRA, '$1\n')
    .split('\n')
    .map((renglon) => renglon.trim())
    .filter(Boolean);

/** How many lines two texts have in common from each place on: the table of the longest common subsequence. */
function enComun(antes: readonly string[], despues: readonly string[]): number[][] {
  const table = Array.from({ length: antes.length + 1 }, () => new Array<number>(despues.length + 1).fill(0));
  const at = (i: number, j: number): number => table[i]?.[j] ?? 0;
  for (let i = antes.length - 1; i >= 0; i--)
    for (let j = despues.length - 1; j >= 0; j--) {
      const row = table[i];
      if (row) row[j] = antes[i] === despues[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  return table;
}

/** Both texts from their beginning to their end: each line that stands in one of them, or in both. */
function* pasos(antes: readonly string[], despues: readonly string[]) {
  const table = enComun(antes, despues);
  let [i, j] = [0, 0];
  while (i < antes.length || j < despues.length) {
    const [uno, otro] = [antes[i], despues[j]];
    const isGone = otro === undefined || (table[i + 1]?.[j] ?? -1) >= (table[i]?.[j + 1] ?? 0);
    if (uno !== undefined && uno === otro) {
      yield { lado: 'ambos', renglon: uno } as const;
      i += 1;
      j += 1;
    } else if (uno !== undefined && isGone) {
      yield { lado: 'antes', renglon: uno } as const;
      i += 1;
    } else {
      yield { lado: 'despues', renglon: otro ?? '' } as const;
      j += 1;
    }
  }
}

/** Where two texts differ, in their order, by the fewest lines that go and come. */
export function cambiosEntre(antes: readonly string[], despues: readonly string[]): Cambio[] {
  const cambios: Cambio[] = [];
  let isSame = true;
  for (const { lado, renglon } of pasos(antes, despues)) {
    if (lado !== 'ambos') {
      if (isSame) cambios.push({ antes: [], despues: [] });
      cambios.at(-1)?.[lado].push(renglon);
    }
    isSame = lado === 'ambos';
  }
  return cambios;
}
