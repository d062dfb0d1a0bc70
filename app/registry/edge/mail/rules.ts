import { createHash } from 'node:crypto';
import { toALabels } from '../../domain/labels';

/** The Message-ID of an event: always the same, so a doubtful second delivery can be recognised as one. */
export const messageId = (clave: string, host: string): string =>
  `${createHash('sha256').update(clave).digest('hex').slice(0, 32)}@${host}`;

// One address and nothing else: no list, no display name, nothing that could start another header or command.
const DIRECCION = /^[A-Za-z0-9.+_-]{1,64}@([^\s@<>,;:"()[\]\\]+)$/u;

/** An address as SMTP takes it, its domain in A-labels (RFC 5890); null when it is not one address. */
export function mailAddress(text: string): string | null {
  const found = DIRECCION.exec(text.trim());
  const domain = found?.[1] ? toALabels(found[1]) : '';
  if (!found || !domain) return null;
  const address = `${text.trim().split('@')[0]}@${domain}`;
  return address.length <= 254 ? address : null;
}

/** Where an address of `mailAddress` is served. */
export const hostOf = (address: string): string => address.slice(address.indexOf('@') + 1).toLowerCase();

/** A header's text on one line: control characters (CR and LF among them) and line separators become spaces. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
