import type { Connection } from '~/database/connection.server';
import { DEMO_FACTORS } from '../demo-factor';
import { insertDevice } from './store.server';

/** The demo accounts with a second step, so that a visitor can see one: their secrets are in the README. */
export async function loadDemoFactor(connection: Connection): Promise<void> {
  for (const [oid, secret] of Object.entries(DEMO_FACTORS))
    await insertDevice(connection, { oid, nombre: 'Teléfono de demostración', secret, paso: 0 });
}
