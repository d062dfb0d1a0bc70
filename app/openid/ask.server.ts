import { livedSignal } from '~/base/lived-time';
import { readUpTo } from '~/base/read-up-to.server';

/** How long a provider may take for an answer; a code or a refresh token can be used once, so that is waited for longer. */
const TIMEOUT_MS = { GET: 1500, POST: 3000 };
/** No answer of a provider to a machine is longer; what is more is read by nobody. */
const MOST_BYTES = 256 * 1024;

type Question = Omit<RequestInit, 'body'> & { body?: RequestInit['body'] | Uint8Array };

/** `fetch` for what a provider says to machines: in time, and no more of it than can make sense. */
export async function askProvider(address: string, { body, ...init }: Question): Promise<Response> {
  const timeout = livedSignal(init.method === 'POST' ? TIMEOUT_MS.POST : TIMEOUT_MS.GET);
  const sent = body instanceof Uint8Array ? new Uint8Array(body) : body;
  const response = await fetch(address, { ...init, ...(sent && { body: sent }), signal: timeout });
  const said = await readUpTo(response, MOST_BYTES);
  const { status, statusText, headers } = response;
  return new Response(said.length > 0 ? said : null, { status, statusText, headers });
}
