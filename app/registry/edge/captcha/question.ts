import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Temporal } from 'temporal-polyfill';
import { randomId } from '~/base/config.server';
import { MINUTOS_PARA_RESPONDER } from './rules';

const NUMEROS = [
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince',
  'dieciséis diecisiete dieciocho diecinueve veinte',
].flatMap((words) => words.split(' '));
const DIAS = 'lunes martes miércoles jueves viernes sábado domingo'.split(' ');
const COLORES = 'rojo verde azul amarillo blanco negro'.split(' ');
const COSAS = 'mesa lluvia zapato río camino pan'.split(' ');

type Random = (from: number, to: number) => number;
type Pregunta = { texto: string; respuesta: string };

const pick = (words: readonly string[], random: Random): string => words[random(0, words.length)] ?? '';

const KINDS: readonly ((random: Random) => Pregunta)[] = [
  (random) => {
    const [one, other] = [random(1, 10), random(1, 10)];
    return { texto: `¿Cuánto es ${NUMEROS[one]} más ${NUMEROS[other]}?`, respuesta: String(one + other) };
  },
  (random) => {
    const [most, less] = [random(6, 13), random(1, 6)];
    return { texto: `¿Cuánto es ${NUMEROS[most]} menos ${NUMEROS[less]}?`, respuesta: String(most - less) };
  },
  (random) => {
    const day = random(0, DIAS.length);
    return {
      texto: `¿Qué día viene después del ${DIAS[day]}?`,
      respuesta: DIAS[(day + 1) % DIAS.length] ?? '',
    };
  },
  (random) => {
    const color = pick(COLORES, random);
    const words = [pick(COSAS.slice(0, 3), random), pick(COSAS.slice(3), random)];
    words.splice(random(0, 3), 0, color);
    return { texto: `¿Cuál de estas palabras es un color: ${words.join(', ')}?`, respuesta: color };
  },
];

/** A plain question anyone who reads Spanish can answer. */
export const nuevaPregunta = (random: Random = randomInt): Pregunta => {
  const kind = KINDS[random(0, KINDS.length)] ?? KINDS[0];
  return kind ? kind(random) : { texto: '', respuesta: '' };
};

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const NUMBER_WORDS = new Map(NUMEROS.map((word, number) => [plain(word), String(number)]));

/** An answer however it is written: 'Ocho', ' 8 ', 'el miércoles.' */
export function canonical(respuesta: string): string {
  const text = plain(respuesta.normalize('NFKC'))
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/^(el|la|es|son) /, '');
  return NUMBER_WORDS.get(text) ?? text;
}

const sign = (secret: string, nonce: string, expiry: string, respuesta: string): string =>
  createHmac('sha256', secret)
    .update(`${nonce}.${expiry}.${canonical(respuesta)}`)
    .digest('base64url');

/** The slip that goes with a question: it tells when it expires and, only to who has the secret, the right answer. */
export function fichaDe(respuesta: string, now: Temporal.Instant, secret: string): string {
  const nonce = randomId();
  const expiry = String(now.add({ minutes: MINUTOS_PARA_RESPONDER }).epochMilliseconds);
  return `${nonce}.${expiry}.${sign(secret, nonce, expiry, respuesta)}`;
}

/** What a slip says, before its signature is checked. */
export function readFicha(ficha: string): { nonce: string; expiry: string; signature: string } | undefined {
  const [, nonce, expiry, signature] = /^([\w-]{22})\.(\d{13})\.([\w-]{43})$/.exec(ficha) ?? [];
  return nonce && expiry && signature ? { nonce, expiry, signature } : undefined;
}

/** Whether an answer is the one signed in the slip. */
export function esRespuesta(ficha: string, respuesta: string, secret: string): boolean {
  const read = readFicha(ficha);
  if (!read) return false;
  const expected = Buffer.from(sign(secret, read.nonce, read.expiry, respuesta));
  return timingSafeEqual(expected, Buffer.from(read.signature));
}
