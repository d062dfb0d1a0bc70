import { createHash } from 'node:crypto';
import { LONG_TEXT, withOneLineEnd } from '~/components/form/long-text';
import { BYTES_DE_ZONA } from '~/registry/contract/dns-limites';

/** A zone as it was pasted or chosen: the form with its text in the field, or what is wrong with it, by field. */
type ZoneRead = { form: FormData; isFresh: boolean } | { errors: Record<string, string> };

const TOO_LONG = `Es más largo que ${BYTES_DE_ZONA / 1_000_000} MB, y no se cambió nada. Impórtelo por partes: sin marcar «Reemplazar», cada una se agrega a lo que hay.`;
const NOT_UTF8 = 'El archivo no es un texto en UTF-8. Guárdelo como texto UTF-8, o pegue su contenido.';
const EMPTY = 'El archivo está vacío. Elija el archivo de zona, o pegue su contenido.';
const BOTH =
  'Pegó un texto y eligió un archivo, y se importa uno solo. Borre el texto y elija de nuevo el archivo, o siga con el texto.';

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? withOneLineEnd(value) : '';
};

const sealOf = (text: string): string => createHash('sha256').update(text.trim()).digest('base64url');

const isTooLong = (text: string): boolean => Buffer.byteLength(text) > BYTES_DE_ZONA;

/** Its text, or what is wrong with it. */
async function readFile(file: File): Promise<{ text: string } | { wrong: string }> {
  try {
    const text = withOneLineEnd(new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer()));
    if (text.trim() === '') return { wrong: EMPTY };
    return isTooLong(text) ? { wrong: TOO_LONG } : { text };
  } catch {
    return { wrong: NOT_UTF8 };
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
 * The zone of an import. A chosen file takes the place of what a file before it had put into the field (`leido` is the digest
 * of that), never of what a person typed. `isFresh` where the page has not shown its text yet.
 */
export async function readZone(form: FormData): Promise<ZoneRead> {
  const typed = textIn(form, LONG_TEXT);
  const file = form.get('archivo');
  if (!(file instanceof File) || file.name === '')
    return isTooLong(typed)
      ? { errors: { [LONG_TEXT]: TOO_LONG } }
      : { form: withText(form, typed, textIn(form, 'leido')), isFresh: false };
  const read = await readFile(file);
  if ('wrong' in read) return { errors: { archivo: read.wrong } };
  const [now, before] = [sealOf(read.text), sealOf(typed)];
  const isOwn = typed.trim() === '' || before === now || before === textIn(form, 'leido');
  if (!isOwn) return { errors: { archivo: BOTH } };
  return { form: withText(form, read.text, now), isFresh: before !== now };
}
