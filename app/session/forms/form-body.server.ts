import { INTENT } from '@conform-to/dom';
import {
  MaxFileSizeExceededError,
  MaxFilesExceededError,
  MaxHeaderSizeExceededError,
  parseFormData,
} from '@mjackson/form-data-parser';
import { LONG_TEXT } from '~/components/form/long-text';
import { brokenForm, tooLarge } from './refusals.server';

const MB = 1024 * 1024;
const PLAIN_BYTES = 2 * MB;
const MULTIPART_BYTES = 16 * MB;
const FILE_BYTES = 8 * MB;
const MAX_FILES = 12;
const MAX_FIELDS = 200;
const FIELD_BYTES = 64 * 1024;

const TOO_MUCH = [MaxFileSizeExceededError, MaxFilesExceededError, MaxHeaderSizeExceededError];

/**
 * Reads the body of a form within limits. Throws a 413 for what is too much, a 400 for what is no form, as responses
 * that the frame's error boundary shows.
 */
export async function formOf(request: Request): Promise<FormData> {
  const type = request.headers.get('Content-Type') ?? '';
  const multipart = /^multipart\/form-data\b/i.test(type);
  if (!multipart && !/^application\/x-www-form-urlencoded\b/i.test(type)) throw brokenForm();
  const bytes = await bodyOf(request, multipart ? MULTIPART_BYTES : PLAIN_BYTES);
  if (hasMore(bytes, multipart ? `--${boundaryOf(type)}` : '&', MAX_FIELDS + 1)) throw tooLarge();
  const form = multipart ? await multipartForm(request, bytes) : plainForm(bytes);
  checkFields(form);
  return form;
}

/** The body, never more of it than allowed, whatever Content-Length says. */
async function bodyOf(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('Content-Length') ?? 0) > limit) throw tooLarge();
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const chunk = await reader?.read().catch(() => {
      throw brokenForm();
    });
    if (!chunk?.value) return new Uint8Array(Buffer.concat(chunks));
    size += chunk.value.byteLength;
    if (size > limit) throw tooLarge();
    chunks.push(chunk.value);
  }
}

const boundaryOf = (type: string): string => {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(type) ?? [];
  const boundary = quoted ?? plain;
  if (!boundary) throw brokenForm();
  return boundary;
};

/** Whether there are more separators than fields may be: known before seconds are spent on telling them apart. */
function hasMore(bytes: Uint8Array<ArrayBuffer>, separator: string, most: number): boolean {
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let found = 0;
  for (let at = body.indexOf(separator); at >= 0; at = body.indexOf(separator, at + separator.length)) {
    found += 1;
    if (found > most) return true;
  }
  return false;
}

function plainForm(bytes: Uint8Array): FormData {
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(new TextDecoder().decode(bytes))) form.append(name, value);
  return form;
}

async function multipartForm(request: Request, body: Uint8Array<ArrayBuffer>): Promise<FormData> {
  const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' };
  const again = new Request(request.url, { method: 'POST', headers, body });
  try {
    return await parseFormData(again, { maxFiles: MAX_FILES, maxFileSize: FILE_BYTES }, (file) => file);
  } catch (error) {
    throw TOO_MUCH.some((kind) => error instanceof kind) ? tooLarge() : brokenForm();
  }
}

/**
 * Our fields have plain names, or those of a row: `servidor[12].nombre`. How many rows there may be is the form's to say
 * (`ScreenForm`), but never more than a hundred; two underscores begin what objects have of their own, and the
 * name under which conform's buttons send what they ask.
 */
const OURS = /^(?!__)(?:[^[\]]+|[A-Za-z]\w*\[(?:0|[1-9]\d?)\]\.[A-Za-z]\w*)$/;

function checkFields(form: FormData): void {
  const entries = [...form];
  if (entries.some(([name]) => name !== INTENT && !OURS.test(name))) throw brokenForm();
  if (entries.length > MAX_FIELDS) throw tooLarge();
}

export const isTooLong = (text: string): boolean => Buffer.byteLength(text) > FIELD_BYTES;

/** Whether somebody typed more into a field than it takes, but for the one whose screen says so itself: their page can say so, and show the others. */
export const hasTooLong = (form: FormData): boolean =>
  [...form].some(([name, value]) => name !== LONG_TEXT && typeof value === 'string' && isTooLong(value));
