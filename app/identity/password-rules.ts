import { KNOWN_PASSWORDS } from './known-passwords';

/** Length is what makes a password hard to guess; nothing is asked of its letters (NIST SP 800-63B, 5.1.1.2). */
export const MIN_LENGTH = 10;
/** What scrypt is given at most. */
const MAX_LENGTH = 200;

const bare = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Without what is put around a word so that it passes: 'Peñarol2026!' is 'penarol'. */
const core = (text: string): string => bare(text).replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/** Written as it is said, so that 'p4ssw0rd' is the word it stands for. */
const spelled = (text: string): string => bare(text).replace(/[013457@$]/g, (sign) => LETTERS[sign] ?? sign);
const LETTERS: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' };

/** One sign again and again, or some signs again and again: 'aaaaaaaaaa', 'abcabcabcabc'. */
const isRepeated = (text: string): boolean => /^(.{1,4})\1+.{0,3}$/u.test(text);

/** Each sign the one after, or the one before, the last: '1234567890', 'jihgfedcba'. */
function isRow(text: string): boolean {
  const codes = [...text].map((sign) => sign.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, at) => code - (codes[at] ?? 0));
  return [1, -1].some((one) => steps.filter((step) => step === one).length >= steps.length - 1);
}

/** So little added to a known word makes no other one of it. */
const ADDED = 4;

function isKnown(password: string): boolean {
  if (KNOWN_PASSWORDS.has(core(password))) return true;
  const word = spelled(password);
  return [...KNOWN_PASSWORDS].some((known) => word.startsWith(known) && word.length <= known.length + ADDED);
}

/** Why a password is too easy to guess, in a sentence; undefined when it is not. `about` is what is known of its person. */
export function weaknessOf(password: string, about: readonly string[]): string | undefined {
  const length = [...password].length;
  if (length < MIN_LENGTH)
    return `La contraseña debe tener por lo menos ${MIN_LENGTH} caracteres. Varias palabras juntas sirven.`;
  if (length > MAX_LENGTH) return `La contraseña puede tener hasta ${MAX_LENGTH} caracteres.`;
  if (isKnown(password) || isRepeated(bare(password)) || isRow(bare(password)))
    return 'Esa contraseña es de las primeras que se prueban. Elija otra: varias palabras juntas sirven.';
  const own = about.map(core).filter((word) => word.length > 3);
  if (own.some((word) => core(password).includes(word) && core(password).length < word.length + 6))
    return 'La contraseña no puede ser su usuario, su nombre ni su correo con algo agregado. Elija otra.';
  return undefined;
}
