import type { Request, RequestHandler } from 'express';

/** Longer than a telephone is without a signal between two cells. */
const SILENT_MS = 20_000;

const hasBody = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Ends the connection of who sends a part of a body and then nothing for a while: Node itself waits five minutes, and
 * somebody may open many. Who goes on sending, however slowly, is waited for, and so is an answer that takes its time.
 */
export const hangUpOnSilence =
  (milliseconds = SILENT_MS): RequestHandler =>
  (request, response, next) => {
    if (!hasBody(request)) return next();
    const { socket } = request;
    let heard = socket.bytesRead;
    const timer = setInterval(() => {
      if (request.complete) return clearInterval(timer);
      if (socket.bytesRead === heard) socket.destroy();
      heard = socket.bytesRead;
    }, milliseconds).unref();
    response.once('close', () => clearInterval(timer));
    next();
  };
