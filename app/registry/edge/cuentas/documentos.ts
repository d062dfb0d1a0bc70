import type { TiposDocumentoTable } from '~/database/tables/referencia';

type Codigo = TiposDocumentoTable['codigo'];

const CEDULA = [2, 9, 8, 7, 6, 3, 4];
const RUT = [4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

const weighted = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0);

/** Uruguayan identity card: seven digits and a check digit; old ones have six. */
function isCedula(numero: string): boolean {
  if (!/^\d{7,8}$/.test(numero)) return false;
  const digits = numero.padStart(8, '0');
  return (10 - (weighted(digits, CEDULA) % 10)) % 10 === Number(digits[7]);
}

/** Uruguayan tax number (DGI): twelve digits, the last one modulo 11; a remainder of 1 is never given out. */
function isRut(numero: string): boolean {
  if (!/^\d{12}$/.test(numero)) return false;
  const check = (11 - (weighted(numero, RUT) % 11)) % 11;
  return check < 10 && check === Number(numero[11]);
}

const RULES: Record<Codigo, { isRight: (numero: string) => boolean; mensaje: string }> = {
  CEDULA: {
    isRight: isCedula,
    mensaje:
      'La cédula de identidad ingresada no es válida. Revise sus números y que incluya el dígito verificador.',
  },
  RUT: { isRight: isRut, mensaje: 'El RUT ingresado no es válido. Debe tener 12 dígitos.' },
  PASAPORTE: {
    isRight: (numero) => numero.length >= 5,
    mensaje: 'El número de pasaporte debe tener al menos 5 caracteres.',
  },
  OTRO: {
    isRight: (numero) => numero.length >= 4,
    mensaje: 'El número de documento debe tener al menos 4 caracteres.',
  },
};

/** What is wrong with a document number of this type, or null. */
export const faltaDeDocumento = (codigo: Codigo, numero: string): string | null =>
  RULES[codigo].isRight(numero) ? null : RULES[codigo].mensaje;
