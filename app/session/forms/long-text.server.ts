import { LONG_TEXT, withOneLineEnd } from '~/components/form/long-text';
import { BYTES_DE_ZONA } from '~/registry/contract/dns-limites';
import type { DraftFields, SessionValues } from '../values';
import { isTooLong } from './form-body.server';

/** What keeping a long text needs of a session. */
export interface RemembersLongText {
  readonly lastOid: string | null;
  read(key: typeof LONG_TEXT): Promise<SessionValues[typeof LONG_TEXT] | undefined>;
  write(key: typeof LONG_TEXT, value: SessionValues[typeof LONG_TEXT], owner?: string): Promise<void>;
  remove(key: typeof LONG_TEXT): Promise<void>;
}

/**
 * Keeps the long text of a draft: one a session, so that a disk is not filled by sending many, and only of who signed in.
 * Answers the other fields, and whether it was kept; a text that is not longer than that of any form is one of them.
 */
export async function keepLongText(
  session: RemembersLongText,
  borrador: string,
  fields: DraftFields,
): Promise<{ others: DraftFields; largo: boolean }> {
  const { [LONG_TEXT]: given, ...others } = fields;
  if (typeof given !== 'string' || !isTooLong(given) || session.lastOid === null)
    return { others: fields, largo: false };
  const texto = withOneLineEnd(given);
  if (Buffer.byteLength(texto) > BYTES_DE_ZONA) return { others: fields, largo: false };
  await session.write(LONG_TEXT, { borrador, texto }, session.lastOid);
  return { others, largo: true };
}

/** The long text of a draft, unless that of a later one took its place. */
export async function longTextOf(session: RemembersLongText, borrador: string): Promise<string | undefined> {
  const kept = await session.read(LONG_TEXT);
  return kept?.borrador === borrador ? kept.texto : undefined;
}

/** Forgets the long text of a draft. */
export async function dropLongText(session: RemembersLongText, borrador: string): Promise<void> {
  if ((await longTextOf(session, borrador)) !== undefined) await session.remove(LONG_TEXT);
}
