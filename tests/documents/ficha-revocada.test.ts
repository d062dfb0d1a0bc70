import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { useClock } from '~/base/clock.server';
import * as given from '../support/given';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

describe('a token that was revoked elsewhere', () => {
  onDemoData();

  test('leads to signing in again and back, not to an error that leads here again', async () => {
    const person = await visitor().as('titular');
    await person.open('/administrar/mis-dominios');
    await given.tokensTakenBack();
    const later = Temporal.Now.instant().add({ minutes: 5 });
    useClock(() => later);
    const page = await person.open('/administrar/mis-dominios');
    expect(page).toHaveHeading('Su sesión terminó');
    expect(page.path).toBe('/sesion-terminada?volver=%2Fadministrar%2Fmis-dominios');
    const again = await person.open('/ingresar?volver=%2Fadministrar%2Fmis-dominios');
    expect(again.path).toContain('/oidc/auth?');
    expect(again.path).toContain('prompt=login');
  });
});
