import { useSettings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { registryFor } from '~/registry/client.server';
import { prepared } from '~/serving/prepare.server';
import { Session } from '~/session/session.server';
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
  const { ventaDTO } = await registryFor(who).registro.agregar({ dominios, uuidVenta: null });
  if (ventaDTO?.items.length !== dominios.length) throw new Error('The cart has not what was put in it');
  const asking = new Request('http://portal.test', { headers: { Cookie: cookies.header } });
  await (await Session.of(asking)).write('uuidVenta', ventaDTO.uuidVenta);
  await database().destroy();
  return cookies.header;
}
