import { z } from 'zod';
import { randomId, SettingsError } from '~/config.server';
import { database } from '~/database/connection.server';
import { migrate } from '~/database/migrate.server';
import { createAccount } from './accounts.server';

const words = z.tuple([z.string().trim().min(1).max(60), z.email().max(254)]).rest(z.string());

/**
 * Makes an account of the embedded provider from a terminal: `crear-cuenta <usuario> <correo> [nombre]`. Its password is
 * made here and said once; nothing secret is ever among the arguments.
 */
export async function crearCuenta(args: string[]): Promise<string> {
  const parsed = words.safeParse(args);
  if (!parsed.success) throw new SettingsError('Uso: crear-cuenta <usuario> <correo> [nombre]');
  const [login, correo, ...nombre] = parsed.data;
  const password = randomId();
  await migrate(database());
  const made = await createAccount(database(), {
    login,
    correo,
    nombre: nombre.join(' ') || login,
    password,
  });
  if (!made) throw new SettingsError(`Ya existe una cuenta con el usuario ${login}.`);
  return `Cuenta creada: ${login}. Contraseña: ${password}`;
}
