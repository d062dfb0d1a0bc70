import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { settings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { type Registry, RegistryFailure, registryFor } from '~/registry/client.server';
import { rechazoDe, type Sobre } from '~/registry/contract/rechazo';
import { onFreshDatabase } from '../support/registry';
import { CHANGES, type Change } from '../support/third-party/changes';
import { ThirdPartyEdge } from '../support/third-party/edge';
import { FAULTS } from '../support/third-party/faults';
import { isKeyed, pressedWith } from '../support/third-party/pressed-form';
import { standInFrontOf } from '../support/third-party/stand-in-front';

/** The shortest patience with a change that is never answered: how long one waits is told elsewhere. Others have their time. */
const waitFor = (fault?: string) =>
  Object.assign(settings(), { REGISTRY_API_WRITE_SECONDS: fault === 'silence' ? 0.3 : 30 });

let edge: ThirdPartyEdge;
beforeAll(async () => {
  edge = await ThirdPartyEdge.start();
});
afterEach(() => database().destroy());
afterAll(() => edge.stop());

const as = (login: string): Registry =>
  registryFor({ direccion: '192.0.2.9', visitante: 'x', token: 'de-alguien', oid: login, login });

const outcome = (asked: Promise<Sobre>): Promise<string> =>
  asked.then(
    (answer) => (rechazoDe(answer) ? 'refused' : 'done'),
    (error: unknown) => (error instanceof RegistryFailure ? error.kind : String(error)),
  );

/** All that the edge holds; the number that it gives a holder's data each time they are saved is nothing to anybody. */
const worldOf = (): string =>
  JSON.stringify(edge.mundo, (key, value) =>
    key === 'titular' && typeof value === 'object' ? { ...value, id: 0 } : value,
  );

interface Walked {
  told: string;
  again: string;
  asked: number;
  isStillOnce: boolean;
}

/** Makes a change whose answer is spoilt after it was made, and presses again. */
async function walk(
  name: string,
  { given, login = 'titular', at, ask }: Change,
  fault: string,
): Promise<Walked> {
  edge.beginAnew();
  waitFor();
  const made = (await given?.(as(login), edge)) ?? '';
  waitFor(fault);
  const question = at(made);
  edge.asked.length = 0;
  const spoilt = FAULTS[fault];
  if (spoilt) edge.afterwards.set(question, spoilt);
  const form = pressedWith(as(login), `${name} ${fault}`);
  const told = await outcome(ask(form, made));
  const world = worldOf();
  const again = await outcome(ask(form, made));
  const asked = edge.asked.filter((each) => each.name === question).length;
  return { told, again, asked, isStillOnce: world === worldOf() };
}

const changes = Object.entries(CHANGES);

describe.each(Object.keys(FAULTS))('after a change was made comes %s', (fault) => {
  onFreshDatabase();

  it('and each change is told truly, and was made once after a second press', async () => {
    standInFrontOf(edge);
    const found: Record<string, Walked> = {};
    for (const [name, change] of changes) found[name] = await walk(name, change, fault);
    const expected = changes.map(([name, { untold }]) => {
      const told = untold ? 'desconocido' : 'done';
      const again = isKeyed(name) ? { again: told, asked: 1 } : {};
      return [name, { told, isStillOnce: true, ...again }];
    });
    expect(found).toMatchObject(Object.fromEntries(expected));
  }, 60_000);
});
