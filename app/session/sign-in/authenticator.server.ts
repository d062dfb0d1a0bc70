import { Authenticator } from 'remix-auth';
import { onceForSettings } from '~/base/config.server';
import { provider } from '~/openid/provider.server';
import { PortalStrategy, type Returned } from './strategy.server';

/** The name under which the strategy is registered. */
export const PROVIDER = 'proveedor';

const held = onceForSettings(() => new Authenticator<Returned>());

/** The strategy for the provider as it is reached now. Throws where that never answered. */
export async function strategy(): Promise<PortalStrategy> {
  const present = await provider();
  const known = held().get<PortalStrategy>(PROVIDER);
  if (known?.provider === present) return known;
  const made = new PortalStrategy(present);
  held().use(made, PROVIDER);
  return made;
}

/** The portal's one Authenticator, with that strategy registered. */
export async function authenticator(): Promise<Authenticator<Returned>> {
  await strategy();
  return held();
}
