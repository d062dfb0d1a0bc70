import { z } from 'zod';
import { randomId, SettingsError, settings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { migrate } from '~/database/migrate.server';
import { claveNueva } from '~/openid/password-pages';
import { createAccount } from './accounts.server';
import { newReset, RESET_MINUTES } from './reset-store.server';

const words = z.tuple([z.string().trim().min(1).max(60), z.email().max(254)]).rest(z.string());

/**
 * Makes an account of the embedded provider from a terminal: `crear-cuenta <usuario> <correo> [nombre]`. Its password is
 * chosen by its person, at an address that is said once and holds for a while: nobody else ever knows one (ASVS 6.4.1).
 */
export async function crearCuenta(args: string[]): Promise<string> {
  const parsed = words.safeParse(args);
  if (!parsed.success) throw new SettingsError('Uso: crear-cuenta <usuario> <correo> [nombre]');
  const [login, correo, ...nombre] = parsed.data;
  await migrate(database());
  const oid = randomId();
  const made = await createAccount(database(), {
    oid,
    login,
    correo,
    nombre: nombre.join(' ') || login,
    password: randomId(), // known to nobody
  });
  if (!made) throw new SettingsError(`Ya existe una cuenta con el usuario ${login}.`);
  const code = await newReset(oid);
  if (code === null) throw new SettingsError('No se pudo hacer el enlace: pídalo en ¿Olvidó su contraseña?');
  const direccion = `${settings().PUBLIC_URL}${claveNueva(code)}`;
  return `Cuenta creada: ${login}. Su contraseña se elige, antes de ${RESET_MINUTES} minutos, en ${direccion}`;
}
