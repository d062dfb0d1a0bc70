import { useSettings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { prepared } from '~/serving/prepare.server';
import { signedInWithCart } from '../../support/portal/with-cart';
import { testSettings } from '../../support/settings';

/** What the portals that are measured with the demo data are told. */
export const DEMO = {
  SESSION_SECRET: 'un-secreto-de-pruebas-de-32-letras-o-mas',
  DEMO: '1',
  NODE_ENV: 'development',
};

/** The cookies of somebody with domains, ten names in the cart and a session, in a registry with the demo data. */
export async function signedIn(settings: Record<string, string>): Promise<string> {
  useSettings(testSettings({ ...settings, NODE_ENV: 'test' }));
  await prepared();
  const names = Array.from({ length: 10 }, (_, at) => `medida-${at}.uy`);
  const cookie = await signedInWithCart('titular', names);
  await database().destroy();
  return cookie;
}
