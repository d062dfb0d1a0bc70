import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startSchedule } from '~/registry/edge/tasks/schedule';
import { onFreshDatabase } from '../support/registry';

onFreshDatabase();

const EACH_SECOND = '* * * * * *';
const tick = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00.500Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

it('runs a task again and again until stopped', async () => {
  const ejecutar = vi.fn(async () => undefined);
  const stop = startSchedule([{ nombre: 'prueba', cada: EACH_SECOND, ejecutar }]);
  await tick(3000);
  expect(ejecutar).toHaveBeenCalledTimes(3);
  await stop();
  await tick(3000);
  expect(ejecutar).toHaveBeenCalledTimes(3);
});

it('goes on after a turn that fails', async () => {
  const ejecutar = vi.fn(() => Promise.reject(new Error('the disk is full')));
  const stop = startSchedule([{ nombre: 'prueba', cada: EACH_SECOND, ejecutar }]);
  await tick(2000);
  expect(ejecutar).toHaveBeenCalledTimes(2);
  await stop();
});

it('does not begin a turn while the last one lasts, and waits for it when stopped', async () => {
  let finish: () => void = () => undefined;
  let over = false;
  const ejecutar = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  const stop = startSchedule([{ nombre: 'prueba', cada: EACH_SECOND, ejecutar }]);
  await tick(3000);
  expect(ejecutar).toHaveBeenCalledTimes(1);
  const stopped = stop().then(() => {
    over = true;
  });
  await tick(0);
  expect(over).toBe(false);
  finish();
  await stopped;
  expect(over).toBe(true);
});
