import { createServer, type RequestListener } from 'node:http';
import type { Besieged } from './besieged';
import { asked, type Row } from './report';

const endless: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const megabyte = `"${'x'.repeat(1024 * 1024)}",`;
  response.write('[');
  const more = () => {
    while (!response.destroyed && response.write(megabyte));
    if (!response.destroyed) response.once('drain', more);
  };
  more();
};

/** What an outside edge, or a provider, may do wrong. */
export const WAYS: Record<string, RequestListener> = {
  'hangs up': (request) => void request.socket.destroy(),
  'is slow': () => undefined,
  refuses: (_, response) => void response.writeHead(500).end(),
  lies: (_, response) =>
    void response
      .writeHead(200, { 'content-type': 'application/json' })
      .end('{"dominiosHabilitados": 7, "codigo": []}'),
  'answers without end': endless,
};

/** An edge that misbehaves, for as long as it is looked at. */
export async function withEdge<T>(listener: RequestListener, look: (url: string) => Promise<T>): Promise<T> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  try {
    return await look(`http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** What a page may say where somebody it asks is at fault: what it is, and that it is not the portal's own failure. */
const TRUTHFUL = new Set([200, 403, 404, 502, 503, 504]);

const LIMIT_MS = 2500;
const LIMIT_MB = 200;

/** Some pages at once: each within its time, none a failure of the portal's own, and memory as before. */
export async function pagesBefore(portal: Besieged, paths: readonly string[]): Promise<Omit<Row, 'name'>> {
  const before = portal.megabytes;
  const pages = await Promise.all(paths.map((path) => asked(`${portal.url}${path}`)));
  const slowest = Math.max(...pages.map(({ ms }) => ms));
  const grown = portal.megabytes - before;
  return {
    figures: `${pages.map(({ status }) => status).join(' ')}, slowest ${slowest} ms, memory ${grown >= 0 ? '+' : ''}${grown} MB`,
    ok:
      pages.every(({ status }) => TRUTHFUL.has(status)) &&
      slowest < LIMIT_MS &&
      grown < LIMIT_MB &&
      portal.lives,
  };
}

/** Pages that need the registry, and some that do not. */
export const OF_THE_REGISTRY = [
  '/consulta-disponibilidad?nombre=pepe',
  '/consulta-whois?dominio=pepe.uy',
  '/ayuda',
  '/contacto',
];
/** Signing in needs the provider; the others do not. */
export const OF_THE_PROVIDER = [
  '/ingresar',
  '/administrar/resumen',
  '/ayuda',
  '/consulta-whois?dominio=pepe.uy',
];
