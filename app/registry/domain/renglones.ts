import { diffArrays, diffWordsWithSpace } from 'diff';

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

/** Texts that have more differences than these are two texts: they are not compared line by line, which would take too long. */
const MAS_QUE_OTRO_TEXTO = 2000;

/** Where two texts differ, in their order, by the fewest lines that go and come; in one place where hardly anything is the same. */
export function cambiosEntre(antes: readonly string[], despues: readonly string[]): Cambio[] {
  const partes = diffArrays([...antes], [...despues], { maxEditLength: MAS_QUE_OTRO_TEXTO });
  if (!partes) return [{ antes: [...antes], despues: [...despues] }];
  const cambios: Cambio[] = [];
  let isSame = true;
  for (const { added, removed, value } of partes) {
    const lado = removed ? 'antes' : added ? 'despues' : undefined;
    if (lado && isSame) cambios.push({ antes: [], despues: [] });
    if (lado) cambios.at(-1)?.[lado].push(...value);
    isSame = !lado;
  }
  return cambios;
}

/** A part of a line, and whether the other text has it. */
export interface Trozo {
  texto: string;
  cambia: boolean;
}

/** The lines of a text, of its parts one after the other. */
function enRenglones(trozos: readonly Trozo[]): Trozo[][] {
  const renglones: Trozo[][] = [[]];
  for (const { texto, cambia } of trozos)
    for (const [at, renglon] of texto.split('\n').entries()) {
      if (at > 0) renglones.push([]);
      if (renglon !== '') renglones.at(-1)?.push({ texto: renglon, cambia });
    }
  return renglones.filter((renglon) => renglon.length > 0);
}

/** The same lines of two texts, with the words in which they differ. */
export function palabrasEntre(
  antes: readonly string[],
  despues: readonly string[],
): { antes: Trozo[][]; despues: Trozo[][] } {
  const partes = diffWordsWithSpace(antes.join('\n'), despues.join('\n'));
  const lado = (otro: 'added' | 'removed') =>
    enRenglones(
      partes
        .filter((parte) => !parte[otro])
        .map(({ value, added, removed }) => ({ texto: value, cambia: added || removed })),
    );
  return { antes: lado('added'), despues: lado('removed') };
}
