import { ReadableStream, TransformStream, WritableStream } from 'node:stream/web';

/** Browsers have streams; jsdom has none, and a context of its own does not see those of Node. */
Object.assign(globalThis, { ReadableStream, TransformStream, WritableStream });
