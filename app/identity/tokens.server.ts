import { acrOf, type Identidad } from '~/openid/claims.server';
import { isEmbedded } from '~/openid/issuer.server';
import { knownUserinfo } from '~/openid/userinfo.server';
import { findAccount } from './accounts.server';
import { embeddedProvider } from './provider.server';

/** Who a token speaks for, or null when it is nobody's any more. An outside provider that is away throws. */
export const identifyToken = (token: string): Promise<Identidad | null> =>
  isEmbedded() ? fromProvider(token) : knownUserinfo(token);

async function fromProvider(token: string): Promise<Identidad | null> {
  const provider = await embeddedProvider();
  const found = await provider.AccessToken.find(token);
  if (!found?.accountId || !found.isValid || !found.scopes.has('openid')) return null;
  const account = await findAccount(found.accountId);
  if (!account) return null;
  const { oid, login, nombre, correo, conFactor } = account;
  const acr = acrOf(found.extra ?? {});
  const asked = found.extra?.auth_time;
  const claveEn = typeof asked === 'number' && new Date(asked * 1000).toISOString();
  return {
    oid,
    login,
    ...(nombre && { nombre }),
    ...(correo && { correo }),
    ...(claveEn && { claveEn }),
    ...(acr && { acr }),
    ...(conFactor && { conFactor }),
  };
}
