import { createRouterClient } from '@orpc/server';
import { now } from '~/base/clock.server';
import { database } from '~/database/connection.server';
import type { Identidad } from '~/registry/domain/identidad';
import { router } from '~/registry/edge';
import { edgeContext } from '~/registry/edge/context';

/** What the registry knows of a call of a demo account; `shown` is what else it knows of the sign-in. */
export const demoContext = (login: string, shown: Partial<Identidad> = {}) =>
  edgeContext({
    connection: database(),
    now: now(),
    token: login,
    identifyToken: async (token) => ({ oid: token, login: token, claveEn: now().toString(), ...shown }),
    origen: 'WEB',
    direccion: '192.0.2.1',
    visitante: 'prueba',
  });

/** The registry as a demo account calls it, beside the screens: how a test gets to where it begins. */
export const demoDesk = (login: string) => createRouterClient(router, { context: demoContext(login) });
