import { describe, expect, test } from 'vitest';
import { asSentBy, post } from '../support/actions/post';
import { changedSince, held } from '../support/held';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

onDemoData();

/** A form of one field less: it has a token, and asks for nothing. */
const form = (action: string) => ({
  button: '',
  method: 'POST' as const,
  action,
  multipart: false,
  entries: [],
});

describe('signing out', () => {
  test('ends the session, and once however often it is asked for', async () => {
    const who = await visitor().as('titular');
    const sent = await asSentBy(who, form('/salir'));
    expect((await post(who, sent)).status).toBe(303);
    expect((await who.open('/administrar/resumen')).redirects.join()).toContain('/ingresar');
    expect((await post(who, sent)).status).toBeLessThan(500);
  });

  test('is not done without the token of the session', async () => {
    const who = await visitor().as('titular');
    expect((await post(who, form('/salir'))).status).toBe(403);
    expect(await who.open('/administrar/resumen')).toHaveHeading('Administrar');
  });
});

test('an address that does not exist does nothing with a form', async () => {
  const who = await visitor().as('titular');
  const before = await held();
  expect((await post(who, form('/no-hay-nada-aqui'))).status).toBe(404);
  expect(await changedSince(before)).toEqual([]);
});
