import { Cookies } from './cookies';
import { atThePortal } from './known';
import { signInWith } from './sign-in';

/** The cookies of somebody who is signed in with names in the cart of their session. */
export async function signedInWithCart(login: string, nombres: readonly string[]): Promise<string> {
  const cookies = new Cookies();
  cookies.keep(await signInWith('', login));
  const { session, registry } = await atThePortal(cookies.header);
  const { ventaDTO } = await registry.registro.agregar({
    dominios: nombres.map((nombre) => ({ nombre })),
    uuidVenta: null,
  });
  if (ventaDTO?.items.length !== nombres.length) throw new Error('The cart has not what was put in it');
  await session.write('uuidVenta', ventaDTO.uuidVenta);
  return cookies.header;
}
