import { expect, test } from 'vitest';
import { database } from '~/database/connection.server';
import { type Besieger, fuzz } from '../siege/fuzz';
import { broken } from '../siege/invariants';
import { type Visitor, visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

onDemoData();

const besieger = (name: string, who: Visitor): Besieger => ({
  name,
  async ask(path, init) {
    const response = await who.request(path, init);
    return { status: response.status, html: await response.text() };
  },
});

/** The short form of `npm run siege`. */
test('forms filled in as nobody would are refused, and leave the registry whole', {
  timeout: 120_000,
}, async () => {
  const besiegers = [
    besieger('nobody', visitor()),
    besieger('titular', await visitor().as('titular')),
    besieger('nuevo', await visitor().as('nuevo')),
  ];
  const { failures } = await fuzz(besiegers, Number(process.env.TURNS ?? 1500));
  expect(failures).toEqual([]);
  expect(await broken(database())).toEqual([]);
});
