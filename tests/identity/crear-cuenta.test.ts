import { describe, expect, it } from 'vitest';
import { SettingsError } from '~/config.server';
import { database } from '~/database/connection.server';
import { authenticate } from '~/identity/accounts.server';
import { crearCuenta } from '~/identity/crear-cuenta.server';
import { onFreshDatabase } from '../support/registry';

onFreshDatabase();

const passwordIn = (said: string): string => /Contraseña: (\S+)$/.exec(said)?.[1] ?? '';

describe('crear-cuenta', () => {
  it('makes an account that opens with the password it says, and with no other', async () => {
    const said = await crearCuenta(['Ana', 'ana@ejemplo.uy', 'Ana', 'Píriz']);
    expect(said).toContain('Cuenta creada: Ana');
    const account = await authenticate('ana', passwordIn(said));
    expect(account).toMatchObject({ login: 'ana', nombre: 'Ana Píriz', correo: 'ana@ejemplo.uy' });
    expect(account?.verificado).toBe(false);
    expect(await authenticate('ana', '')).toBeNull();
    const rows = await database().selectFrom('cuentas_acceso').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(passwordIn(said));
  });

  it('does not change an account that exists, however its name is written', async () => {
    const said = await crearCuenta(['ana', 'ana@ejemplo.uy']);
    await expect(crearCuenta([' ANA', 'otra@ejemplo.uy'])).rejects.toThrow('Ya existe una cuenta');
    expect(await authenticate('ana', passwordIn(said))).toMatchObject({ correo: 'ana@ejemplo.uy' });
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
