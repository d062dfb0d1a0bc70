import * as address from '~/addresses';

/**
 * What is known of a form whose answer did not come: the connection is gone, so nothing; it is not there, so it can be
 * sent again; or the registry cannot say.
 */
export type Lost = 'sin-conexion' | 'no-hecha' | 'desconocida';

/** Tells the form that waits for an answer that there is none. */
export class AnswerLost extends Event {
  static readonly type = 'answer-lost';
  constructor(readonly lost: Lost) {
    super(AnswerLost.type);
  }
}

/** A page that could not be asked for. */
export class NoConnection extends Error {
  override name = 'NoConnection';
}

type Ask = () => Promise<Response>;

/** How often, and how long apart, it is looked for: what was asked may still be under way. */
const LOOKS_MS = [0, 1000, 3000];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What a proxy answers for a portal that it does not reach; the portal's own answers say that they are. */
const isOfProxy = ({ status, headers }: Response): boolean =>
  (status === 502 || status === 504) && !headers.has('X-Remix-Response');

const END_OF_LINE = '\n'.charCodeAt(0);

/**
 * The answer once its first line is here, so that one that breaks off before it is lost too. That line says all that a form is
 * answered (turbo-stream writes one line per value that comes later); on a slow line the end of the body comes after it.
 */
async function withFirstLine(response: Response): Promise<Response> {
  if (isOfProxy(response)) throw new TypeError('no answer');
  if (!response.body) return response;
  const { status, statusText, headers } = response;
  const [looked, body] = response.body.tee();
  const reader = looked.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read())
    if (read.value.includes(END_OF_LINE)) break;
  void reader.cancel();
  return new Response(body, { status, statusText, headers });
}

/** Whether the registry has done what a form of this key asked for. */
async function lookFor(key: string | undefined, ask: typeof fetch): Promise<Lost | 'hecha'> {
  if (!key) return navigator.onLine ? 'desconocida' : 'sin-conexion';
  let found: Lost | 'hecha' = 'sin-conexion';
  for (const ms of LOOKS_MS) {
    await pause(ms);
    const answer = await ask(address.operacion(key)).catch(() => undefined);
    const said: unknown = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
    found = answer ? stateIn(said) : 'sin-conexion';
    if (found === 'hecha' || found === 'desconocida') return found;
  }
  return found;
}

const stateIn = (said: unknown): Lost | 'hecha' => {
  const hecha = typeof said === 'object' && said !== null && 'hecha' in said ? said.hecha : null;
  if (typeof hecha !== 'boolean') return 'desconocida';
  return hecha ? 'hecha' : 'no-hecha';
};

/** When the connection is there again; or the person went on to something else. */
const connected = (signal: AbortSignal | null | undefined) =>
  new Promise<void>((resolve) => {
    addEventListener('online', () => resolve(), { once: true, signal: signal ?? undefined });
  });

const stopped = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/**
 * Looks for what was asked. What is there is asked for once more, by its key: the registry answers what it answered then,
 * and the page goes on as if nothing had happened. What is not is told, and its form stays as it is.
 */
async function foundOrTold(
  key: string | undefined,
  again: Ask,
  ask: typeof fetch,
  signal: RequestInit['signal'],
) {
  for (;;) {
    const found = await lookFor(key, ask);
    if (signal?.aborted) return stopped(signal);
    const answer = found === 'hecha' ? await again().catch(() => undefined) : undefined;
    if (answer) return answer;
    const lost = found === 'hecha' ? 'sin-conexion' : found;
    dispatchEvent(new AnswerLost(lost));
    await (lost === 'sin-conexion' && key
      ? Promise.race([connected(signal), stopped(signal)])
      : stopped(signal));
  }
}

const keyIn = (body: RequestInit['body']): string | undefined => {
  if (!(body instanceof URLSearchParams || body instanceof FormData)) return undefined;
  const key = body.get('operacion');
  return typeof key === 'string' && key !== '' ? key : undefined;
};

/**
 * `fetch`, as the pages' scripts ask with it: a page that cannot be reached says that there is no connection, and a form
 * whose answer is lost is looked for by its operation key instead of being told as a failure.
 */
export const withLostAnswers =
  (ask: typeof fetch): typeof fetch =>
  async (input, init) => {
    const isPage = new URL(input instanceof Request ? input.url : input, location.href).pathname.endsWith(
      '.data',
    );
    if (!isPage) return ask(input, init);
    const changes = (init?.method ?? 'GET') !== 'GET';
    const asked: Ask = async () => {
      const response = await ask(input, init);
      return changes ? withFirstLine(response) : response;
    };
    try {
      return await asked();
    } catch (error) {
      if (init?.signal?.aborted || !(error instanceof TypeError)) throw error;
      if (!changes) throw new NoConnection();
      return foundOrTold(keyIn(init?.body), asked, ask, init?.signal);
    }
  };
