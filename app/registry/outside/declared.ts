import { onceForSettings, settings } from '~/config.server';
import { readUpTo } from '~/read-up-to.server';

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
  /** Whether it says so at all: what a document leaves out is not there, and is not asked for. */
  isSaid: boolean;
  /** Whether a question may carry a field of this project's own. */
  field(question: Asked, name: string): boolean;
  /** Whether there is such an operation. */
  operation(question: Asked): boolean;
}

const UNSAID: Declared = { isSaid: false, field: () => false, operation: () => false };
const NOTHING: Declared = { ...UNSAID, isSaid: true };
const EVERYTHING: Declared = { isSaid: true, field: () => true, operation: () => true };

const childrenOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];
const child = (value: unknown, name: string): unknown => childrenOf(value).find(([key]) => key === name)?.[1];

/** Every property that a schema names, however deep. */
const properties = (schema: unknown): string[] => [
  ...childrenOf(child(schema, 'properties')).map(([name]) => name),
  ...childrenOf(schema).flatMap(([, deeper]) => properties(deeper)),
];

/** Parameters may be called otherwise there. */
const shape = (path: string): string => path.replace(/\{\w+\}/g, '{}');

/** Reads an OpenAPI document: what it declares of each operation. */
function readDocument(document: unknown): Declared {
  const paths = new Map(childrenOf(child(document, 'paths')).map(([path, item]) => [shape(path), item]));
  const found = ({ method = 'GET', path }: Asked) => child(paths.get(shape(path)), method.toLowerCase());
  return {
    isSaid: true,
    operation: (question) => found(question) !== undefined,
    field: (question, name) => properties(child(found(question), 'requestBody')).includes(name),
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

const kept = onceForSettings(() => ({ until: 0, asked: Promise.resolve(UNSAID) }));

/** What the edge of the settings declares: its own document, asked for once, unless a setting decides. */
export function declared(): Promise<Declared> {
  const { REGISTRY_API_URL = '', REGISTRY_API_OWN } = settings();
  if (REGISTRY_API_OWN !== undefined) return Promise.resolve(REGISTRY_API_OWN ? EVERYTHING : NOTHING);
  const memory = kept();
  if (performance.now() < memory.until) return memory.asked;
  memory.until = performance.now() + AGAIN_MS;
  memory.asked = askDocument(REGISTRY_API_URL)
    .catch(() => null)
    .then((found) => {
      if (found) memory.until = Number.POSITIVE_INFINITY;
      return found ?? UNSAID;
    });
  return memory.asked;
}
