import type { Measured } from './process';
import { ask, type Sample } from './samples';

const ROUNDS = 3;
/** Until then the engine still compiles what is asked most: a dashboard falls to half of what its first twenty take. */
const WARM_UP = 1500;

const median = (numbers: number[]): number =>
  numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

async function spent([server, sample]: readonly [Measured, Sample], times: number): Promise<number> {
  const before = server.cpu;
  for (let at = 0; at < times; at++) await ask(server.url, sample);
  return (server.cpu - before) / times;
}

/** Processor time a request of each, in milliseconds: they take turns, so that a noisy machine is noisy for all. */
export async function inTurns<Who extends string>(
  asked: readonly (readonly [Who, readonly [Measured, Sample]])[],
  perRound: number,
): Promise<Map<Who, number>> {
  const rounds = asked.map(([who, what]) => ({ who, what, times: [] as number[] }));
  for (const { what } of rounds) await spent(what, WARM_UP);
  for (let round = 0; round < ROUNDS; round++)
    for (const { what, times } of rounds) times.push(await spent(what, perRound));
  return new Map(rounds.map(({ who, times }) => [who, median(times)]));
}
