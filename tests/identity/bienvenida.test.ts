import { describe, expect, test } from 'vitest';
import { useSettings } from '~/base/config.server';
import { welcome } from '~/identity/welcome.server';
import { testSettings } from '../support/settings';

const said = (given: Record<string, string>): string => {
  useSettings(testSettings(given));
  return welcome();
};

describe('a portal that has started', () => {
  test('says where it is, and the demo accounts that open it', () => {
    expect(said({ DEMO: '1' })).toContain('El portal está en http://portal.test');
    expect(said({ DEMO: '1' })).toMatch(/Cuentas de demostración .*: titular, administrativo/);
  });

  test.each([
    ['an outside provider signs people in', { DEMO: '1', OIDC_ISSUER: 'https://ingreso.example' }],
    ['it has no demo data', { DEMO: '0' }],
  ])('says nothing of demo accounts where %s', (_, given) => {
    expect(said(given)).toBe('\nEl portal está en http://portal.test\n');
  });
});
