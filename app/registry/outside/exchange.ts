import { now } from '~/base/clock.server';
import { settings } from '~/base/config.server';
import { livedSignal } from '~/base/lived-time';
import { readUpTo } from '~/base/read-up-to.server';
import { challenged } from '../assurance';
import type { Caller } from '../caller';
import { isSpecifiedPath } from '../contract/specified';
import type { Assurance } from '../domain/step-up';
import { RegistryFailure } from '../failure';
import { declared, isLikeOurs } from './declared';
import { readJson, writeJson } from './exact-json';
import type { Question } from './question';
import type { ShrinkingTimeout } from './shrinking-timeout';

/** No answer of section 7 is longer; more than this is read by nobody. */
const MOST_BYTES = 8 * 1024 * 1024;

/** What came back: JSON, or nothing where the body is empty. */
export interface Answer {
  status: number;
  body: unknown;
  /** Seconds after which it wants to be asked again, where it says so. */
  espera?: number;
  /** What it asks of the sign-in of who asks, where that was not enough (RFC 9470). */
  asks?: Assurance;
}

/** It never left, so nothing can have been done with it. */
const UNSENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

const codeOf = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error && 'code' in error.cause
    ? error.cause.code
    : undefined;

/** A header takes Latin text only; a name that is more is sent percent-encoded. */
const header = (text = ''): string => (/^[\x21-\x7e]*$/.test(text) ? text : encodeURIComponent(text));

/** Every request carries a bearer token and, when signed in, OID and LOGIN (spec 6); the session of a visitor goes to an edge like ours alone. */
async function headersOf({
  token,
  oid,
  login,
  direccion,
  visitante,
}: Caller): Promise<Record<string, string>> {
  const session: Record<string, string> = (await isLikeOurs()) ? { 'x-visitante': visitante } : {};
  const visitor = { accept: 'application/json', 'x-forwarded-for': direccion, ...session };
  if (token) return { ...visitor, authorization: `Bearer ${token}`, oid: header(oid), login: header(login) };
  const anonymous = settings().REGISTRY_API_TOKEN;
  return anonymous ? { ...visitor, authorization: `Bearer ${anonymous}` } : visitor;
}

function addressOf(base: string, { path, at = {}, query = {} }: Question): string {
  const named = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(at[name] ?? '')));
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return `${base.replace(/\/$/, '')}${named}${search && `?${search}`}`;
}

/** Section 7's answers that have dates with an hour, where an edge like ours tells it. */
const WITH_HOURS = /^\/transferencia-reg\/|\/obtener-historial-pagos-dominio$/;

/** Dates as ISO 8601 where the edge is one like ours, which writes them as section 9 does where nobody prefers another way. */
async function preferenceOf({ method = 'GET', path }: Question): Promise<Record<string, string>> {
  const isOurs = !isSpecifiedPath(method, path) || (WITH_HOURS.test(path) && (await isLikeOurs()));
  return isOurs ? { prefer: 'fechas=iso' } : {};
}

/** What the specification names, and of our own what the edge says it takes. */
async function bodyOf(question: Question): Promise<BodyInit | undefined> {
  const { body, own, form } = question;
  if (form) return form;
  if (!body && !own) return undefined;
  const takes = own ? await declared() : undefined;
  const extra = Object.entries(own ?? {}).filter(([name]) => takes?.field(question, name));
  return writeJson({ ...body, ...Object.fromEntries(extra) });
}

/** Text that is no JSON: a page of a proxy, half an answer. */
export const NOT_JSON = Symbol('not JSON');

/** In what the answer says it is written; JSON is UTF-8 where nothing is said (RFC 8259, 8.1). */
function decoderOf(contentType: string | null): TextDecoder {
  const [, charset = 'utf-8'] = /charset="?([\w-]+)/i.exec(contentType ?? '') ?? [];
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}

function parsed(bytes: Uint8Array, contentType: string | null): unknown {
  if (bytes.length === 0) return undefined;
  try {
    return readJson(decoderOf(contentType).decode(bytes));
  } catch {
    return NOT_JSON;
  }
}

/** What a failed exchange means: with a change under way and no certainty, nobody knows whether it was done. */
const failed = (error: unknown, changes: boolean): RegistryFailure =>
  changes && !UNSENT.has(String(codeOf(error)))
    ? new RegistryFailure('desconocido', 504, error)
    : new RegistryFailure('sinConexion', 503, error);

interface Exchange {
  base: string;
  who: Caller;
  changes: boolean;
  patience: ShrinkingTimeout;
}

/** A change is waited for by itself; whether it was done is looked for as if nothing had been asked before. */
function waitFor({ changes, patience }: Exchange): ReturnType<ShrinkingTimeout['begin']> {
  if (!changes) return patience.begin();
  patience.renew();
  return { ms: settings().REGISTRY_API_WRITE_SECONDS * 1000, wasSilent: () => {} };
}

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError';

async function exchange(question: Question, how: Exchange) {
  const { base, who, changes } = how;
  const { method = 'GET' } = question;
  const body = await bodyOf(question);
  const json: Record<string, string> = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
  const headers = { ...(await headersOf(who)), ...(await preferenceOf(question)), ...json };
  const { ms, wasSilent } = waitFor(how);
  try {
    const response = await fetch(addressOf(base, question), {
      method,
      body,
      headers,
      redirect: 'manual',
      signal: livedSignal(ms),
    });
    return { response, bytes: await readUpTo(response, MOST_BYTES) };
  } catch (error) {
    if (isTimeout(error)) wasSilent();
    throw failed(error, changes);
  }
}

/** Retry-After in either of its forms, seconds or a date (RFC 9110, 10.2.3). */
function secondsOf(retryAfter: string | null): number | undefined {
  if (retryAfter === null) return undefined;
  const given = Number(retryAfter);
  const seconds = Number.isNaN(given) ? (Date.parse(retryAfter) - now().epochMilliseconds) / 1000 : given;
  return seconds > 0 ? Math.ceil(seconds) : undefined;
}

/** Asks an edge, and answers what it said in time. */
export async function exchanged(question: Question, how: Exchange): Promise<Answer> {
  const { response, bytes } = await exchange(question, how);
  const espera = secondsOf(response.headers.get('Retry-After'));
  const body = parsed(bytes, response.headers.get('content-type'));
  const asks = challenged(response.headers.get('WWW-Authenticate'));
  return { status: response.status, body, espera, asks };
}

/** Asks an edge for a file. */
export async function fileOf(question: Question, how: Exchange): Promise<File> {
  const { response, bytes } = await exchange(question, how);
  if (!response.ok)
    throw RegistryFailure.ofStatus(
      response.status,
      undefined,
      secondsOf(response.headers.get('Retry-After')),
    );
  const type = response.headers.get('content-type') ?? 'application/octet-stream';
  return new File([bytes], 'archivo', { type });
}
