import { now } from '~/clock.server';
import { settings } from '~/config.server';
import { readUpTo } from '~/read-up-to.server';
import { RegistryFailure } from '../failure';
import type { Who } from '../who';
import { declared } from './declared';
import type { Question } from './question';

/** No answer of section 7 is longer; more than this is read by nobody. */
const MOST_BYTES = 8 * 1024 * 1024;

/** What came back: JSON, or nothing where the body is empty. */
export interface Answer {
  status: number;
  body: unknown;
  /** Seconds after which it wants to be asked again, where it says so. */
  espera?: number;
}

/** It never left, so nothing can have been done with it. */
const UNSENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

const codeOf = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error && 'code' in error.cause
    ? error.cause.code
    : undefined;

/** A header takes Latin text only; a name that is more is sent percent-encoded. */
const header = (text = ''): string => (/^[\x21-\x7e]*$/.test(text) ? text : encodeURIComponent(text));

/** Every request carries a bearer token and, when signed in, OID and LOGIN (spec 6). */
function headersOf({ token, oid, login, direccion, visitante }: Who): Record<string, string> {
  const visitor = { accept: 'application/json', 'x-forwarded-for': direccion, 'x-visitante': visitante };
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

/** What the specification names, and of our own what the edge says it takes. */
async function bodyOf(question: Question): Promise<BodyInit | undefined> {
  const { body, own, form } = question;
  if (form) return form;
  if (!body && !own) return undefined;
  const takes = own ? await declared() : undefined;
  const extra = Object.entries(own ?? {}).filter(([name]) => takes?.field(question, name));
  return JSON.stringify({ ...body, ...Object.fromEntries(extra) });
}

/** Text that is no JSON: a page of a proxy, half an answer. */
export const NOT_JSON = Symbol('not JSON');

function parsed(bytes: Uint8Array): unknown {
  if (bytes.length === 0) return undefined;
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
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
  who: Who;
  changes: boolean;
}

async function exchange(question: Question, { base, who, changes }: Exchange) {
  const { method = 'GET' } = question;
  const body = await bodyOf(question);
  const json: Record<string, string> = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
  const { REGISTRY_API_READ_SECONDS: asking, REGISTRY_API_WRITE_SECONDS: changing } = settings();
  // Where nothing else is said, an error page comes within two seconds.
  const limit = (changes ? changing : asking) * 1000;
  try {
    const response = await fetch(addressOf(base, question), {
      method,
      body,
      headers: { ...headersOf(who), ...json },
      redirect: 'manual',
      signal: AbortSignal.timeout(limit),
    });
    return { response, bytes: await readUpTo(response, MOST_BYTES) };
  } catch (error) {
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
  return { status: response.status, body: parsed(bytes), espera };
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
