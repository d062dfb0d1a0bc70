import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { CERTIFICATE, KEY } from '../../support/certificado';
import { PortalProcess } from './portal-process';

export interface BehindTls {
  portal: PortalProcess;
  /** Its address as people see it. */
  url: string;
  stop: () => Promise<void>;
}

const ask = (portal: PortalProcess, asked: IncomingMessage, answer: ServerResponse): void => {
  const { url: path, method, headers } = asked;
  const onwards = request(new URL(path ?? '/', portal.url), { method, headers }, (got) => {
    answer.writeHead(got.statusCode ?? 502, got.headers);
    got.pipe(answer);
  });
  onwards.on('error', () => answer.destroy());
  asked.pipe(onwards);
};

/** A portal behind a proxy with TLS, as people have it: browsers keep there what they do not on a plain connection. */
export async function startBehindTls(data?: string): Promise<BehindTls> {
  let portal: PortalProcess | undefined;
  const front = createServer({ cert: CERTIFICATE, key: KEY }, (asked, answer) =>
    portal ? ask(portal, asked, answer) : answer.destroy(),
  );
  const { port } = await new Promise<AddressInfo>((listening) =>
    front.listen(0, '127.0.0.1', () => listening(front.address() as AddressInfo)),
  );
  const url = `https://127.0.0.1:${port}`;
  const started = await PortalProcess.start(data, { PUBLIC_URL: url });
  portal = started;
  const stop = async () => {
    front.close();
    front.closeAllConnections();
    await started.stop();
  };
  return { portal: started, url, stop };
}
