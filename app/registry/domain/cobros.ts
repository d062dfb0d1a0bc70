/** The number by which somebody asks for what they were charged outside of a purchase. */
export const numeroDeCobro = (id: number): string => `C-${String(id).padStart(6, '0')}`;

const NUMERO = /^\s*c-?(\d{1,9})\s*$/i;

/** Which charge such a number is of, as somebody types it; undefined of anything else. */
export function leerNumeroDeCobro(escrito: string): number | undefined {
  const [, place] = NUMERO.exec(escrito) ?? [];
  return place === undefined ? undefined : Number(place);
}
