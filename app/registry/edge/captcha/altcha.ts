import { type Challenge, createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { MINUTOS_PARA_RESPONDER } from './rules';
import { secretos } from './secret';

/** About a second of work on a phone; the answer is known beforehand, so checking it costs one derivation at most. */
const WORK = { algorithm: 'PBKDF2/SHA-256', cost: 2_000, from: 300, to: 1_000 } as const;

const parameters = z.object({
  algorithm: z.literal(WORK.algorithm),
  nonce: z.string().max(128),
  salt: z.string().max(128),
  cost: z.literal(WORK.cost),
  keyLength: z.number().int().max(64),
  keyPrefix: z.string().max(128),
  keySignature: z.string().max(256).optional(),
  expiresAt: z.number().int(),
});

const payload = z.object({
  challenge: z.object({ parameters, signature: z.string().max(256) }),
  solution: z.object({ counter: z.number().int().min(0), derivedKey: z.string().max(256) }),
});

/** A proof-of-work challenge for the checkbox, for as long as a question lasts. */
export const nuevoAltcha = (now: Temporal.Instant): Promise<Challenge> =>
  createChallenge({
    algorithm: WORK.algorithm,
    cost: WORK.cost,
    counter: randomInt(WORK.from, WORK.to),
    deriveKey,
    expiresAt: Math.floor(now.add({ minutes: MINUTOS_PARA_RESPONDER }).epochMilliseconds / 1000),
    hmacSignatureSecret: secretos().altcha,
    hmacKeySignatureSecret: secretos().altchaClave,
  });

function decoded(text: string): z.output<typeof payload> | undefined {
  try {
    return payload.safeParse(JSON.parse(Buffer.from(text, 'base64').toString('utf8'))).data;
  } catch {
    return undefined;
  }
}

/** The challenge a solution solves, by its nonce, when the solution is right and in time. */
export async function checkAltcha(
  text: string,
  now: Temporal.Instant,
): Promise<{ clave: string; venceEn: Temporal.Instant } | undefined> {
  const given = decoded(text);
  if (!given) return undefined;
  const venceEn = Temporal.Instant.fromEpochMilliseconds(given.challenge.parameters.expiresAt * 1000);
  if (Temporal.Instant.compare(venceEn, now) <= 0) return undefined;
  const { verified } = await verifySolution({
    ...given,
    deriveKey,
    hmacSignatureSecret: secretos().altcha,
    hmacKeySignatureSecret: secretos().altchaClave,
  });
  return verified ? { clave: `altcha:${given.challenge.parameters.nonce}`, venceEn } : undefined;
}
