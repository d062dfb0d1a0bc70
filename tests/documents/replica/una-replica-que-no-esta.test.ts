import { describe, expect, it } from 'vitest';
import * as given from '../../support/given';
import { type Visitor, visitor } from '../../support/portal/portal';
import { onReplicated, readsDuring } from '../../support/with-replica';

const DATA = '/administrar/mis-datos';
const FROM_REPLICA = new Set(['caught-up']);

const replicated = onReplicated({ DATABASE_REPLICA_SECONDS: '1' });

async function hereBefore(): Promise<Visitor> {
  const who = await visitor().as('otro');
  await who.open(DATA);
  await replicated.catchUp();
  return who;
}

/** What somebody is shown, whole, and where it was read. */
async function readsOf(who: Visitor): Promise<Set<string>> {
  const { answer, from } = await readsDuring(() => who.open(DATA));
  expect(answer).toHaveHeading('Mis datos');
  return from;
}

describe('a replica', () => {
  it('that is far behind is not read from by anybody, until it is not', async () => {
    const who = await hereBefore();
    await replicated.hold();
    await given.price(432_100);
    await replicated.comesToBe('atrasada');
    expect(await readsOf(who)).toEqual(new Set(['lagging']));
    await replicated.catchUp();
    expect(await readsOf(who)).toEqual(FROM_REPLICA);
  });

  it('that is killed is no fault of any page, and is read from again once it is back', async () => {
    const who = await hereBefore();
    expect(await readsOf(who)).toEqual(FROM_REPLICA);
    await replicated.kill();
    const from = await readsOf(who);
    expect([...from].filter((why) => !['away', 'failed'].includes(why))).toEqual([]);
    await replicated.comesToBe('no responde');
    expect(await readsOf(who)).toEqual(new Set(['away']));
    await replicated.start();
    await replicated.catchUp();
    expect(await readsOf(who)).toEqual(FROM_REPLICA);
  });

  it('that takes changes by itself is not read from: what it says is of nobody', async () => {
    const who = await hereBefore();
    await replicated.promote();
    await replicated.comesToBe('no sigue a la base');
    await given.price(432_100);
    expect(await readsOf(who)).toEqual(new Set(['away']));
  });
});
