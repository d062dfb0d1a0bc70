import { setTimeout as wait } from 'node:timers/promises';
import type { Measured } from './process';
import { ask, type Sample } from './samples';

const HALF = 0.5;
/** One pause of a collector, here or there, must not be one of a hundred: quick pages are asked for some seconds. */
const AT_LEAST = 500;
const AT_LEAST_MS = 5000;

const at = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

/**
 * How long answers take while requests come at half of what one processor can do, whether or not those before are
 * answered. The load is made by this process on the same machine: what counts is the tail, how far p99 is from p50, beside
 * that of stock in the same run.
 */
export async function latencies(
  server: Measured,
  sample: Sample,
  cpuMs: number,
): Promise<{ p50: number; p99: number; tail: number }> {
  const every = Math.max(cpuMs, 1) / HALF;
  const length = Math.max(AT_LEAST, Math.ceil(AT_LEAST_MS / every));
  const begin = performance.now();
  const took = await Promise.all(
    Array.from({ length }, async (_, turn) => {
      await wait(Math.max(0, begin + turn * every - performance.now()));
      const asked = performance.now();
      await ask(server.url, sample);
      return performance.now() - asked;
    }),
  );
  const sorted = took.sort((a, b) => a - b);
  const [p50, p99] = [at(sorted, 0.5), at(sorted, 0.99)];
  return { p50, p99, tail: p99 / p50 };
}

/**
 * Memory of a server before and after many requests for all of the samples, and after as many again, in MB; the first ones
 * warm it up. What a collector has not been asked for yet is in use too: what counts is whether it goes on growing.
 */
export async function memory(
  server: Measured,
  samples: readonly Sample[],
  requests: number,
): Promise<{ before: number; after: number; later: number }> {
  const some = async (count: number) => {
    for (let done = 0; done < count; done += samples.length)
      await Promise.all(samples.map((sample) => ask(server.url, sample)));
  };
  await some(Math.ceil(requests / 10));
  const before = server.memoryMb;
  await some(requests);
  const after = server.memoryMb;
  await some(requests);
  return { before, after, later: server.memoryMb };
}
