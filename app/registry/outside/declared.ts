import { setTimeout as wait } from 'node:timers/promises';
import { onceForSettings, settings } from '~/base/config.server';
import { readUpTo } from '~/base/read-up-to.server';

/** After a failure it is asked again, but not with every request. */
const AGAIN_MS = 60_000;

/** A document of all operations is shorter than this; ours has a tenth of it. */
const MOST_BYTES = 4 * 1024 * 1024;

/** An operation by its method and path. */
interface Asked {
  method?: string;
  path: string;
}

/** What an edge says it takes beyond the specification. */
export interface Declared {
  /** Whether a question may carry a field of this project's own. */
  field(question: Asked, name: string): boolean;
  /** Whether there is such an operation. */
  operation(question: Asked): boolean;
}

/** Of an edge that says nothing of itself too: what is not declared is neither sent nor asked (decision 057). */
const NOTHING: Declared = { field: () => false, operation: () => false };
const EVERYTHING: Declared = { field: () => true, operation: () => true };

const childrenOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];
const child = (value: unknown, name: string): unknown => childrenOf(value).find(([key]) => key === name)?.[1];

/** What a `$ref` of a document stands for: a way through it (RFC 6901). */
const referred = (document: unknown, ref: unknown): unknown =>
  typeof ref === 'string' && ref.startsWith('#/')
    ? ref
        .slice(2)
        .split('/')
        .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
        .reduce(child, document)
    : undefined;

/** Every property that a schema names, however deep, and in what it refers to; each part is gone through once. */
function properties(document: unknown, schema: unknown, seen = new Set<unknown>()): string[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return [];
  seen.add(schema);
  return [
    ...childrenOf(child(schema, 'properties')).map(([name]) => name),
    ...properties(document, referred(document, child(schema, '$ref')), seen),
    ...childrenOf(schema).flatMap(([, deeper]) => properties(document, deeper, seen)),
  ];
}

/** Parameters may be called otherwise there. */
const shape = (path: string): string => path.replace(/\{\w+\}/g, '{}');

/** Reads an OpenAPI document: what it declares of each operation. */
function readDocument(document: unknown): Declared {
  const paths = new Map(childrenOf(child(document, 'paths')).map(([path, item]) => [shape(path), item]));
  const found = ({ method = 'GET', path }: Asked) => child(paths.get(shape(path)), method.toLowerCase());
  return {
    operation: (question) => found(question) !== undefined,
    field: (question, name) => properties(document, child(found(question), 'requestBody')).includes(name),
  };
}

async function askDocument(url: string): Promise<Declared | null> {
  const token = settings().REGISTRY_API_TOKEN;
  const response = await fetch(`${url.replace(/\/$/, '')}/openapi.json`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
    signal: AbortSignal.timeout(settings().REGISTRY_API_READ_SECONDS * 1000),
  });
  if (!response.ok) return null;
  const text = Buffer.from(await readUpTo(response, MOST_BYTES)).toString('utf8');
  return readDocument(JSON.parse(text));
}

interface Memory {
  until: number;
  said?: Promise<Declared>;
}

const kept = onceForSettings((): Memory => ({ until: 0 }));

async function ask(memory: Memory, url: string): Promise<Declared> {
  const found = await askDocument(url).catch(() => null);
  if (!found) return NOTHING;
  memory.until = Number.POSITIVE_INFINITY;
  memory.said = Promise.resolve(found);
  return found;
}

/**
 * What the edge of the settings declares: its own document, asked for once, unless a setting decides. One that said nothing is
 * asked again while pages go on without: they wait for the first answer alone.
 */
export function declared(): Promise<Declared> {
  const { REGISTRY_API_URL = '', REGISTRY_API_OWN } = settings();
  if (REGISTRY_API_OWN !== undefined) return Promise.resolve(REGISTRY_API_OWN ? EVERYTHING : NOTHING);
  const memory = kept();
  if (memory.said && performance.now() < memory.until) return memory.said;
  memory.until = performance.now() + AGAIN_MS;
  const asked = ask(memory, REGISTRY_API_URL);
  memory.said ??= asked;
  return memory.said;
}

/** Of the time that an answer is waited for: a question and what has to be known before it come within two seconds. */
const FOR_THE_DOCUMENT = 1 / 4;

/**
 * Whether the edge is one like ours, by what only ours has. A question in section 7's own words does not need to know: where the
 * document does not come soon it goes without what only ours understands.
 */
export async function isLikeOurs(): Promise<boolean> {
  const known = new AbortController();
  const soon = settings().REGISTRY_API_READ_SECONDS * 1000 * FOR_THE_DOCUMENT;
  const late = wait(soon, NOTHING, { signal: known.signal });
  const said = await Promise.race([declared(), late]).finally(() => known.abort());
  return said.operation({ path: '/mensajes/banners' });
}
