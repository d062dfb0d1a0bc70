import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { PERSONAL } from '~/session/page-cache/cache-control';
import { requestContext } from '~/session/request/request-context.server';

const NO_CACHE = { headers: { 'Cache-Control': PERSONAL } };

/** Whether a form of this key was done: asked by the pages' scripts where its answer was lost. Null: nobody can say. */
export async function loader(args: LoaderFunctionArgs) {
  const { plainRegistry } = await requestContext(args);
  const operacion = (args.params.clave ?? '').slice(0, 100);
  const answer = await plainRegistry.usuario.operacionHecha({ operacion }).catch(() => ({ hecha: null }));
  return json(answer, NO_CACHE);
}
