import { beforeEach } from 'vitest';
import { useClock } from '~/base/clock.server';
import { settings, useSettings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { createAccount, findAccount } from '~/identity/accounts.server';
import { registryFor } from '~/registry/client.server';
import type { Registry } from '~/registry/contract';
import { START } from '../registry/caller';
import { accessTokenOf } from './portal/sign-in';

/** The portal of these tests asks its registry at an address; the database, and the day, stay those of the test. */
export const askedAt = (url: () => string): void =>
  beforeEach(() => {
    Object.assign(settings(), { REGISTRY_API_URL: `${url()}/api` });
    useSettings(settings());
    useClock(() => START);
  });

/** The registry for who signs in, as their portal asks it: the same person as in process. */
export async function overHttp(login: string): Promise<Registry> {
  const oid = `oid-${login}`;
  const account = { login, oid, nombre: login, password: 'una clave larga' };
  if (!(await findAccount(oid))) await createAccount(database(), account);
  const token = await accessTokenOf(oid);
  return registryFor({ direccion: '192.0.2.9', visitante: 'una-sesion', token, oid, login });
}
