import { z } from 'zod';
import { ACRS, type Assurance } from './domain/step-up';

const data = z.object({ pide: z.object({ acr: z.enum(ACRS), maxAgeSeconds: z.number() }) });

/** What a refusal for want of a recent sign-in asks, out of its data; undefined of any other. */
export const assuranceIn = (found: unknown): Assurance | undefined => data.safeParse(found).data?.pide;

const ERROR = 'insufficient_user_authentication';

/** The challenge of RFC 9470, 3: what a client has its person sign in with, and how long ago at most. */
export const challengeFor = ({ acr, maxAgeSeconds }: Assurance): string =>
  `Bearer error="${ERROR}", error_description="A more recent or stronger authentication is required", acr_values="${acr}", max_age="${maxAgeSeconds}"`;

const valueIn = (header: string, name: string): string | undefined =>
  new RegExp(`(?:^|[\\s,])${name}="?([^",]*)"?`).exec(header)?.[1];

/** What such a challenge of an edge asks; undefined of any other header. */
export function challenged(header: string | null): Assurance | undefined {
  if (!header || valueIn(header, 'error') !== ERROR) return undefined;
  const acr = ACRS.find((each) => valueIn(header, 'acr_values')?.split(' ').includes(each)) ?? 'contrasena';
  const seconds = Number(valueIn(header, 'max_age') ?? 0);
  return { acr, maxAgeSeconds: Number.isFinite(seconds) ? seconds : 0 };
}
