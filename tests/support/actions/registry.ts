import { sql } from 'kysely';
import { database } from '~/database/connection.server';
import { HOSTED } from '../situations';

/** What the registry's tables answer to a question: of each row its first column. */
export const found = (question: string) => async (): Promise<unknown[]> => {
  const { rows } = await sql.raw<Record<string, unknown>>(question).execute(database());
  return rows.map((row) => Object.values(row)[0]);
};

/** What a name has in a column; nothing of a name that is no more. */
export const ofName = (column: string, nombre = HOSTED) =>
  found(`select ${column} from dominios where nombre = '${nombre}'`);

/** The telephone of the contact that a name has in a role. */
export const telephoneOf = (rol: 'titular' | 'tecnico', nombre = HOSTED) =>
  found(
    `select telefono from contactos join dominios on contactos.id = ${rol}_id where dominios.nombre = '${nombre}'`,
  );
