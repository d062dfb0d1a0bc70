import { z } from 'zod';
import { settings } from '~/base/config.server';
import type * as domain from '~/registry/domain/identidad';
import { ACRS, type Acr } from '~/registry/domain/step-up';

export { ACRS, type Acr };

/** Who somebody is, with what only the portal asks of their token. */
export interface Identidad extends domain.Identidad {
  /** To which client their token was given, where the provider says so of them. */
  cliente?: string;
}

/** Whether a provider that was told to ask somebody for their password says that it did, or does not say it. */
export type Asked = 'asked' | 'not said' | 'not asked';

const text = z.string().optional().catch(undefined);
/** Seconds since 1970. */
const moment = z.number().int().positive().max(8.64e12).optional().catch(undefined);

/** What providers call a login. */
const claims = z.object({
  sub: z.string().min(1),
  username: text,
  preferred_username: text,
  name: text,
  email: text,
  auth_time: moment,
  client_id: text,
});

/**
 * Whether a provider says that somebody used a second factor: the embedded one by its own `acr`, another by the claim and the
 * values that a setting names (`amr=mfa,otp`); undefined where nothing is known of that.
 */
export function acrOf(given: Record<string, unknown>): Acr | undefined {
  const rule = factorRule();
  if (!rule) return undefined;
  const said = [given[rule.claim]].flat();
  return rule.values.some((value) => said.includes(value)) ? 'segundo-factor' : 'contrasena';
}

const OWN = { claim: 'acr', values: ['segundo-factor'] };

/** Which claim of the provider in force counts, and with which values; undefined where none does. */
export function factorRule(): { claim: string; values: readonly string[] } | undefined {
  const { OIDC_ISSUER, OIDC_FACTOR_CLAIM } = settings();
  return OIDC_ISSUER === undefined ? OWN : OIDC_FACTOR_CLAIM;
}

/** Puts the claims of a provider in the portal's words. */
export function identityOf(given: unknown): Identidad | null {
  const record = z.looseObject({}).safeParse(given).data ?? {};
  const parsed = claims.safeParse(record);
  if (!parsed.success) return null;
  const { sub, username, preferred_username, name, email, auth_time, client_id } = parsed.data;
  const login = username ?? preferred_username ?? email ?? sub;
  return {
    oid: sub,
    login,
    ...(name && { nombre: name }),
    ...(email && { correo: email }),
    ...(client_id && { cliente: client_id }),
    ...(auth_time !== undefined && { claveEn: new Date(auth_time * 1000).toISOString() }),
    ...(factorRule() !== undefined && { acr: acrOf(record), conFactor: true }),
  };
}
