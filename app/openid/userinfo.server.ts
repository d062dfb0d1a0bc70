import { askProvider } from './ask.server';
import { type Identidad, identityOf } from './claims.server';
import { metadata } from './discovery.server';

/** What an outside provider's userinfo endpoint says of a token. */
export async function askUserinfo(token: string): Promise<Identidad | null> {
  const { userinfo_endpoint } = await metadata();
  const { status, text } = await askProvider(userinfo_endpoint, {
    headers: { Authorization: `Bearer ${token}` },
  });
  if (status === 401 || status === 403) return null;
  if (status !== 200) throw new Error(`userinfo answered ${status}`);
  return identityOf(JSON.parse(text));
}
