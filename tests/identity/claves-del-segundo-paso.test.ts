import { expect, it } from 'vitest';
import { useSettings } from '~/base/config.server';
import { sealFactor, unsealFactor } from '~/identity/segundo-paso/factor-secrets.server';
import { testSettings } from '../support/settings';

const [OLD, NEW] = ['vieja'.repeat(8), 'nueva'.repeat(8)];
const keys = (...secrets: string[]) => useSettings(testSettings({ FACTOR_SECRET: secrets.join(',') }));

it('what was sealed with a key that is on its way out is opened, and known to be sealed anew', () => {
  keys(OLD);
  const sealed = sealFactor('SECRETO');
  expect(unsealFactor(sealed)).toEqual({ secret: 'SECRETO', isOld: false });
  keys(NEW, OLD);
  expect(unsealFactor(sealed)).toEqual({ secret: 'SECRETO', isOld: true });
  const again = sealFactor('SECRETO');
  keys(NEW);
  expect(unsealFactor(again)).toEqual({ secret: 'SECRETO', isOld: false });
  expect(unsealFactor(sealed)).toBeNull();
});

it('a key that is too short stops the start, by name', () => {
  expect(() => keys('corta')).toThrow('FACTOR_SECRET');
});
