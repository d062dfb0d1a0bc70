import { createRouterClient } from '@orpc/server';
import { now } from '~/base/clock.server';
import { database } from '~/database/connection.server';
import { router } from '~/registry/edge';
import { edgeContext } from '~/registry/edge/context';

/** The registry as a demo account calls it, beside the screens: how a test gets to where it begins. */
export const demoDesk = (login: string) =>
  createRouterClient(router, {
    context: edgeContext({
      connection: database(),
      now: now(),
      token: login,
      identifyToken: async (token) => ({ oid: token, login: token }),
      origen: 'WEB',
      direccion: '192.0.2.1',
      visitante: 'prueba',
    }),
  });
