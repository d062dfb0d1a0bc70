import { createHmac } from 'node:crypto';
import { Temporal } from 'temporal-polyfill';
import { settings } from '~/base/config.server';
import { derivedSecret, sameText, secretsThatCount } from '~/base/secrets.server';

/** How long the registry's mail opens the files of a ticket. */
const DAYS = 30;

type File = { id: number; idArchivo: number };

const signatureBy = (secret: string, { id, idArchivo }: File, until: number): string =>
  createHmac('sha256', derivedSecret(secret, 'archivos-de-soporte'))
    .update(`${id}:${idArchivo}:${until}`)
    .digest('base64url');

/** A link to a file of a ticket for who reads the registry's mail: it needs no sign-in, and ends by itself. */
export function signedLink(file: File, now: Temporal.Instant): string {
  const { PUBLIC_URL, SESSION_SECRET } = settings();
  const until = now.add({ hours: DAYS * 24 }).epochMilliseconds;
  const firma = `${until}.${signatureBy(SESSION_SECRET, file, until)}`;
  return `${PUBLIC_URL}/api/ticket/${file.id}/soporte/${file.idArchivo}?${new URLSearchParams({ firma })}`;
}

/** Whether a link was made here for this very file, and is not over. */
export function isSigned(file: File, firma: string, now: Temporal.Instant): boolean {
  const [until = '', signature = ''] = firma.split('.');
  if (!/^\d{1,15}$/.test(until)) return false;
  const isOurs = (secret: string) => sameText(signature, signatureBy(secret, file, Number(until)));
  if (!secretsThatCount(settings()).some(isOurs)) return false;
  return Temporal.Instant.compare(now, Temporal.Instant.fromEpochMilliseconds(Number(until))) < 0;
}
