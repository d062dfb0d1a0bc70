import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { useClock } from '~/base/clock.server';
import { SettingsError } from '~/base/config.server';
import { authenticate, findByLoginOrMail } from '~/identity/accounts.server';
import { crearCuenta } from '~/identity/crear-cuenta.server';
import { resetPassword } from '~/identity/password-change.server';
import { findReset } from '~/identity/reset-store.server';
import * as observe from '../support/observe';
import { onFreshDatabase } from '../support/registry';

onFreshDatabase();

const codeIn = (said: string): string => /clave\/nueva\/?\?codigo=([\w-]+)$/.exec(said)?.[1] ?? '';

const NOBODY = { endSessions: async () => undefined, mail: async () => undefined };

describe('crear-cuenta', () => {
  it('makes an account whose person chooses the password, once, at the address it says', async () => {
    const said = await crearCuenta(['Ana', 'ana@ejemplo.uy', 'Ana', 'Píriz']);
    expect(said).toContain('Cuenta creada: Ana');
    const code = codeIn(said);
    const oid = (await findReset(code)) ?? '';
    expect(await resetPassword(code, oid, 'un-tero-en-la-rambla', NOBODY)).toBe(true);
    expect(await resetPassword(code, oid, 'otra-cosa-muy-distinta', NOBODY)).toBe(false);
    const account = await authenticate('ana', 'un-tero-en-la-rambla');
    expect(account).toMatchObject({ login: 'ana', nombre: 'Ana Píriz', correo: 'ana@ejemplo.uy' });
    expect(account?.verificado).toBe(false);
    expect(await authenticate('ana', '')).toBeNull();
  });

  it('keeps nothing that opens the account: neither the code, nor for long', async () => {
    const code = codeIn(await crearCuenta(['ana', 'ana@ejemplo.uy']));
    const rows = await observe.passwordLinks();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(code);
    useClock(() => Temporal.Now.instant().add({ minutes: 31 }));
    expect(await findReset(code)).toBeNull();
  });

  it('does not change an account that exists, however its name is written', async () => {
    await crearCuenta(['ana', 'ana@ejemplo.uy']);
    await expect(crearCuenta([' ANA', 'otra@ejemplo.uy'])).rejects.toThrow('Ya existe una cuenta');
    expect(await findByLoginOrMail('ana')).toMatchObject([{ correo: 'ana@ejemplo.uy' }]);
  });

  it.each([
    ['nothing', []],
    ['no mail', ['ana']],
    ['a mail that is none', ['ana', 'ana']],
    ['a blank user', ['  ', 'ana@ejemplo.uy']],
  ])('says how it is used when given %s', async (_, words) => {
    await expect(crearCuenta(words)).rejects.toBeInstanceOf(SettingsError);
  });
});
