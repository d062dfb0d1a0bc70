import type { Server as HttpServer, ServerResponse } from 'node:http';
import { Server, type Socket } from 'node:net';
import { setImmediate as turnOfTheLoop, setTimeout as wait } from 'node:timers/promises';
import type { Express } from 'express';
import { log } from '../base/log.server';

/** Whoever sends requests here learns for so long that they should go elsewhere, and is answered meanwhile. */
const NOTICE_MS = 1000;
/** What is under way gets this long; a half-sent body or a mail server that hangs would keep the process for ever. */
export const DRAIN_MS = 10_000;
/** A turn of the event loop in which nothing happened is shorter than this. */
const QUIET_MS = 1;
const QUIET_TURNS = 5;
const MOST_TURNS = 500;

/** Express calls a switch of its application a setting: on from the signal that ends the process. */
export const ENDING = 'ending';

/** The connections of a server, and what is being answered on them. */
export interface Open {
  sockets: Set<Socket>;
  answers: Map<ServerResponse, Socket>;
}

/**
 * Keeps which connections a server has and what is under way on each. Node's own `closeIdleConnections` takes an answer for
 * finished that was written and has not left yet, and cuts it.
 */
export function keepOpenConnections(server: HttpServer): Open {
  const open: Open = { sockets: new Set(), answers: new Map() };
  server.on('connection', (socket) => {
    open.sockets.add(socket);
    socket.once('close', () => open.sockets.delete(socket));
  });
  server.prependListener('request', (request, response) => {
    open.answers.set(response, request.socket);
    response.once('close', () => open.answers.delete(response));
  });
  return open;
}

/** From now on every answer is the last one of its connection, and says so. */
function sayLast(server: HttpServer, { answers }: Open): void {
  const last = (response: ServerResponse): void => void response.setHeader('Connection', 'close');
  server.prependListener('request', (_, response) => last(response));
  for (const [response, socket] of answers) {
    if (!response.headersSent) last(response);
    else response.once('close', () => socket.destroySoon()); // it said keep-alive already
  }
}

function closeIdle({ sockets, answers }: Open): void {
  const busy = new Set(answers.values());
  for (const socket of sockets) if (!busy.has(socket)) socket.destroy();
}

/** Connections that the system has taken and we have not seen would be cut with the door: waits until there are none. */
async function untilQuiet(): Promise<void> {
  let quiet = 0;
  for (let turn = 0; quiet < QUIET_TURNS && turn < MOST_TURNS; turn += 1) {
    const begun = performance.now();
    await turnOfTheLoop();
    quiet = performance.now() - begun < QUIET_MS ? quiet + 1 : 0;
  }
}

/** A portal that serves, as it is ended. */
export interface Serving {
  portal: Express;
  server: HttpServer;
  open: Open;
}

/**
 * Ends in three steps. For a second requests are still taken, each answer ends its connection, and `/estado/listo` says 503, so
 * that who distributes them goes elsewhere. Then the door closes, and connections that nobody uses. What is under way, and the
 * tasks, get ten seconds more.
 */
export async function stopServing(
  { portal, server, open }: Serving,
  stopTasks: () => Promise<void>,
  noticeMs = NOTICE_MS,
): Promise<void> {
  portal.enable(ENDING);
  sayLast(server, open);
  const tasks = stopTasks();
  await wait(noticeMs, undefined, { ref: false }); // the server keeps the process up
  await untilQuiet();
  const closed = new Promise<void>((resolve) => Server.prototype.close.call(server, () => resolve()));
  closeIdle(open);
  const ended = await Promise.race([Promise.all([closed, tasks]), wait(DRAIN_MS, 'late')]);
  if (ended === 'late') log.warn({}, 'stopped with work under way');
}
