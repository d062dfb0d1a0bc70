import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Request } from 'express';

/** In the order of what is sent where a browser takes both. */
const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

export const isEncoding = (value: unknown): value is Encoding => ENCODINGS.some((each) => each === value);

/** How whoever asks takes an answer compressed, if we write it so. */
export const encodingFor = (request: Request): Encoding | undefined =>
  ENCODINGS.find((each) => request.acceptsEncodings(each));

const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** A page made for one answer, compressed in one go: a part at a time, as `compression` does it, costs twice that. */
export const compressed = (page: string, encoding: Encoding): Buffer =>
  encoding === 'br' ? brotliCompressSync(page, QUICK) : gzipSync(page);
