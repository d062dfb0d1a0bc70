import { once } from 'node:events';
import type { IncomingMessage, RequestListener } from 'node:http';
import { edgeServer, serving } from './borde';

async function bodyOf(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return chunks.length > 0 ? new Uint8Array(Buffer.concat(chunks)) : undefined;
}

/** What `fetch` says itself. */
const ITS_OWN = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'accept-encoding']);

function headersOf({ headers }: IncomingMessage): Headers {
  const given = new Headers();
  for (const [name, value] of Object.entries(headers)) if (!ITS_OWN.has(name)) given.set(name, String(value));
  return given;
}

interface Asked {
  method: string;
  path: string;
}

/**
 * The embedded edge at the end of a line: what `attends` lets pass is done, and each answer is told when `tell` settles, or
 * lost where it says no. `hungUp` settles once who asked waits no longer.
 */
export function lossyEdge(
  tell: (request: Asked, hungUp: Promise<unknown>) => Promise<boolean>,
  attends: (request: Asked) => boolean = () => true,
): { url: () => string } {
  const edge = serving(edgeServer());
  const line: RequestListener = async (request, response) => {
    const { method = 'GET', url = '/' } = request;
    const asked = { method, path: url.split('?')[0] ?? '' };
    if (!attends(asked)) return void request.socket.destroy();
    const hungUp = once(response, 'close'); // of this answer: a connection carries many
    const answer = await fetch(`${edge.url()}${url}`, {
      method,
      headers: headersOf(request),
      body: await bodyOf(request),
    });
    const body = Buffer.from(await answer.arrayBuffer());
    if (!(await tell(asked, hungUp))) return void request.socket.destroy();
    const type = answer.headers.get('content-type') ?? 'application/octet-stream';
    response.writeHead(answer.status, { 'content-type': type }).end(body);
  };
  return serving((request, response) => void line(request, response));
}
