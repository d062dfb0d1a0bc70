import { describe, expect, it } from 'vitest';
import { Lag } from '~/database/replica/lag';

/** A server that writes a place at each moment, up to the last one said. */
function written(upTo: number, step = 250): Lag {
  const lag = new Lag();
  for (let at = step; at <= upTo; at += step) lag.wrote(at, at);
  return lag;
}

describe('how far behind a replica is', () => {
  it('is nothing where it has all that was written, however long ago that was', () => {
    const lag = written(1000);
    lag.has(1000);
    expect(lag.at(60_000)).toBe(0);
    lag.wrote(1000, 60_000); // nobody wrote meanwhile
    expect(lag.at(61_000)).toBe(0);
  });

  it('is told since the first thing was written that it does not have', () => {
    const lag = written(1000);
    lag.has(500);
    expect(lag.at(1000)).toBe(250);
    expect(lag.at(9000)).toBe(8250);
  });

  it('is as true after hours of silence, and it is not caught up by what it had before', () => {
    const lag = written(3_600_000);
    expect(lag.at(3_600_000)).toBe(3_600_000 - 250);
    lag.has(3_599_000);
    expect(lag.at(3_600_000)).toBeGreaterThan(0);
    lag.has(3_600_000);
    expect(lag.at(3_600_000)).toBe(0);
  });
});
