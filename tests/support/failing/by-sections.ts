import type { RequestListener } from 'node:http';
import { contract } from '~/registry/contract';
import { openApiDocument } from '~/registry/edge/openapi';

/** What answers a whole screen at once: the specification does not know it. */
const WHOLE = [contract.administracion.ficha, contract.usuario.misDatos].map(
  ({ '~orpc': { route } }) => route.path ?? '',
);

/** An edge that answers a screen by its parts alone, as one does that only knows the specification's operations. */
export const bySections =
  (edge: RequestListener): RequestListener =>
  (request, response) => {
    const say = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (WHOLE.some((path) => request.url === `/api${path}`)) return say(404, {});
    if (request.url !== '/api/openapi.json') return edge(request, response);
    openApiDocument('http://edge').then(({ paths, ...document }) => {
      const others = Object.entries(paths ?? {}).filter(([path]) => WHOLE.every((each) => each !== path));
      say(200, { ...document, paths: Object.fromEntries(others) });
    });
  };
