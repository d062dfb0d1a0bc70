import { connect, createServer, type Socket } from 'node:net';

/** What PgBouncer answers to a parameter that it cannot keep for one client: an ErrorResponse (PostgreSQL, 55.7). */
function refusal(parameter: string): Buffer {
  const fields = `SFATAL\0C08P01\0Munsupported startup parameter: ${parameter}\0\0`;
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(4 + fields.length, 1);
  return Buffer.concat([head, Buffer.from(fields)]);
}

/** A line to PostgreSQL that takes no limits of a session at its beginning, as PgBouncer where it lends one for a transaction. */
export async function poolerLineTo(target: number): Promise<{ port: number; close: () => Promise<void> }> {
  const ends = new Set<Socket>();
  const server = createServer((near) => {
    ends.add(near);
    near.on('error', () => undefined).on('close', () => ends.delete(near));
    near.once('data', (first) => {
      const unsupported = ['statement_timeout', 'idle_in_transaction_session_timeout'].find((parameter) =>
        first.includes(`${parameter}\0`),
      );
      if (unsupported) return void near.end(refusal(unsupported));
      const far = connect(target, '127.0.0.1', () => far.write(first));
      far.on('error', () => near.destroy()).on('close', () => near.destroy());
      near.on('close', () => far.destroy());
      near.pipe(far).pipe(near);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The line has no port');
  return {
    port: address.port,
    async close() {
      for (const end of ends) end.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
