import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Settings, useSettings } from '~/config.server';
import { database } from '~/database/connection.server';
import { createAccount } from '~/identity/accounts.server';
import { registryFor } from '~/registry/client.server';
import { ventaLista } from '../registry/shop';
import { accessTokenOf } from '../support/portal/sign-in';
import { testSettings } from '../support/settings';
import type { Besieged } from './besieged';
import { broken } from './invariants';
import type { Row } from './report';

const LOGIN = 'ana';

/** Asks until there is an answer: a person who is told 'no sabemos' looks again. */
async function confirm(api: Settings, token: string, uuid: string): Promise<string | null> {
  for (let attempt = 0; attempt < 200; attempt++) {
    useSettings(api);
    const { carrito } = registryFor({ token, direccion: '192.0.2.1', visitante: 'asedio' });
    const answer = await carrito.finalizar({ uuid }).catch(() => null);
    if (answer?.respuestaOK) return answer.ventaDTO?.referencia ?? null;
    await wait(100);
  }
  return null;
}

/** Confirms sales while something goes on killing; answers what the registry then holds. */
export async function salesUnderKills(
  portal: Besieged,
  data: Settings,
  sales: number,
  kill: () => Promise<void>,
): Promise<Omit<Row, 'name'>> {
  useSettings(data);
  await createAccount(database(), { login: LOGIN, oid: `oid-${LOGIN}`, password: 'una-clave-larga' });
  const token = await accessTokenOf(`oid-${LOGIN}`);
  const uuids: string[] = [];
  for (let sale = 0; sale < sales; sale++) uuids.push(await ventaLista(LOGIN, [`asedio-${sale}.uy`]));

  let kills = 0;
  let over = false;
  const killing = (async () => {
    while (!over) {
      await wait(250 + Math.random() * 500);
      if (over) return;
      await kill();
      kills += 1;
    }
  })();
  const api = testSettings({ REGISTRY_API_URL: `${portal.url}/api` });
  const references: (string | null)[] = [];
  for (let at = 0; at < uuids.length; at += 4)
    references.push(...(await Promise.all(uuids.slice(at, at + 4).map((uuid) => confirm(api, token, uuid)))));
  over = true;
  await killing;

  useSettings(data);
  const { rows } = await sql<{ n: number }>`select count(*) as n from cargos`.execute(database());
  const charged = Number(rows[0]?.n ?? 0);
  const lost = references.filter((reference) => reference === null).length;
  const wrong = await broken(database());
  return {
    figures: `${sales} sales, ${kills} kills, ${lost} lost, ${charged - sales} charged too many or few, ${wrong.join('; ') || 'whole'}`,
    ok: lost === 0 && charged === sales && new Set(references).size === sales && wrong.length === 0,
  };
}
