import { z } from 'zod';
import { now } from '~/clock.server';
import { onceForSettings, settings } from '~/config.server';
import { askProvider } from './ask.server';
import { backChannel, isEmbedded, issuer } from './issuer.server';

const CACHED_MS = 10 * 60_000;

const address = z.url({ protocol: /^https?$/ });

const document = z.object({
  issuer: z.string(),
  authorization_endpoint: address,
  token_endpoint: address,
  userinfo_endpoint: address,
  jwks_uri: address,
  end_session_endpoint: address.optional(),
  revocation_endpoint: address.optional(),
});

/** Where a provider answers what (OpenID Connect Discovery 1.0). */
export type Metadata = z.output<typeof document>;

/** Our own provider: pages at the public address, machine calls straight to this process. */
function ownMetadata(): Metadata {
  const [pages, machine] = [issuer(), backChannel()];
  return {
    issuer: pages,
    authorization_endpoint: `${pages}/auth`,
    token_endpoint: `${machine}/token`,
    userinfo_endpoint: `${machine}/me`,
    jwks_uri: `${machine}/jwks`,
    end_session_endpoint: `${pages}/session/end`,
    revocation_endpoint: `${machine}/token/revocation`,
  };
}

async function discover(): Promise<Metadata> {
  const url = `${issuer().replace(/\/$/, '')}/.well-known/openid-configuration`;
  const { status, text } = await askProvider(url);
  if (status !== 200) throw new Error(`discovery answered ${status}`);
  const found = document.parse(JSON.parse(text));
  if (found.issuer !== settings().OIDC_ISSUER)
    throw new Error(`discovery speaks for another issuer: ${found.issuer}`);
  return found;
}

const held = onceForSettings<{ until: number; found?: Metadata }>(() => ({ until: 0 }));

/** The endpoints of the provider in force. Throws when an outside one does not answer. */
export async function metadata(): Promise<Metadata> {
  if (isEmbedded()) return ownMetadata();
  const holder = held();
  const present = now().epochMilliseconds;
  if (holder.found && holder.until > present) return holder.found;
  holder.found = await discover();
  holder.until = present + CACHED_MS;
  return holder.found;
}
