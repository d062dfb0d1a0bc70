import type { Updateable } from 'kysely';
import { type Connection, database } from '~/database/connection.server';
import type { Tables } from '~/database/tables';

/** Every session is as said. */
export const sessions = (values: Updateable<Tables['sesiones']>) =>
  database().updateTable('sesiones').set(values).execute();

/** The provider remembers nothing: neither tokens nor codes nor who signed in. */
export const forgetfulProvider = () => database().deleteFrom('oidc_registros').execute();

/** The provider took back every token with which the portal asks. */
export const tokensTakenBack = (connection: Connection = database()) =>
  connection.deleteFrom('oidc_registros').where('modelo', '=', 'AccessToken').execute();

/** The links to choose another password are good until then. */
export const passwordLinksUntil = (vence: string) =>
  database().updateTable('claves_olvidadas').set({ vence }).execute();

/** Every change asked of another registry is as said. */
export const outsideOperations = (values: Updateable<Tables['operaciones_afuera']>) =>
  database().updateTable('operaciones_afuera').set(values).execute();

/** Accounts at the embedded provider that no password opens, each with the oid that its login is. */
export const accountsOf = (logins: readonly string[]) =>
  database()
    .insertInto('cuentas_acceso')
    .values(
      logins.map((login) => ({
        oid: login,
        login,
        nombre: `Persona ${login}`,
        clave: '',
        verificado: 1,
        creada: '2026-01-01T00:00:00.000Z',
      })),
    )
    .execute();

/** Nobody of the other provider in force came to the pages of the second step yet. */
export const nobodyOfTheProvider = () => database().deleteFrom('cuentas_ajenas').execute();

/** Every device of a second step is as said. */
export const factors = (values: Updateable<Tables['factores']>) =>
  database().updateTable('factores').set(values).execute();

/** Nobody asks that a second step be taken away. */
export const noRemovals = () => database().deleteFrom('quitas_factor').execute();

/** Until then an account does nothing that could take a name away. */
export const heldUntil = (oid: string, retenida_hasta: string) =>
  database().updateTable('cuentas_acceso').set({ retenida_hasta }).where('oid', '=', oid).execute();
