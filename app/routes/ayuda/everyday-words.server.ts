/** Words that tell nothing of what is asked. */
const SMALL = new Set(
  'a al ante como con cual cuales cuando cuanta cuantas cuanto cuantos de del desde donde el ella en entre era es esa ese eso esta este esto fue ha hace hacer hacia hago hasta hay la las le les lo los mas me mi mis muy necesito nos o para pero por porque puede puedo que quien quiero se ser si sin sobre son soy su sus te tengo tiene todo tu un una unas uno unos y ya yo'.split(
    ' ',
  ),
);

/** What people call something, and the beginnings of the words that the help and what the desk writes have for it. */
const MEANT: readonly (readonly [called: string, said: readonly string[]])[] = [
  ['sale salen vale valen cuesta cuestan costo valor tarifa precio', ['cuesta', 'costo', 'precio']],
  ['tarjeta credito visa mastercard efectivo abitab redpagos mercadopago', ['tarjeta', 'se paga']],
  ['pago paga pagar abonar abono', ['pago', 'paga']],
  ['clave password', ['clave', 'contraseña']],
  ['mail email casilla', ['correo']],
  ['pagina web', ['pagina', 'sitio', 'web']],
  ['boleta recibo', ['factura', 'comprobante']],
  ['dueño dueña propietario', ['titular']],
  ['olvide perdi', ['olvid', 'perd']],
  ['entrar ingresar', ['iniciar sesion', 'inicio de sesion']],
  ['vender', ['vend', 'venta', 'otro titular']],
  ['borrar baja', ['elimin', 'liber', 'baja']],
];

/** Without capitals and accents, so that 'termino' finds 'Término'. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const wordsOf = (text: string): readonly string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** A text to look in: its words, one space before each. */
export const searchable = (text: string): string =>
  wordsOf(text)
    .map((word) => ` ${word}`)
    .join('');

const meant = new Map(
  MEANT.flatMap(([called, said]) => called.split(' ').map((each) => [plain(each), said.map(plain)] as const)),
);

/** The beginning of a word, by which 'renovar' also finds 'renovación'. */
const stem = (word: string): string => (word.length > 5 ? word.slice(0, Math.max(5, word.length - 3)) : word);

/** A word that was looked for: a text has it where words of it begin like any of these. */
export interface Sought {
  any: readonly string[];
  /** By other words than the one typed. */
  meant: boolean;
}

export const has = (text: string, { any }: Sought): boolean => any.some((each) => text.includes(` ${each}`));

/** How many words of a text begin like one of these. */
export const timesIn = (text: string, { any }: Sought): number =>
  any.reduce((sum, each) => sum + text.split(` ${each}`).length - 1, 0);

/** What is looked for, without the small words where others are left; no more words than anybody types. */
export function soughtIn(typed: string): Sought[] {
  const words = [...new Set(wordsOf(typed))].slice(0, 20);
  const telling = words.filter((word) => word.length > 1 && !SMALL.has(word));
  return (telling.length > 0 ? telling : words).map((word) => {
    const said = meant.get(word) ?? meant.get(word.replace(/s$/, ''));
    return said ? { any: said, meant: true } : { any: [stem(word)], meant: false };
  });
}
