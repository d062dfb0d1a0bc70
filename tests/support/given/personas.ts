import type { Updateable } from 'kysely';
import { database } from '~/database/connection.server';
import type { Tables } from '~/database/tables';

/** The address that somebody's sign-in knows; everybody's where nobody is named. */
export const mailAddress = (correo: string, login?: string) =>
  database()
    .updateTable('usuarios')
    .set({ correo })
    .$if(login !== undefined, (all) => all.where('login', '=', login ?? ''))
    .execute();

/** Every version of every contact is as said, or those with an address for notices. */
export const contacts = (values: Updateable<Tables['contactos']>, email?: string) =>
  database()
    .updateTable('contactos')
    .set(values)
    .$if(email !== undefined, (all) => all.where('email', '=', email ?? ''))
    .execute();

/** Nobody accepted the terms. */
export const noAcceptances = () => database().deleteFrom('terminos_aceptados').execute();

/** A version of the terms, in force since long ago, that says the same as the one before. */
export async function termsPublished(version: number): Promise<void> {
  const { contenido } = await database().selectFrom('terminos').selectAll().executeTakeFirstOrThrow();
  await database()
    .insertInto('terminos')
    .values({ version, contenido, vigente_desde: '2020-01-01T00:00:00.000Z' })
    .execute();
}

/** A version of a contact is as said. */
export const contact = (id: number, values: Updateable<Tables['contactos']>) =>
  database().updateTable('contactos').set(values).where('id', '=', id).execute();
