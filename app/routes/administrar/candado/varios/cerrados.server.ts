import { z } from 'zod';
import * as address from '~/addresses';
import { done } from '~/session/forms/answers.server';
import { signedIn } from '~/session/guard.server';
import type { RequestContext, RouteArgs } from '~/session/request/request-context.server';
import { lastList } from '../../mis-dominios/last-list.server';

const KEY = 'datos:candados-cerrados';

/** What became of each name that was to be locked, and how many of the chosen ones are yet to come. */
const cerrados = z.object({
  cerrados: z.array(z.string()),
  noCerrados: z.array(z.object({ nombre: z.string(), motivo: z.string() })),
  faltan: z.number(),
});

const NADA_CERRADO =
  'No puso candado a varios dominios hace poco. Para ponérselo, elija primero los dominios en «Mis dominios».';

type WithSession = Pick<RequestContext, 'session'>;

/** Keeps it for the page that tells it: of the last time alone. */
export const writeCerrados = (
  session: WithSession['session'],
  found: z.output<typeof cerrados>,
): Promise<void> => session.write(KEY, found);

/** What the page tells; who locked nothing lately is led to all of their locks. */
export async function loadCerrados(args: RouteArgs) {
  const visitor = await signedIn(args);
  const { data } = cerrados.safeParse(await visitor.session.read(KEY));
  if (!data) throw await done(args, address.candado(), { tipo: 'aviso', texto: NADA_CERRADO });
  const inOrder = data.cerrados.toSorted((one, other) => one.localeCompare(other, 'es'));
  return { ...data, cerrados: inOrder, lista: await lastList(visitor) };
}
