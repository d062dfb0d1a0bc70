import { z } from 'zod';
import { storedId } from '~/base/secrets.server';
import type { Caller } from '../../caller';
import { contract } from '../../contract';
import { operacion } from '../../contract/base';
import { sobreDe } from '../../envelope';
import { huellaDe, YA_ENVIADO } from '../../form-digest';
import { declared } from '../declared';
import type { Edge } from '../edge';
import { OtherForm } from './kept-outcome';
import { once } from './make-once';

/** A call of the contract, as far as its key is concerned. */
interface Call {
  path: readonly string[];
  input: unknown;
  procedure: {
    '~orpc': {
      route: { method?: string; path?: string };
      inputSchema?: unknown;
      outputSchema?: unknown;
    };
  };
  context: { edge: Edge };
  next: () => unknown;
}

interface OtherKey {
  key: (input: unknown) => unknown;
  /** What an edge that keeps this key itself declares. */
  keptBy: { method?: string; path: string };
  /** What has to be the same for a repeat. */
  asked: (input: unknown) => unknown;
}

const fieldOf = (input: unknown, name: string): unknown =>
  typeof input === 'object' && input !== null
    ? Object.entries(input).find(([key]) => key === name)?.[1]
    : undefined;

function keyIn(datos: unknown): unknown {
  try {
    return fieldOf(JSON.parse(String(datos)), 'operacion');
  } catch {
    return undefined;
  }
}

/** A sale is the key of its confirmation, whatever total was shown; a ticket has its key among its data. */
const OTHERS: Record<string, OtherKey> = {
  'carrito.finalizar': {
    key: (input) => fieldOf(input, 'uuid'),
    keptBy: { path: '/carrito/compras' },
    asked: (input) => fieldOf(input, 'uuid'),
  },
  'ticket.generar': {
    key: (input) => keyIn(fieldOf(input, 'datosTicket')),
    keptBy: { path: '/ticket' },
    asked: (input) => fieldOf(input, 'datosTicket'),
  },
};

/** The field `operacion` of some questions is another one: the key's is known by its schema. */
const carriesKey = (schema: unknown): boolean =>
  schema instanceof z.ZodObject && schema.shape.operacion === operacion;

const isKeyed = (name: string, { inputSchema }: Call['procedure']['~orpc']): boolean =>
  name in OTHERS || carriesKey(inputSchema);

/** Whether the edge declares that it keeps the keys of an operation itself. */
async function isKeptThere(name: string, { route }: Call['procedure']['~orpc']): Promise<boolean> {
  const { operation, field } = await declared();
  const other = OTHERS[name];
  if (other) return operation(other.keptBy);
  return field({ method: route.method, path: route.path ?? '' }, 'operacion');
}

async function keyOf({ path, input, procedure }: Call): Promise<unknown> {
  const name = path.join('.');
  const definition = procedure['~orpc'];
  if (!isKeyed(name, definition) || (await isKeptThere(name, definition))) return undefined;
  return OTHERS[name]?.key(input) ?? fieldOf(input, 'operacion');
}

/** How a key is kept: of its operation, its person and its form. */
const claveDe = (name: string, { oid, visitante }: Caller, key: string): string =>
  storedId(JSON.stringify([name, oid ?? visitante, key]));

const KEYED = Object.entries(contract).flatMap(([area, operations]) =>
  Object.entries(operations).flatMap(([name, { '~orpc': definition }]) =>
    isKeyed(`${area}.${name}`, definition) ? [{ name: `${area}.${name}`, definition }] : [],
  ),
);

/** The keys under which a form may have asked for something; and whether the edge keeps any of them itself. */
export async function clavesDe(who: Caller, key: string): Promise<{ claves: string[]; someThere: boolean }> {
  const kept = await Promise.all(
    KEYED.map(async ({ name, definition }) => ({ name, there: await isKeptThere(name, definition) })),
  );
  const here = kept.filter(({ there }) => !there);
  return {
    claves: here.map(({ name }) => claveDe(name, who, key)),
    someThere: here.length < kept.length,
  };
}

/**
 * Under which name a call is made once: of its operation, its person and the key of its form; and what it asks. Null where it
 * has no key, and where the edge declares that it keeps the key itself.
 */
async function nameOf(call: Call): Promise<{ clave: string; huella: string } | null> {
  const key = operacion.safeParse(await keyOf(call)).data;
  if (key === undefined) return null;
  const name = call.path.join('.');
  return {
    clave: claveDe(name, call.context.edge.who, key),
    huella: huellaDe(OTHERS[name]?.asked(call.input) ?? call.input),
  };
}

/** The refusal of a form that was sent before with other data, in the envelope of its operation. */
const alreadySent = ({ procedure }: Call): unknown =>
  sobreDe(procedure['~orpc'].outputSchema, {
    codigo: 'OPERACION_REPETIDA',
    message: YA_ENVIADO,
    mapErrores: {},
    otros: {},
  });

/** An interceptor: what carries a key is made once for it (decision 058). */
export async function onceByKey(call: Call): Promise<unknown> {
  const named = await nameOf(call);
  if (!named) return call.next();
  const { edge } = call.context;
  const work = (how: Edge['asks']) => {
    edge.asks = how;
    return Promise.resolve(call.next());
  };
  try {
    return await once({ ...named, work });
  } catch (error) {
    if (error instanceof OtherForm) return alreadySent(call);
    throw error;
  }
}
