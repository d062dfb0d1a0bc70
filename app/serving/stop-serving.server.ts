import type { Server } from 'node:http';
import { log } from '../base/log.server';

/** What is under way gets this long; a half-sent body or a mail server that hangs would keep the process for ever. */
export const DRAIN_MS = 10_000;

const later = (milliseconds: number): Promise<'late'> =>
  new Promise((resolve) => setTimeout(() => resolve('late'), milliseconds));

/** Takes no further request, lets those under way and the tasks end, and gives up on both after ten seconds. */
export async function stopServing(server: Server, stopTasks: () => Promise<void>): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const ended = await Promise.race([Promise.all([closed, stopTasks()]), later(DRAIN_MS)]);
  if (ended === 'late') log.warn({}, 'stopped with work under way');
}
