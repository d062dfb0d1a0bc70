import { createRequire } from 'node:module';

type Encode = (input: unknown, options?: object) => ReadableStream<Uint8Array>;

/** What Remix hands a page's data over to its scripts with, as it loaded it: it has no setting for pages without any. */
const library: { encode: Encode } = createRequire(import.meta.url)('turbo-stream');

/** A stream that is only made when its first part is asked for. */
function whenRead(make: () => ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  let made: ReadableStreamDefaultReader<Uint8Array> | undefined;
  const source: UnderlyingDefaultSource<Uint8Array> = {
    async pull(controller) {
      made ??= make().getReader();
      const { done, value } = await made.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => made?.cancel(reason),
  };
  return new ReadableStream(source, { highWaterMark: 0 });
}

/**
 * Has Remix encode what its loaders answered once somebody reads it, and not for every page: of those that ship no scripts
 * nobody does (decision 123).
 */
export function encodeWhenRead(): void {
  const { encode } = library;
  library.encode = (input, options) => whenRead(() => encode(input, options));
}
