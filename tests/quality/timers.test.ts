import { expect, it } from 'vitest';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

onDemoData();

const timers = (): number => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 20));

it('no request leaves a timer behind', async () => {
  const who = await visitor().as('titular');
  await who.open('/administrar/resumen');
  await aMoment();
  const before = timers();
  for (let page = 0; page < 20; page += 1) await who.open('/administrar/mis-dominios');
  await aMoment();
  expect(timers()).toBeLessThanOrEqual(before);
});
