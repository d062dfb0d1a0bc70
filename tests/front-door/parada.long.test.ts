import { createServer } from 'node:http';
import { connect } from 'node:net';
import express from 'express';
import { expect, it } from 'vitest';
import { keepOpenConnections, stopServing } from '~/serving/stop-serving.server';

it('a stop waits for what is under way, and not for ever for a body that never ends', {
  timeout: 20_000,
}, async () => {
  const server = createServer((request) => request.resume());
  const open = keepOpenConnections(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const half = connect(address && typeof address === 'object' ? address.port : 0, '127.0.0.1');
  half.on('error', () => undefined);
  half.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nla mitad');
  await new Promise((resolve) => server.once('request', resolve));
  const begun = performance.now();
  const serving = { portal: express(), server, open };
  await stopServing(serving, () => new Promise(() => undefined), 0);
  expect(performance.now() - begun).toBeLessThan(12_000);
  half.destroy();
  server.closeAllConnections();
});
