import { database } from '~/database/connection.server';

/** Somebody who signed in at least once. */
export const person = (login: string) =>
  database().selectFrom('usuarios').selectAll().where('login', '=', login).executeTakeFirstOrThrow();

/** Everybody who signed in at least once. */
export const people = () => database().selectFrom('usuarios').selectAll().orderBy('id').execute();

/** Every version of every contact, as they were written. */
export const contacts = () => database().selectFrom('contactos').selectAll().orderBy('id').execute();

/** Somebody's own contact data, as they are now; none before they gave them. */
export const defaultContact = (login: string) =>
  database()
    .selectFrom('contactos')
    .innerJoin('contactos_predeterminados', 'contactos_predeterminados.contacto_id', 'contactos.id')
    .innerJoin('usuarios', 'usuarios.id', 'contactos_predeterminados.usuario_id')
    .selectAll('contactos')
    .where('usuarios.login', '=', login)
    .execute();

/** Who accepted which version of the terms; of one person where it is said. */
export const acceptances = (login?: string) =>
  database()
    .selectFrom('terminos_aceptados')
    .innerJoin('usuarios', 'usuarios.id', 'terminos_aceptados.usuario_id')
    .selectAll('terminos_aceptados')
    .$if(login !== undefined, (all) => all.where('usuarios.login', '=', login ?? ''))
    .orderBy('terminos_aceptados.aceptado_en')
    .orderBy('terminos_aceptados.terminos_id')
    .execute();

/** How often a person is known to have changed something, where a replica is read. */
export async function timesWritten(oid: string): Promise<number> {
  const row = await database()
    .selectFrom('escrituras')
    .select('veces')
    .where('oid', '=', oid)
    .executeTakeFirst();
  return row?.veces ?? 0;
}
