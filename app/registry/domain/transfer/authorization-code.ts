import { randomBytes } from 'node:crypto';
import { Temporal } from 'temporal-polyfill';

/** The states of a code (spec 3); ACTIVE, EXPIRED and CANCELLED complete those of the specification. */
export type EstadoCodigo =
  | 'ACTIVE'
  | 'USED_FOR_REQUEST'
  | 'USED_FOR_APPROVAL'
  | 'USED_FOR_REJECTION'
  | 'EXPIRED'
  | 'CANCELLED';

/** Crockford's digits: none can be taken for another when read aloud or copied by hand. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = /.{4}/g;
/** 160 bits: even who sees the last four digits in the history has 140 left to guess (decision p asks for 128). */
const BYTES = 32;

/** A new code: eight groups of four digits. */
export function nuevoCodigo(): string {
  const digits = [...randomBytes(BYTES)].map((byte) => DIGITS[byte % DIGITS.length]).join('');
  return digits.match(GROUPS)?.join('-') ?? digits;
}

/** A code however it was typed or pasted: capitals and separators make no difference. */
export const cleanCodigo = (texto: string): string =>
  texto
    .normalize('NFKC')
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
    .toUpperCase();

/** How many digits of a code remain to be seen once it was used. */
const VISIBLES = 4;

/** The end of a code: what tells one from another in a history. */
export const finDe = (codigo: string): string => cleanCodigo(codigo).slice(-VISIBLES);

/** A code as a list shows it. */
export const enmascarado = (fin: string): string => `••••-${fin}`;

/** Wrong tries in a row after which no code is looked at for a while (decision p). */
const MAXIMO = 5;
const ESPERA = { minutes: 60 };

export interface Intentos {
  fallos: number;
  bloqueado_hasta: string | null;
}

const instant = (text: string): Temporal.Instant => Temporal.Instant.from(text);

/** Until when tries are refused; null while they are looked at. */
export function bloqueo(intentos: Intentos | undefined, now: Temporal.Instant): Temporal.Instant | null {
  const hasta = intentos?.bloqueado_hasta ? instant(intentos.bloqueado_hasta) : null;
  return hasta !== null && Temporal.Instant.compare(now, hasta) < 0 ? hasta : null;
}

/** What is remembered after one more wrong try; a lock that is over begins a new count. */
export function trasFallo(
  before: Intentos | undefined,
  now: Temporal.Instant,
): { fallos: number; bloqueadoHasta: Temporal.Instant | null } {
  const fallos = before && before.bloqueado_hasta === null ? before.fallos + 1 : 1;
  return { fallos, bloqueadoHasta: fallos >= MAXIMO ? now.add(ESPERA) : null };
}

/** How many tries are left before the lock. */
export const quedan = (fallos: number): number => Math.max(0, MAXIMO - fallos);
