/**
 * An amount as people write it, in centésimos: '1.389', '1389,5', '$ 610,00'. A point is of thousands, a comma of centésimos; what can be read in two
 * ways ('1.5') is not read. Undefined where it is none.
 */
export function leerImporte(escrito: string): number | undefined {
  const sinSigno = escrito.trim().replace(/^\$\s*/u, '');
  const [, enteros = '', centesimos = ''] = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/.exec(sinSigno) ?? [];
  const pesos = enteros.replaceAll('.', '');
  // as much as a column of whole numbers holds
  if (pesos === '' || pesos.length > 7) return undefined;
  return Number(pesos) * 100 + Number(centesimos.padEnd(2, '0'));
}

/** An amount as a field is filled in with it: '1389', '610,50'. */
export const importeEscrito = (centesimos: number): string => {
  const cents = centesimos % 100;
  const pesos = String((centesimos - cents) / 100);
  return cents === 0 ? pesos : `${pesos},${String(cents).padStart(2, '0')}`;
};
