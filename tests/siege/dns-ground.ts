import { type Settings, useSettings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { createAccount } from '~/identity/accounts.server';
import { type Registry, registryFor } from '~/registry/client.server';
import { nombreDe } from '../registry/shop';
import { PowerDns } from '../support/dns/powerdns';
import { accessTokenOf } from '../support/portal/sign-in';
import { testSettings } from '../support/settings';
import { Besieged } from './besieged';
import type { Base } from './databases';
import { ground } from './ground';

export const LOGIN = 'ana';
export const ZONES = Array.from({ length: 5 }, (_, n) => `asedio-${n}.uy`);
export const DELEGATED = 'asedio-delegado.uy';
/** Goes to the servers of others and comes back. */
export const MOVING = 'asedio-va-y-viene.uy';
/** Has what the server does not take. */
export const SPOILED = 'asedio-malo.uy';

/** A portal in front of a real name server, with names of one person; where its data are, for this process. */
export interface Siege {
  data: Settings;
  portal: Besieged;
  server: PowerDns;
  token: string;
}

/** The registry as its portal's `/api` serves it. */
export function registryOf({ portal, token }: Siege): Registry {
  useSettings(testSettings({ REGISTRY_API_URL: `${portal.url}/api`, REGISTRY_API_OWN: '1' }));
  return registryFor({ token, direccion: '192.0.2.1', visitante: 'asedio' });
}

export async function startSiege({ engine, given }: Base): Promise<Siege> {
  const server = await PowerDns.start();
  const place = await ground(`dns-${engine}`, { ...server.settings, ...given });
  await createAccount(database(), { login: LOGIN, oid: `oid-${LOGIN}`, password: 'una-clave-larga' });
  const token = await accessTokenOf(`oid-${LOGIN}`);
  for (const name of [...ZONES, DELEGATED, MOVING, SPOILED]) await nombreDe(LOGIN, name);
  const portal = await (await Besieged.at(place.given)).start();
  return { data: place.data, portal, server, token };
}

export async function endSiege({ data, portal, server }: Siege): Promise<void> {
  await portal.end();
  await server.stop();
  useSettings(data);
  await database().destroy();
}
