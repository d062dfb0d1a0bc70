import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface Delivered {
  from: string;
  to: string[];
  raw: string;
}

export interface TestSmtp {
  url: string;
  port: number;
  delivered: Delivered[];
  stop: () => Promise<void>;
}

/** A real SMTP server on loopback that keeps what it accepts. */
export async function startSmtp(options: SMTPServerOptions = {}, port = 0): Promise<TestSmtp> {
  const delivered: Delivered[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = session.envelope.mailFrom ? session.envelope.mailFrom.address : '';
        const to = session.envelope.rcptTo.map(({ address }) => address);
        delivered.push({ from, to, raw: Buffer.concat(chunks).toString('utf8') });
        callback();
      });
    },
    ...options,
  });
  server.on('error', () => undefined); // a client that goes away is part of these tests
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address();
  const bound = address && typeof address === 'object' ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    delivered,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
