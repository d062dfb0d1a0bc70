import { describe, expect, it } from 'vitest';
import { settings, useSettings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { authenticate, createAccount } from '~/identity/accounts.server';
import { costsTooLittle, hashPassword, passwordMatches } from '~/identity/passwords.server';
import * as observe from '../support/observe';
import { onFreshDatabase } from '../support/registry';
import { testSettings } from '../support/settings';

const CLAVE = 'mate amargo y bizcochos';
/** As they were stored before the cost was: always of 15. */
const FORMER = 'scrypt$c2FsLWRlLXVuYS1jdWVudGE$efo3hKCxejd0lA_74i8W12buFGyDJTQhm_A7veA_LIc';

const cost = (PASSWORD_COST: number) => ({ PASSWORD_COST: String(PASSWORD_COST) });

describe('what a password costs', () => {
  it('is stored with it: another cost opens it as before', async () => {
    useSettings(testSettings(cost(3)));
    const kept = await hashPassword(CLAVE);
    useSettings(testSettings(cost(5)));
    expect([await passwordMatches(CLAVE, kept), await passwordMatches('otra', kept)]).toEqual([true, false]);
    expect([costsTooLittle(kept), costsTooLittle(await hashPassword(CLAVE))]).toEqual([true, false]);
  });

  it('is known of one that was stored without it', async () => {
    useSettings(testSettings(cost(16)));
    expect(await passwordMatches('una clave de antes', FORMER)).toBe(true);
    expect(costsTooLittle(FORMER)).toBe(true);
  });
});

describe('a password that cost less', () => {
  onFreshDatabase('SQLite', cost(3));

  it('is stored anew at the next sign-in that knows it, and at no other', async () => {
    await createAccount(database(), { login: 'ana', password: CLAVE });
    const before = await observe.storedPassword('ana');
    useSettings({ ...settings(), PASSWORD_COST: 4 });
    await authenticate('ana', 'otra');
    expect(await observe.storedPassword('ana')).toBe(before);
    expect(await authenticate('ana', CLAVE)).toMatchObject({ login: 'ana' });
    const after = await observe.storedPassword('ana');
    expect([costsTooLittle(before), costsTooLittle(after)]).toEqual([true, false]);
    expect(await authenticate('ana', CLAVE)).toMatchObject({ login: 'ana' });
    expect(await observe.storedPassword('ana')).toBe(after);
  });
});
