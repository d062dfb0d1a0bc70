/** Somebody who works at the registry, or did, as they are shown; where nobody is known, `siNadie`. */
export const llamado = (
  { nombre, login }: { nombre: string | null; login: string | null },
  siNadie = 'Mesa de ayuda',
): string => nombre ?? login ?? siNadie;
