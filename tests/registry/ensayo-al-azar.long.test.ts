import { expect, it } from 'vitest';
import { describeOnBothEngines } from '../support/registry';
import { compararEnsayos, KIOSCO, kiosco } from './ensayos';

const CHANGES = 60;
const SEED = 20_261_125;

describeOnBothEngines('what is going to happen to a name', () => {
  it('is what happens, of changes at random: the zone that is published, the refusal, and who is told', {
    timeout: 300_000,
  }, async () => {
    await kiosco();
    const { distintos, hechos } = await compararEnsayos('ana', KIOSCO, CHANGES, SEED);
    expect(distintos).toEqual([]);
    expect(hechos, 'most of them are changes that can be made').toBeGreaterThan(CHANGES / 2);
  });
});
