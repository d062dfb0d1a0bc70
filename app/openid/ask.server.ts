import { readUpTo } from '~/read-up-to.server';

const TIMEOUT_MS = 1500;
/** No answer of a provider to a machine is longer; what is more is read by nobody. */
const MOST_BYTES = 256 * 1024;

/** Asks a provider, and answers what it said whole: in time, and no more of it than can make sense. */
export async function askProvider(
  address: string,
  init: RequestInit = {},
): Promise<{ status: number; text: string }> {
  const headers = new Headers(init.headers);
  headers.set('Accept', 'application/json');
  const response = await fetch(address, { ...init, headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
  const text = Buffer.from(await readUpTo(response, MOST_BYTES)).toString('utf8');
  return { status: response.status, text };
}
