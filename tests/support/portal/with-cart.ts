import { settings } from '~/base/config.server';
import { registryFor } from '~/registry/client.server';
import { Session } from '~/session/session.server';
import { Cookies } from './cookies';
import { signInWith } from './sign-in';

/** The cookies of somebody who is signed in with names in the cart of their session. */
export async function signedInWithCart(login: string, nombres: readonly string[]): Promise<string> {
  const cookies = new Cookies();
  cookies.keep(await signInWith('', login));
  const asking = new Request(settings().PUBLIC_URL, { headers: { Cookie: cookies.header } });
  const session = await Session.of(asking);
  const { ventaDTO } = await registryFor({
    token: session.credentials?.accessToken,
    direccion: '192.0.2.1',
    visitante: session.visitor,
  }).registro.agregar({ dominios: nombres.map((nombre) => ({ nombre })), uuidVenta: null });
  if (ventaDTO?.items.length !== nombres.length) throw new Error('The cart has not what was put in it');
  await session.write('uuidVenta', ventaDTO.uuidVenta);
  return cookies.header;
}
