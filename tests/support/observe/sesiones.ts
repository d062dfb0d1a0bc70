import { database } from '~/database/connection.server';

/** What the portal remembers of every browser. */
export const sessions = () => database().selectFrom('sesiones').selectAll().execute();

/** What the sessions were given to remember, sealed. */
export const rememberedValues = () => database().selectFrom('sesion_valores').selectAll().execute();

/** What the embedded provider remembers: codes, tokens, grants. */
export const providerRecords = () => database().selectFrom('oidc_registros').selectAll().execute();

/** The links to choose another password that are still good. */
export const passwordLinks = () => database().selectFrom('claves_olvidadas').selectAll().execute();

/** How often each stranger asked, as it is kept. */
export const queries = () => database().selectFrom('consultas').selectAll().execute();

/** Requests to take a second step away. */
export const removals = () => database().selectFrom('quitas_factor').selectAll().execute();

/** What is kept of the links that stop them. */
export const stopLinks = () => database().selectFrom('quita_enlaces').selectAll().execute();
/** The password of an account, as it is stored. */
export async function storedPassword(login: string): Promise<string> {
  const row = await database()
    .selectFrom('cuentas_acceso')
    .select('clave')
    .where('login', '=', login)
    .executeTakeFirstOrThrow();
  return row.clave;
}
