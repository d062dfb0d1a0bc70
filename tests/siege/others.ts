import { freePort } from '../support/free-port';
import { Besieged } from './besieged';
import { OF_THE_PROVIDER, OF_THE_REGISTRY, pagesBefore, WAYS, withEdge } from './edges';
import { ground } from './ground';
import { type Row, row } from './report';

/** What a setting names misbehaves in every way, and then is not there at all. */
async function* before(what: string, setting: string, paths: readonly string[]): AsyncGenerator<Row> {
  const { given } = await ground(setting);
  const look = async (url: string) => {
    const portal = await (await Besieged.at({ ...given, [setting]: url })).start();
    return pagesBefore(portal, paths).finally(() => portal.end());
  };
  for (const [way, listener] of Object.entries(WAYS))
    yield await row(`${what} that ${way}`, () => withEdge(listener, look));
  const nowhere = `http://127.0.0.1:${await freePort()}`;
  yield await row(`${what} that is down`, () => look(nowhere));
}

/** An outside edge, and an outside provider. */
export async function* beforeOthers(): AsyncGenerator<Row> {
  yield* before('an outside edge', 'REGISTRY_API_URL', OF_THE_REGISTRY);
  yield* before('a provider', 'OIDC_ISSUER', OF_THE_PROVIDER);
}
