import { log } from '~/base/log.server';
import type { Identidad } from '~/openid/claims.server';

type Hear = (who: Identidad) => Promise<void>;

let hears: Hear = async () => undefined;

/** Has somebody hear of who was asked for their password once more at another provider, and has no second step here. */
export const onPasswordAlone = (hear: Hear): void => {
  hears = hear;
};

/** Says it. Their sign-in does not wait for what comes of that, nor fail with it. */
export const passwordAlone = (who: Identidad): Promise<void> =>
  hears(who).catch((error: unknown) => log.warn({ error }, 'nobody could be told what a second step is for'));
