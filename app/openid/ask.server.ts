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
  return { status: response.status, text: await textOf(response) };
}

async function textOf({ body }: Response): Promise<string> {
  const reader = body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const chunk = await reader?.read();
    if (!chunk?.value) return Buffer.concat(chunks).toString('utf8');
    size += chunk.value.byteLength;
    if (size > MOST_BYTES) {
      await reader?.cancel();
      throw new Error('the answer of the provider is too long');
    }
    chunks.push(chunk.value);
  }
}
