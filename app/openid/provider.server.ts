import {
  allowInsecureRequests,
  Configuration,
  clockTolerance,
  customFetch,
  discovery,
  type ServerMetadata,
} from 'openid-client';
import { now } from '~/base/clock.server';
import { onceForSettings } from '~/base/config.server';
import { log } from '~/base/log.server';
import { askProvider } from './ask.server';
import { clientAuthentication } from './client-authentication.server';
import { backChannel, isEmbedded, issuer, portalClient } from './issuer.server';

/** After so long a provider is asked again where it answers what; meanwhile, and while it is away, the last word holds. */
const CACHED_MS = 10 * 60_000;
const RETRY_MS = 30_000;

/** Clocks of two machines differ by so much. */
export const TOLERANCE_SECONDS = 60;

/** Our own provider: pages at the public address, machine calls straight to this process. */
function ownMetadata(): ServerMetadata {
  const [pages, machine] = [issuer(), backChannel()];
  return {
    issuer: pages,
    authorization_endpoint: `${pages}/auth`,
    token_endpoint: `${machine}/token`,
    userinfo_endpoint: `${machine}/me`,
    jwks_uri: `${machine}/jwks`,
    end_session_endpoint: `${pages}/session/end`,
    revocation_endpoint: `${machine}/token/revocation`,
    id_token_signing_alg_values_supported: ['ES256'],
  };
}

async function configured(metadata: ServerMetadata): Promise<Configuration> {
  const offered = metadata.token_endpoint_auth_methods_supported;
  const { id, secret } = portalClient();
  const configuration = new Configuration(
    metadata,
    id,
    { client_secret: secret, [clockTolerance]: TOLERANCE_SECONDS },
    await clientAuthentication(offered),
  );
  configuration[customFetch] = askProvider;
  allowInsecureRequests(configuration); // whether TLS is spoken is what OIDC_ISSUER says
  return configuration;
}

/** Asks an outside provider where it answers what (OpenID Connect Discovery 1.0). */
async function discover(): Promise<Configuration> {
  const found = await discovery(new URL(issuer()), portalClient().id, undefined, undefined, {
    execute: [allowInsecureRequests],
    [customFetch]: askProvider,
  });
  return configured(found.serverMetadata());
}

/** What is known of the provider in force. */
class Known {
  #found: Configuration | undefined;
  #until = 0;
  #asking: Promise<Configuration> | undefined;

  async current(): Promise<Configuration> {
    if (this.#found && this.#until > now().epochMilliseconds) return this.#found;
    this.#asking ??= this.#ask();
    if (!this.#found) return this.#asking;
    this.#asking.catch((error: unknown) => {
      log.warn({ error }, 'the sign-in provider does not say where it answers');
      this.#until = now().epochMilliseconds + RETRY_MS;
    });
    return this.#found;
  }

  async #ask(): Promise<Configuration> {
    try {
      this.#found = await (isEmbedded() ? configured(ownMetadata()) : discover());
      this.#until = now().epochMilliseconds + CACHED_MS;
      return this.#found;
    } finally {
      this.#asking = undefined;
    }
  }
}

const known = onceForSettings(() => new Known());

/** The provider in force and how the portal presents itself there. Throws when an outside one never answered. */
export const provider = (): Promise<Configuration> => known().current();
