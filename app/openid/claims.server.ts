import { z } from 'zod';

/** Who somebody is, as a verified token says. */
export type Identidad = {
  oid: string;
  login: string;
  nombre?: string;
  correo?: string;
  /** When the provider asked them for their password last, where it says so. */
  claveEn?: string;
};

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
});

/** Puts the claims of a provider in the portal's words. */
export function identityOf(given: unknown): Identidad | null {
  const parsed = claims.safeParse(given);
  if (!parsed.success) return null;
  const { sub, username, preferred_username, name, email, auth_time } = parsed.data;
  const login = username ?? preferred_username ?? email ?? sub;
  return {
    oid: sub,
    login,
    ...(name && { nombre: name }),
    ...(email && { correo: email }),
    ...(auth_time !== undefined && { claveEn: new Date(auth_time * 1000).toISOString() }),
  };
}
