import { LRUCache } from 'lru-cache';
import { ANYBODY, onceForSettings, settings } from '~/base/config.server';
import { log } from '~/base/log.server';
import { storedId } from '~/base/secrets.server';
import { acrOf, type Identidad } from '~/openid/claims.server';
import { clientOf } from '~/openid/client-of-token.server';
import { isEmbedded } from '~/openid/issuer.server';
import { knownUserinfo } from '~/openid/userinfo.server';
import { type Account, findAccount, findBearer } from './accounts.server';
import { withOwnSecondStep } from './foreign-accounts.server';
import { embeddedProvider } from './provider.server';

/** Who a token speaks for, or null when it is nobody's any more. An outside provider that is away throws. */
export const identifyToken = (token: string): Promise<Identidad | null> =>
  isEmbedded() ? fromProvider(token) : knownUserinfo(token).then(withOwnSecondStep);

/**
 * The same for who calls `/api` from outside. A provider serves other clients too, and a token that one of them was given for its own
 * purposes is nobody's here: whoever runs that client would act for all of its people (RFC 6749, 10.16). Which clients may call says
 * `OIDC_API_CLIENTS`; that of a provider which does not tell to whom it gave a token cannot be known, and none of them may.
 */
export async function identifyCaller(token: string): Promise<Identidad | null> {
  const identidad = await identifyToken(token);
  const { OIDC_API_CLIENTS, OIDC_CLIENT_ID } = settings();
  if (!identidad || isEmbedded() || OIDC_API_CLIENTS === ANYBODY) return identidad;
  const client = await clientOf(token, identidad);
  if (client !== null && [OIDC_CLIENT_ID, ...(OIDC_API_CLIENTS ?? [])].includes(client)) return identidad;
  log.warn(
    { client },
    'a token was given to a client that OIDC_API_CLIENTS does not name: /api takes none of it',
  );
  return null;
}

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
