import type { Connection } from '~/database/connection.server';
import { Rechazo } from '../cambio/rechazo';
import { findCuentas } from './personal-store';

const NADIE = 'Nadie con ese usuario o correo ingresó todavía al portal. Escríbalo como ingresa esa persona.';
const VARIOS = 'Hay varias personas con ese correo: escriba el usuario de la que es.';

/** The one account that signs in as what was typed, or has that mail address; refused beside its field where none or several do. */
export async function cuentaEscrita(connection: Connection, escrito: string, campo: string) {
  const [first, ...others] = await findCuentas(connection, escrito);
  if (!first) throw Rechazo.deCampos({ [campo]: NADIE });
  if (others.length > 0) throw Rechazo.deCampos({ [campo]: VARIOS });
  return first;
}
