import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll } from 'vitest';
import { registryRouter } from '~/registry/edge/http.server';

/** Serves on a free port for the length of a block; answers where. */
export function serving(listener: RequestListener): { url: () => string } {
  const server = createServer(listener);
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(
    () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  );
  return { url: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** The embedded edge as the portal's server mounts it. */
export const edgeServer = () =>
  express()
    .set('trust proxy', 'loopback')
    .use('/api', (request, response, next) => registryRouter()(request, response, next));
