import type { Connection } from '~/database/connection.server';
import { DEMO_FACTOR } from '../demo-factor';
import { insertDevice } from './store.server';

/** The demo account with a second step, so that a visitor can see one: its secret is in the README. */
export async function loadDemoFactor(connection: Connection): Promise<void> {
  const { login, secret } = DEMO_FACTOR;
  await insertDevice(connection, { oid: login, nombre: 'Teléfono de demostración', secret, paso: 0 });
}
