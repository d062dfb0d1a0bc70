import { database } from '~/database/connection.server';

/** Requests like the last one, of as many other names. */
export async function moreRequests(many: number): Promise<void> {
  const { id: _, ...row } = await database()
    .selectFrom('transferencias')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const rows = Array.from({ length: many }, (_each, at) => ({
    ...row,
    nombre: `otra-${at}.uy`,
    referencia: `referencia-${at}`,
    dominio_id: null,
    codigo_id: null,
  }));
  await database().insertInto('transferencias').values(rows).execute();
}

/** A registrar that is known. */
export const registrar = (codigo: string, nombre: string) =>
  database().insertInto('registradores').values({ codigo, nombre }).execute();

/** The names of a registrar, and the requests for names, are of another one. */
export async function namesPassedOn(from: string, to: string): Promise<void> {
  await database().updateTable('transferencias').set({ pierde: to }).where('pierde', '=', from).execute();
  await database()
    .updateTable('dominio_registradores')
    .set({ registrador: to })
    .where('registrador', '=', from)
    .execute();
}

/** No invitation was sent. */
export const noInvitations = () => database().deleteFrom('invitaciones').execute();

/** Nobody asked for a certificate. */
export const noCertificates = () => database().deleteFrom('constancias').execute();
