import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '~/database/connection.server';
import { comienza, comienzaSinMayusculas, sinMayusculas, UNO_DE_MAS } from './comienzo-store';

/** Somebody's contact data have a row for each of their versions: so many are looked through. */
const VERSIONES = 60;

/** An account, found by what is `hallado` of it. */
export interface CuentaHallada {
  id: number;
  login: string;
  nombre: string | null;
  hallado: string | null;
}

/** A contact, found by what is `hallado` of it; `usuario_id` null of who has no account here. */
export interface ContactoHallado {
  id: number;
  usuario_id: number | null;
  nic_handle: string;
  nombre: string;
  apellido: string;
  hallado: string | null;
}

const cuentas = (
  connection: Connection,
  columna: 'login' | 'nombre' | 'correo',
  comienzo: string,
): Promise<CuentaHallada[]> => {
  const texto = sinMayusculas(connection, sql<string>`${sql.ref(columna)}`);
  return connection
    .selectFrom('usuarios')
    .select(['id', 'login', 'nombre', `${columna} as hallado`])
    .where(comienzaSinMayusculas(texto, comienzo))
    .orderBy(texto)
    .limit(UNO_DE_MAS)
    .execute();
};

const contactos = (connection: Connection, hallado: RawBuilder<string>) =>
  connection
    .selectFrom('contactos')
    .select(['id', 'usuario_id', 'nic_handle', 'nombre', 'apellido', hallado.as('hallado')])
    .limit(VERSIONES);

function contactosPor(
  connection: Connection,
  hallado: RawBuilder<string>,
  comienzo: string,
): Promise<ContactoHallado[]> {
  const texto = sinMayusculas(connection, hallado);
  return contactos(connection, hallado)
    .where(comienzaSinMayusculas(texto, comienzo))
    .orderBy(texto)
    .execute();
}

/** Who has a mail address, or one that begins so: at their provider, or in their contact data. */
export async function listPorCorreo(connection: Connection, comienzo: string) {
  const emails = [sql<string>`email`, sql<string>`email_publico`];
  const found: ContactoHallado[] = [];
  for (const email of emails) found.push(...(await contactosPor(connection, email, comienzo)));
  return { cuentas: await cuentas(connection, 'correo', comienzo), contactos: found };
}

/**
 * A person's name whatever capitals it was typed in. A database that knows only those of ASCII keeps 'Álvaro' with its own: where a
 * word begins with another letter it is looked for both ways.
 */
function comoSeEscribe(tipeado: string): string[] {
  const nombre = tipeado.toLowerCase();
  const conIniciales = nombre.replace(/(?<=^|\s)[^\s\w]/gu, (inicial) => inicial.toUpperCase());
  return conIniciales === nombre ? [nombre] : [nombre, conIniciales];
}

/** Handles are written in capitals. */
const porHandle = (connection: Connection, comienzo: string): Promise<ContactoHallado[]> =>
  contactos(connection, sql<string>`nic_handle`)
    .where(comienza('nic_handle', comienzo.toUpperCase()))
    .orderBy('nic_handle')
    .execute();

/** Who is called so, whole or by their last name, or signs in as that, or has that handle. */
export async function listPorNombre(connection: Connection, comienzo: string) {
  const found: { cuentas: CuentaHallada[]; contactos: ContactoHallado[] } = {
    cuentas: await cuentas(connection, 'login', comienzo),
    contactos: await porHandle(connection, comienzo),
  };
  for (const nombre of comoSeEscribe(comienzo)) {
    found.cuentas.push(...(await cuentas(connection, 'nombre', nombre)));
    for (const texto of [sql<string>`nombre || ' ' || apellido`, sql<string>`apellido`])
      found.contactos.push(...(await contactosPor(connection, texto, nombre)));
  }
  return found;
}

/** The handle that some accounts have in the contact data that they give by default; without those, none. */
export async function listHandles(
  connection: Connection,
  usuarios: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (usuarios.length === 0) return new Map();
  const rows = await connection
    .selectFrom('contactos_predeterminados')
    .innerJoin('contactos', 'contactos.id', 'contactos_predeterminados.contacto_id')
    .select(['contactos_predeterminados.usuario_id', 'contactos.nic_handle'])
    .where('contactos_predeterminados.usuario_id', 'in', usuarios)
    .execute();
  return new Map(rows.map(({ usuario_id, nic_handle }) => [usuario_id, nic_handle]));
}

/** The addresses of some contacts. */
export const listCorreosDe = (connection: Connection, ids: readonly number[]) =>
  connection
    .selectFrom('contactos')
    .select(['id', 'email', 'email_publico'])
    .where('id', 'in', ids)
    .execute();
