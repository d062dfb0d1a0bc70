import { randomId } from '~/config.server';
import { database } from '~/database/connection.server';
import { prepared } from '~/prepare.server';
import { createAccount } from './accounts.server';

const USAGE = 'node build/server/server.js crear-cuenta LOGIN CORREO [NOMBRE]';

/**
 * Makes an account of the embedded provider, for installations without an outside one; answers what to tell whoever
 * asked. The first password is made here, so that none is ever typed into a shell's history.
 */
export async function crearCuenta([login, correo, nombre]: string[]): Promise<string> {
  if (!login || !correo?.includes('@')) return `Use: ${USAGE}`;
  await prepared();
  const password = randomId();
  const made = await createAccount(database(), { login, correo, nombre, password });
  return made
    ? `Account ${login} made; its first password is ${password}`
    : `There is already an account ${login}.`;
}
