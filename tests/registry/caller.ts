import { createRouterClient } from '@orpc/server';
import { Temporal } from 'temporal-polyfill';
import { database } from '~/database/connection.server';
import { checkAccess } from '~/registry/edge/access';
import { edgeContext } from '~/registry/edge/context';
import { edge } from '~/registry/edge/implement';
import * as mensajes from '~/registry/edge/mensajes/handlers';
import * as terminos from '~/registry/edge/terminos/handlers';
import * as ticket from '~/registry/edge/tickets/handlers';

export const START = Temporal.Instant.from('2026-11-21T12:00:00Z');

interface Asking {
  /** Login of who is signed in; nobody when missing. */
  login?: string;
  visitante?: string;
  now?: Temporal.Instant;
}

const areas = edge.use(checkAccess);

/** The desk of a person (messages, terms, tickets) as the portal calls it, in process. */
export function ask({ login, visitante = 'una-sesion', now = START }: Asking = {}) {
  const context = edgeContext({
    connection: database(),
    now,
    token: login,
    identifyToken: async (token) => ({ oid: `oid-${token}`, login: token, nombre: token }),
    direccion: '192.0.2.1',
    visitante,
  });
  const router = {
    mensajes: areas.mensajes.router({ ...mensajes }),
    terminos: areas.terminos.router({ ...terminos }),
    ticket: areas.ticket.router({ ...ticket }),
  };
  const client = createRouterClient(router, { context });
  return {
    mensajes: client.mensajes,
    terminos: client.terminos,
    ticket: client.ticket,
    usuario: context.usuario,
  };
}

/** The id of somebody's row. */
export async function idOf(login: string): Promise<number> {
  const usuario = await ask({ login }).usuario();
  if (!usuario) throw new Error('Nobody is signed in');
  return usuario.id;
}
