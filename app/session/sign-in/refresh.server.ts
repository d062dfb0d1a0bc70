import { setTimeout as wait } from 'node:timers/promises';
import { now, stamp } from '~/base/clock.server';
import { onceForSettings } from '~/base/config.server';
import { log } from '~/base/log.server';
import { storedId } from '~/base/secrets.server';
import type { Credentials } from '../credentials.server';
import type { Session } from '../session.server';
import { strategy } from './authenticator.server';
import { answerOfSignIn, claimSignIn, giveUpSignIn } from './in-flight-store';
import { loggedReason, reasonOf } from './refusal.server';
import { credentialsFrom, tokenColumns } from './tokens.server';

/** So long before its end an access token is changed for another; nobody waits for it. */
const EARLY_SECONDS = 60;
/** A provider that did not answer is not asked again for this long. */
const PAUSE_MS = 15_000;
/** Another request that changes the same token is waited for this long, and held to be dead after the longer time. */
const PATIENCE_MS = 3000;
const LIFE_SECONDS = 30;
const LOOK_AGAIN_MS = 50;

const away = onceForSettings(() => ({ until: 0 }));

const endsWithin = ({ expira }: Credentials, seconds: number): boolean =>
  expira !== undefined && expira <= stamp(now().add({ seconds }));

/**
 * Changes an access token that ends soon for another, where the provider gave a refresh token: short tokens end no session.
 * Waits for it only where the token has ended already. A provider that is away ends nothing; one that refuses does.
 */
export async function keepTokensFresh(session: Session): Promise<void> {
  const { credentials } = session;
  if (!credentials?.refreshToken || !endsWithin(credentials, EARLY_SECONDS)) return;
  if (away().until > now().epochMilliseconds) return;
  const changed = change(session, credentials.refreshToken).catch((error: unknown) =>
    log.warn({ error }, 'the tokens of a session could not be changed'),
  );
  if (endsWithin(credentials, 0)) await changed;
}

/** A refresh token may be good for one use: of several requests at once, in any process, one uses it. */
async function change(session: Session, refreshToken: string): Promise<void> {
  const clave = storedId(`fichas ${refreshToken}`);
  const present = now();
  if (!(await claimSignIn(clave, stamp(present), stamp(present.add({ seconds: LIFE_SECONDS })))))
    return untilChanged(session, clave);
  try {
    await session.reload();
    const { credentials } = session;
    if (credentials?.refreshToken === refreshToken) await exchange(session, credentials, refreshToken);
  } finally {
    await giveUpSignIn(clave);
  }
}

async function exchange(session: Session, before: Credentials, refreshToken: string): Promise<void> {
  try {
    const known = await strategy();
    const tokens = await known.refreshToken(refreshToken);
    await session.keepTokens(tokenColumns(credentialsFrom(tokens, before)));
  } catch (error) {
    const reason = reasonOf(error);
    log.warn({ error: loggedReason(error), reason }, 'a token was not changed for another');
    if (reason === 'away') away().until = now().epochMilliseconds + PAUSE_MS;
    else await session.expire();
  }
}

async function untilChanged(session: Session, clave: string): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  while (performance.now() < until && (await answerOfSignIn(clave)) !== undefined) await wait(LOOK_AGAIN_MS);
  await session.reload();
}
