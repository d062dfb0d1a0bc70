import { createHash } from 'node:crypto';
import { parse } from '@conform-to/dom';
import { now, secondsBefore, stamp } from '~/base/clock.server';
import { LONG_TEXT } from '~/components/form/long-text';
import type { Draft, DraftFields, SessionValues, ShownDraft } from '../values';
import { isTooLong } from './form-body.server';
import { dropLongText, keepLongText, longTextOf, type RemembersLongText } from './long-text.server';

const MAX_BYTES = 128 * 1024;
const KEPT_SECONDS = 12 * 60 * 60;
/** Long enough to reload the page it came back on, short enough not to fill in a later visit. */
const SHOWN_SECONDS = 10 * 60;
const NOT_KEPT = new Set(['csrf', 'intencion', 'operacion', 'captcha', 'captchaToken', 'altcha']);
const SECRET = /clave|password|contrase/i;

type DraftKey = `borrador:${string}`;

/** What a draft needs of a session. */
interface Remembers extends RemembersLongText {
  read<K extends DraftKey | typeof LONG_TEXT>(key: K): Promise<SessionValues[K] | undefined>;
  write<K extends DraftKey | typeof LONG_TEXT>(
    key: K,
    value: SessionValues[K],
    owner?: string,
  ): Promise<void>;
  remove(key: DraftKey | typeof LONG_TEXT): Promise<void>;
}

/** Of one length: an address is as long as anybody likes, and an index of PostgreSQL takes no more than 2704 bytes. */
const keyOf = (path: string): DraftKey => {
  const url = new URL(path, 'http://portal.invalid');
  url.searchParams.delete('_routes');
  url.searchParams.delete('index');
  return `borrador:${createHash('sha256').update(`${url.pathname}?${url.searchParams}`).digest('base64url')}`;
};

/** The typed fields of a form: no files, no secrets, nothing that only holds for one sending. */
function fieldsOf(form: FormData): DraftFields {
  const fields: DraftFields = {};
  for (const name of new Set(form.keys())) {
    if (NOT_KEPT.has(name) || SECRET.test(name)) continue;
    const texts = form.getAll(name).filter((value) => typeof value === 'string');
    const [only] = texts;
    if (only !== undefined) fields[name] = texts.length === 1 ? only : texts;
  }
  return fields;
}

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** The fields with a chosen file: files are not kept, and an empty file field sends one without a name. */
const filesOf = (form: FormData): string[] =>
  [...new Set(form.keys())].filter((name) =>
    form.getAll(name).some((value) => typeof value !== 'string' && value.name !== ''),
  );

/** As many fields as there is room for, the shortest first: one text that is too long takes no other with it. */
function fitting(campos: DraftFields): Pick<Draft, 'campos'> & { omitidos: string[] } {
  let room = MAX_BYTES;
  const kept: DraftFields = {};
  const omitidos: string[] = [];
  for (const [name, value] of Object.entries(campos).sort(([, a], [, b]) => bytesOf(a) - bytesOf(b))) {
    room -= bytesOf(value);
    if (room >= 0 && ![value].flat().some(isTooLong)) kept[name] = value;
    else omitidos.push(name);
  }
  return { campos: kept, omitidos };
}

/**
 * Keeps what was typed in a form that could not be attended, so that coming back shows it filled. Of a session that
 * has ended it is kept for the person who was signed in, and for nobody else.
 */
export async function keepDraft(session: Remembers, path: string, form: FormData): Promise<void> {
  const key = keyOf(path);
  const { others, largo } = await keepLongText(session, key, fieldsOf(form));
  const { campos, omitidos } = fitting(others);
  const archivos = filesOf(form);
  if (Object.keys(campos).length + omitidos.length + archivos.length === 0 && !largo) return;
  const owner = session.lastOid ?? '';
  await session.write(key, { campos, omitidos, archivos, largo, guardado: stamp(now()) }, owner);
}

/** The draft of a page, to be shown in its form; afterwards it is kept only for a reload. */
export async function takeDraft(session: Remembers, path: string): Promise<ShownDraft | null> {
  const key = keyOf(path);
  const draft = await session.read(key);
  if (!draft) return null;
  if (isOver(draft)) {
    await dropDraft(session, path);
    return null;
  }
  if (!draft.mostrado) await session.write(key, { ...draft, mostrado: stamp(now()) });
  return whole(session, key, draft);
}

/** The fields as conform reads them from a form: rows as lists. */
function asParsed(campos: DraftFields): ShownDraft['campos'] {
  const form = new FormData();
  for (const [name, value] of Object.entries(campos))
    for (const text of [value].flat()) form.append(name, text);
  return parse(form, { resolve: () => ({ value: null }) }).reply().initialValue ?? {};
}

/** A draft with the long text that is kept apart from it. */
async function whole(
  session: Remembers,
  key: DraftKey,
  { campos, omitidos = [], archivos = [], largo }: Draft,
): Promise<ShownDraft> {
  if (!largo) return { campos: asParsed(campos), omitidos, archivos };
  const text = await longTextOf(session, key);
  if (text === undefined) return { campos: asParsed(campos), omitidos: [...omitidos, LONG_TEXT], archivos };
  return { campos: asParsed({ ...campos, [LONG_TEXT]: text }), omitidos, archivos };
}

const isOver = ({ guardado, mostrado }: Draft): boolean =>
  guardado <= secondsBefore(now(), KEPT_SECONDS) ||
  (mostrado !== undefined && mostrado <= secondsBefore(now(), SHOWN_SECONDS));

/** Forgets the draft of a page: its form arrived. */
export async function dropDraft(session: Remembers, path: string): Promise<void> {
  const key = keyOf(path);
  if ((await session.read(key))?.largo) await dropLongText(session, key);
  await session.remove(key);
}
