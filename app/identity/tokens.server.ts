import { LRUCache } from 'lru-cache';
import { onceForSettings } from '~/base/config.server';
import { storedId } from '~/base/secrets.server';
import { acrOf, type Identidad } from '~/openid/claims.server';
import { isEmbedded } from '~/openid/issuer.server';
import { knownUserinfo } from '~/openid/userinfo.server';
import { type Account, findAccount, findBearer } from './accounts.server';
import { withOwnSecondStep } from './foreign-accounts.server';
import { embeddedProvider } from './provider.server';

/** Who a token speaks for, or null when it is nobody's any more. An outside provider that is away throws. */
export const identifyToken = (token: string): Promise<Identidad | null> =>
  isEmbedded() ? fromProvider(token) : knownUserinfo(token).then(withOwnSecondStep);

/** What a token was given for, which never changes. */
interface Sealed {
  accountId: string;
  signIn: Pick<Identidad, 'claveEn' | 'acr'>;
}

/** People who are here at the same time. */
const MOST = 5000;

/** What is sealed in tokens that were opened before: whether one still stands is asked every time. */
const opened = onceForSettings(() => new LRUCache<string, Sealed>({ max: MOST }));

/** What is sealed in a token that stands. */
async function openToken(token: string): Promise<Sealed | null> {
  const provider = await embeddedProvider();
  const found = await provider.AccessToken.find(token);
  if (!found?.accountId || !found.isValid || !found.scopes.has('openid')) return null;
  const acr = acrOf(found.extra ?? {});
  const asked = found.extra?.auth_time;
  const claveEn = typeof asked === 'number' && new Date(asked * 1000).toISOString();
  return { accountId: found.accountId, signIn: { ...(claveEn && { claveEn }), ...(acr && { acr }) } };
}

const identityOf = (account: Account | null, { signIn }: Sealed): Identidad | null => {
  if (!account) return null;
  const { oid, login, nombre, correo, conFactor, retenidoHasta } = account;
  return {
    oid,
    login,
    ...(nombre && { nombre }),
    ...(correo && { correo }),
    ...signIn,
    ...(conFactor && { conFactor }),
    ...(retenidoHasta && { retenidoHasta }),
  };
};

async function fromProvider(token: string): Promise<Identidad | null> {
  const id = storedId(token);
  const known = opened().get(id);
  if (known) return identityOf(await findBearer(id, known.accountId), known);
  const sealed = await openToken(token);
  if (!sealed) return null;
  opened().set(id, sealed);
  return identityOf(await findAccount(sealed.accountId), sealed);
}
