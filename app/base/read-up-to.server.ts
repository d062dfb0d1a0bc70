/** Reads a body whole; who says more than makes sense is hung up on, and none of it is kept. */
export async function readUpTo(
  { body }: Pick<Response, 'body'>,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const chunk = await reader?.read();
    if (!chunk?.value) return new Uint8Array(Buffer.concat(chunks));
    size += chunk.value.byteLength;
    if (size > most) {
      await reader?.cancel();
      throw new Error('the answer is too long');
    }
    chunks.push(chunk.value);
  }
}
