import { z } from 'zod';
import { now } from '~/clock.server';
import { settings } from '~/config.server';
import { seal, unseal } from '~/secrets.server';

/** A sign-in on its way to the provider: what must come back with it. */
const pending = z.object({
  state: z.string(),
  verifier: z.string(),
  nonce: z.string(),
  volver: z.string(),
  desde: z.number(),
});

export type PendingSignIn = z.output<typeof pending>;

const LIFE_SECONDS = 60 * 60;
/** Sign-ins begun in several windows. */
const MOST = 3;
/** Browsers keep no cookie of more than 4096 bytes, its name and attributes included (RFC 6265, 6.1). */
const MOST_BYTES = 3800;

const overHttps = (): boolean => settings().PUBLIC_URL.startsWith('https:');
const cookieName = (): string => (overHttps() ? '__Host-ingreso' : 'ingreso');

const cookie = (value: string, maxAge: number): string => {
  const secure = overHttps() ? '; Secure' : '';
  return `${cookieName()}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure}`;
};

/** The sign-ins this browser began and did not finish. They live in a sealed cookie: a crawler leaves no rows behind. */
export function pendingSignIns(request: Request): PendingSignIn[] {
  const prefix = `${cookieName()}=`;
  const pairs = (request.headers.get('Cookie') ?? '').split(';').map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(prefix))?.slice(prefix.length) ?? '';
  const parsed = z.array(pending).safeParse(JSON.parse(unseal(value) ?? '[]'));
  const oldest = now().epochMilliseconds - LIFE_SECONDS * 1000;
  return parsed.success ? parsed.data.filter(({ desde }) => desde > oldest) : [];
}

/** As many of the latest as a cookie has room for; an address too long to keep is given up before the sign-in is. */
function sealed(signIns: PendingSignIn[]): string {
  const value = seal(JSON.stringify(signIns));
  if (value.length <= MOST_BYTES) return value;
  const [only, ...later] = signIns;
  return sealed(later.length > 0 || !only ? later : [{ ...only, volver: '/' }]);
}

/** The `Set-Cookie` that remembers these sign-ins, the latest of them; none left, it is forgotten. */
export const rememberSignIns = (signIns: PendingSignIn[]): string =>
  signIns.length === 0 ? cookie('', 0) : cookie(sealed(signIns.slice(-MOST)), LIFE_SECONDS);
