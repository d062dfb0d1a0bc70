import { unseal } from '~/base/secrets.server';

/** What the provider gave at sign-in; kept sealed. */
export type Credentials = {
  accessToken: string;
  idToken?: string;
  refreshToken?: string;
  /** When the access token ends, where the provider says it. */
  expira?: string;
};

/** Reads what a session's row keeps of it. */
export function credentialsOf(sealed: string | null | undefined): Credentials | null {
  const text = sealed ? unseal(sealed) : null;
  if (text === null) return null;
  const credentials: Credentials = JSON.parse(text);
  return credentials;
}
