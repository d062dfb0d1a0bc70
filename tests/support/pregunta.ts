const NUMEROS = 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' ');
const DIAS = 'lunes martes miércoles jueves viernes sábado domingo'.split(' ');
const COLORES = 'rojo verde azul amarillo blanco negro'.split(' ');

/** What a person answers to the plain question of a captcha. */
export function answerTo(question: string): string {
  const words = question.replace(/[¿?:,]/g, '').split(' ');
  const [one = 0, other = 0] = words.map((word) => NUMEROS.indexOf(word)).filter((number) => number >= 0);
  if (words.includes('más')) return String(one + other);
  if (words.includes('menos')) return String(one - other);
  const day = DIAS.indexOf(words.at(-1) ?? '');
  return day >= 0
    ? (DIAS[(day + 1) % DIAS.length] ?? '')
    : (words.find((word) => COLORES.includes(word)) ?? '');
}
