import { now, stamp } from '~/base/clock.server';
import { settings } from '~/base/config.server';
import { seal } from '~/base/secrets.server';
import { DEMO_ACCOUNTS } from '~/identity/accounts.server';
import { databaseAdapter } from '~/identity/adapter.server';
import { DEMO_FACTORS } from '~/identity/demo-factor';
import { embeddedProvider, SCOPES } from '~/identity/provider.server';
import { portalClient } from '~/openid/issuer.server';
import { Session } from '~/session/session.server';

/** A demo account, by its login. */
export type Cuenta =
  | 'titular'
  | 'administrativo'
  | 'tecnico'
  | 'financiero'
  | 'nuevo'
  | 'cuidadosa'
  | 'otro'
  | 'atencion'
  | 'direccion'
  | 'dominios';

const HOUR = 60 * 60;

/** An access token as the provider gives at the end of a sign-in: now, or when it is said, in seconds since 1970. */
export async function accessTokenOf(
  oid: string,
  auth_time = Math.floor(now().epochMilliseconds / 1000),
): Promise<string> {
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
  const value = await token.save();
  // The provider writes when it asked for the password, where it makes a token for a sign-in of its own.
  const tokens = databaseAdapter('AccessToken');
  const payload = await tokens.find(token.jti);
  await tokens.upsert(
    token.jti,
    { ...payload, extra: { auth_time, acr: oid in DEMO_FACTORS ? 'segundo-factor' : 'contrasena' } },
    12 * HOUR,
  );
  return value;
}

/**
 * Leaves a browser signed in, without walking through the provider's pages; `confirms` is to have given the password once
 * more. Answers its new cookie.
 */
export async function signInWith(cookie: string, login: string, confirms = false): Promise<Headers> {
  const session = await Session.of(new Request(settings().PUBLIC_URL, { headers: { Cookie: cookie } }));
  const accessToken = await accessTokenOf(login);
  await session.renewFor({
    oid: login,
    persona: JSON.stringify({ oid: login, login, nombre: DEMO_ACCOUNTS[login] ?? `Persona ${login}` }),
    credenciales: seal(JSON.stringify({ accessToken })),
    vence: stamp(now().add({ seconds: HOUR })),
    confirmada: confirms ? stamp(now()) : null,
  });
  return new Headers({ 'Set-Cookie': session.setCookie ?? '' });
}
