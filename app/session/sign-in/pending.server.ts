import { z } from 'zod';
import { now } from '~/base/clock.server';
import { cookiesIn, setCookie } from '~/base/cookies.server';
import { seal, unseal } from '~/base/secrets.server';
import { ACRS } from '~/registry/domain/step-up';
import { cookieNamed } from '../cookie.server';

/** A sign-in on its way to the provider: what must come back with it. */
const pending = z.object({
  state: z.string().min(1),
  verifier: z.string(),
  nonce: z.string(),
  volver: z.string(),
  /** Somebody signed in shows once more who they are, and how. */
  confirms: z.enum(ACRS).nullable().catch(null),
  desde: z.number(),
});

export type PendingSignIn = z.output<typeof pending>;

const LIFE_SECONDS = 60 * 60;
/** Sign-ins begun in several windows. */
const MOST = 3;
/** Of all of them together: servers and proxies take no endless headers. */
const MOST_BYTES = 3800;

const prefix = (): string => cookieNamed('ingreso-');
/** Each has a cookie of its own: two windows that begin at once do not overwrite each other. */
const cookieName = (state: string): string => `${prefix()}${state.slice(0, 8)}`;

interface Kept {
  name: string;
  size: number;
  /** Null where it is over, or was changed. */
  signIn: PendingSignIn | null;
}

function read(value: string): PendingSignIn | null {
  const parsed = pending.safeParse(JSON.parse(unseal(value) ?? 'null'));
  const oldest = now().epochMilliseconds - LIFE_SECONDS * 1000;
  return parsed.success && parsed.data.desde > oldest ? parsed.data : null;
}

const keptBy = (request: Request): Kept[] =>
  Object.entries(cookiesIn(request.headers.get('Cookie')))
    .filter(([name]) => name.startsWith(prefix()))
    .map(([name, value = '']) => ({ name, size: name.length + 1 + value.length, signIn: read(value) }));

/** The sign-ins this browser began and did not finish. They live in sealed cookies: a crawler leaves no rows behind. */
export const pendingSignIns = (request: Request): PendingSignIn[] =>
  keptBy(request).flatMap(({ name, signIn }) => (signIn && cookieName(signIn.state) === name ? signIn : []));

/** An address too long to keep is given up before the sign-in is. */
function sealed(signIn: PendingSignIn): string {
  const value = seal(JSON.stringify(signIn));
  return value.length <= MOST_BYTES - 200 ? value : sealed({ ...signIn, volver: '/' });
}

/** The `Set-Cookie`s that remember one more, and forget the oldest of which there would be too many, or too long ones. */
export function rememberSignIn(request: Request, signIn: PendingSignIn): string[] {
  const name = cookieName(signIn.state);
  const value = sealed(signIn);
  const age = ({ signIn: known }: Kept) => known?.desde ?? 0;
  const latestFirst = keptBy(request).sort((one, other) => age(other) - age(one));
  let [count, size] = [1, name.length + value.length];
  const forgotten = latestFirst.filter((kept) => {
    count += 1;
    size += kept.size;
    return kept.signIn === null || count > MOST || size > MOST_BYTES;
  });
  return [...forgotten.map((kept) => setCookie(kept.name, '', 0)), setCookie(name, value, LIFE_SECONDS)];
}

/** The `Set-Cookie` that forgets one: it came back. */
export const forgetSignIn = ({ state }: PendingSignIn): string => setCookie(cookieName(state), '', 0);
