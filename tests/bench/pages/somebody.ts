import { useSettings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { registryFor } from '~/registry/client.server';
import { prepared } from '~/serving/prepare.server';
import { Cookies } from '../../support/portal/cookies';
import { accessTokenOf, signInWith } from '../../support/portal/sign-in';
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
  const cookies = new Cookies();
  cookies.keep(await signInWith('', 'titular'));
  const who = { token: await accessTokenOf('titular'), direccion: '192.0.2.1', visitante: 'bench' };
  const dominios = Array.from({ length: 10 }, (_, at) => ({ nombre: `medida-${at}.uy` }));
  await registryFor(who).registro.agregar({ dominios, uuidVenta: null });
  await database().destroy();
  return cookies.header;
}
