import { now, stamp } from '~/clock.server';
import { settings } from '~/config.server';
import { DEMO_ACCOUNTS } from '~/identity/accounts.server';
import { embeddedProvider, SCOPES } from '~/identity/provider.server';
import { portalClient } from '~/openid/issuer.server';
import { seal } from '~/secrets.server';
import { Session } from '~/session/session.server';

/** A demo account, by its login. */
export type Cuenta = 'titular' | 'administrativo' | 'tecnico' | 'financiero' | 'nuevo' | 'otro';

const HOUR = 60 * 60;

/** An access token as the provider gives at the end of a sign-in. */
export async function accessTokenOf(oid: string): Promise<string> {
  const provider = await embeddedProvider();
  const client = await provider.Client.find(portalClient().id);
  if (!client) throw new Error('The provider does not know the portal.');
  const grant = new provider.Grant({ clientId: client.clientId, accountId: oid });
  grant.addOIDCScope(SCOPES.join(' '));
  const grantId = await grant.save();
  const token = new provider.AccessToken({
    client,
    grantId,
    accountId: oid,
    gty: 'authorization_code',
    scope: SCOPES.join(' '),
  });
  return token.save();
}

/** Leaves a browser signed in, without walking through the provider's pages. Answers its new cookie. */
export async function signInWith(cookie: string, login: Cuenta): Promise<Headers> {
  const session = await Session.of(new Request(settings().PUBLIC_URL, { headers: { Cookie: cookie } }));
  const accessToken = await accessTokenOf(login);
  await session.renewFor({
    oid: login,
    persona: JSON.stringify({ oid: login, login, nombre: DEMO_ACCOUNTS[login] }),
    credenciales: seal(JSON.stringify({ accessToken })),
    vence: stamp(now().add({ seconds: HOUR })),
  });
  return new Headers({ 'Set-Cookie': session.setCookie ?? '' });
}
