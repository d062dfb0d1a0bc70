import { bare, isGuessable } from './password-strength.server';

/** Length is what makes a password hard to guess; nothing is asked of its letters (NIST SP 800-63B, 5.1.1.2). */
export const MIN_LENGTH = 10;
/** What scrypt is given at most. */
const MAX_LENGTH = 200;

/** Without what is put around a word so that it passes: 'Peñarol2026!' is 'penarol'. */
const core = (text: string): string => bare(text).replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/** Each sign the one after, or the one before, the last: '1234567890', 'jihgfedcba'. */
function isRow(text: string): boolean {
  const codes = [...text].map((sign) => sign.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, at) => code - (codes[at] ?? 0));
  return [1, -1].some((one) => steps.filter((step) => step === one).length >= steps.length - 1);
}

/** Why a password cannot be one by its length alone; undefined where it can. */
export function lengthWrong(password: string): string | undefined {
  const length = [...password].length;
  if (length < MIN_LENGTH)
    return `La contraseña debe tener por lo menos ${MIN_LENGTH} caracteres. Sirven cuatro palabras que no suelan ir juntas.`;
  return length > MAX_LENGTH ? `La contraseña puede tener hasta ${MAX_LENGTH} caracteres.` : undefined;
}

/** Why a password is too easy to guess, in a sentence; undefined when it is not. `about` is what is known of its person. */
export async function weaknessOf(password: string, about: readonly string[]): Promise<string | undefined> {
  const wrong = lengthWrong(password);
  if (wrong) return wrong;
  const own = about.map(core).filter((word) => word.length > 3);
  if (own.some((word) => core(password).includes(word) && core(password).length < word.length + 6))
    return 'La contraseña no puede ser su usuario, su nombre ni su correo con algo agregado. Elija otra.';
  if (isRow(bare(password)) || (await isGuessable(password, own)))
    return 'Esa contraseña es de las primeras que se prueban. Elija otra: sirven cuatro palabras que no suelan ir juntas.';
  return undefined;
}
