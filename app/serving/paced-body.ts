import type { AppLoadContext } from '@remix-run/node';
import { Reader } from '~/front-door/reader.server';

/** Under stock `remix-serve` nobody says how fast a reader is. */
const keepsUp = ({ lector }: AppLoadContext): Promise<boolean> =>
  lector instanceof Reader ? lector.keepsUp() : Promise.resolve(true);

async function* partsOf(file: File): AsyncGenerator<Uint8Array, void> {
  const reader = file.stream().getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
  } finally {
    await reader.cancel();
  }
}

/** A long answer: whoever reads slowly is waited for, who went away ends it, and memory holds one part. */
export const pacedBody = (
  context: AppLoadContext,
  parts: AsyncGenerator<Uint8Array, void>,
): ReadableStream<Uint8Array> =>
  new ReadableStream({
    async pull(controller) {
      const { done, value } = (await keepsUp(context)) ? await parts.next() : await parts.return();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await parts.return()),
  });

/** A file, read as fast as it is taken. */
export const pacedFile = (context: AppLoadContext, file: File): ReadableStream<Uint8Array> =>
  pacedBody(context, partsOf(file));
