import { createHash } from 'node:crypto';
import { LONG_TEXT, withOneLineEnd } from '~/components/form/long-text';

/** A text as it was pasted or chosen: the form with it in the field, or what is wrong with it, by field. */
type TextRead = { form: FormData; isFresh: boolean } | { errors: Record<string, string> };

/** How long it may be, in bytes of UTF-8 with one for the end of a line, and what is said of one that cannot be read. */
export interface TextAsked {
  bytes: number;
  tooLong: string;
  notUtf8: string;
  empty: string;
  /** A text was typed, and a file was chosen besides. */
  both: string;
}

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? withOneLineEnd(value) : '';
};

const sealOf = (text: string): string => createHash('sha256').update(text.trim()).digest('base64url');

/** Its text, or what is wrong with it. */
async function readFile(file: File, asked: TextAsked): Promise<{ text: string } | { wrong: string }> {
  try {
    const text = withOneLineEnd(new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer()));
    if (text.trim() === '') return { wrong: asked.empty };
    return Buffer.byteLength(text) > asked.bytes ? { wrong: asked.tooLong } : { text };
  } catch {
    return { wrong: asked.notUtf8 };
  }
}

function withText(form: FormData, text: string, leido: string): FormData {
  const read = new FormData();
  for (const [name, value] of form) if (typeof value === 'string') read.append(name, value);
  read.set(LONG_TEXT, text);
  read.set('leido', leido);
  return read;
}

/**
 * The long text of a form that takes it pasted, or as a chosen file (`archivo`). A chosen file takes the place of what a file before it had put into
 * the field (`leido` is the digest of that), never of what a person typed. `isFresh` where the page has not shown its text yet.
 */
export async function readTextOrFile(form: FormData, asked: TextAsked): Promise<TextRead> {
  const typed = textIn(form, LONG_TEXT);
  const file = form.get('archivo');
  if (!(file instanceof File) || file.name === '')
    return Buffer.byteLength(typed) > asked.bytes
      ? { errors: { [LONG_TEXT]: asked.tooLong } }
      : { form: withText(form, typed, textIn(form, 'leido')), isFresh: false };
  const read = await readFile(file, asked);
  if ('wrong' in read) return { errors: { archivo: read.wrong } };
  const [now, before] = [sealOf(read.text), sealOf(typed)];
  const isOwn = typed.trim() === '' || before === now || before === textIn(form, 'leido');
  if (!isOwn) return { errors: { archivo: asked.both } };
  return { form: withText(form, read.text, now), isFresh: before !== now };
}
