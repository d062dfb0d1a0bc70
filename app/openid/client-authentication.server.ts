import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { importPKCS8 } from 'jose';
import { type ClientAuth, ClientSecretBasic, ClientSecretPost, PrivateKeyJwt } from 'openid-client';
import { settings } from '~/base/config.server';
import { portalClient } from './issuer.server';

type Method = NonNullable<ReturnType<typeof settings>['OIDC_CLIENT_AUTH']>;

/** How each kind of key signs (RFC 7518, 3.1; RFC 8037). */
const ALGORITHMS: Record<string, string> = {
  rsa: 'RS256',
  prime256v1: 'ES256',
  secp384r1: 'ES384',
  secp521r1: 'ES512',
  ed25519: 'EdDSA',
};

/** Signs with the private key of a file in PEM, whose public part the provider knows (RFC 7523). */
async function withKey(file: string): Promise<ClientAuth> {
  const key = createPrivateKey(readFileSync(file, 'utf8'));
  const kind = key.asymmetricKeyDetails?.namedCurve ?? key.asymmetricKeyType ?? '';
  const pem = key.export({ type: 'pkcs8', format: 'pem' }).toString();
  return PrivateKeyJwt(await importPKCS8(pem, ALGORITHMS[kind] ?? 'RS256'));
}

/** What the settings say, or else the first that both sides can do; a provider that says nothing takes Basic (RFC 8414, 2). */
function methodFor(offered: readonly string[] | undefined): Method {
  const { OIDC_CLIENT_AUTH, OIDC_CLIENT_KEY } = settings();
  if (OIDC_CLIENT_AUTH) return OIDC_CLIENT_AUTH;
  if (OIDC_CLIENT_KEY) return 'private_key_jwt';
  const onlyPost = offered?.includes('client_secret_post') && !offered.includes('client_secret_basic');
  return onlyPost ? 'client_secret_post' : 'client_secret_basic';
}

/** How the portal shows at the token endpoint that it is the portal. */
export async function clientAuthentication(offered?: readonly string[]): Promise<ClientAuth> {
  const { OIDC_CLIENT_KEY } = settings();
  const method = methodFor(offered);
  if (method === 'private_key_jwt' && OIDC_CLIENT_KEY) return withKey(OIDC_CLIENT_KEY);
  const { secret } = portalClient();
  return method === 'client_secret_post' ? ClientSecretPost(secret) : ClientSecretBasic(secret);
}
