import { z } from 'zod';

/** Who somebody is, as a verified token says. */
export type Identidad = { oid: string; login: string; nombre?: string; correo?: string };

const text = z.string().optional().catch(undefined);

/** What providers call a login. */
const claims = z.object({
  sub: z.string().min(1),
  username: text,
  preferred_username: text,
  name: text,
  email: text,
});

/** Puts the claims of a provider in the portal's words. */
export function identityOf(given: unknown): Identidad | null {
  const parsed = claims.safeParse(given);
  if (!parsed.success) return null;
  const { sub, username, preferred_username, name, email } = parsed.data;
  const login = username ?? preferred_username ?? email ?? sub;
  return { oid: sub, login, ...(name && { nombre: name }), ...(email && { correo: email }) };
}
