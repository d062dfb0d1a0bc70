import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';
import type { Temporal } from 'temporal-polyfill';

/** How long one sender may hold a mail: longer than the longest attempt, so no one else tries meanwhile. */
export const ARRIENDO = { minutes: 5 };

const PRIMERA_ESPERA = 60; // seconds
const ESPERA_MAXIMA = 6 * 60 * 60;
/** RFC 5321 section 4.5.4.1 asks for at least four or five days of trying. */
const DIAS_DE_INTENTOS = 5;

/** When to try again after the nth attempt failed: 1 minute, doubling, up to 6 hours. */
export function nextAttempt(now: Temporal.Instant, intentos: number): Temporal.Instant {
  const seconds = Math.min(PRIMERA_ESPERA * 2 ** Math.min(intentos - 1, 30), ESPERA_MAXIMA);
  return now.add({ seconds });
}

/** Whether a mail has been tried for so long that nobody is going to take it. */
export const givesUp = (now: Temporal.Instant, creado: Temporal.Instant): boolean =>
  now.since(creado).total('hours') >= DIAS_DE_INTENTOS * 24;

/** The Message-ID of an event: always the same, so a doubtful second delivery can be recognised as one. */
export const messageId = (clave: string, host: string): string =>
  `${createHash('sha256').update(clave).digest('hex').slice(0, 32)}@${host}`;

// One address and nothing else: no list, no display name, nothing that could start another header or command.
const DIRECCION = /^[A-Za-z0-9.+_-]{1,64}@([^\s@<>,;:"()[\]\\]+)$/u;

/** An address as SMTP takes it, its domain in A-labels (RFC 5890); null when it is not one address. */
export function mailAddress(text: string): string | null {
  const found = DIRECCION.exec(text.trim());
  const domain = found?.[1] ? domainToASCII(found[1]) : '';
  if (!found || !domain) return null;
  const address = `${text.trim().split('@')[0]}@${domain}`;
  return address.length <= 254 ? address : null;
}

/** A header's text on one line: control characters (CR and LF among them) become spaces. */
export const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim();
