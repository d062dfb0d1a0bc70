import { now, stamp } from '~/base/clock.server';
import { randomId } from '~/base/config.server';
import { log } from '~/base/log.server';
import { type Connection, database } from '~/database/connection.server';
import { fixed, type ValueOf } from '~/database/fixed';
import type { Identidad } from '~/openid/claims.server';
import { costsTooLittle, hashPassword, passwordMatches } from './passwords.server';

/** An account of the embedded provider. */
export type Account = Identidad & {
  verificado: boolean;
  conFactor: boolean;
  /** The password was chosen by a mail's link: whoever reads the mail may know it. */
  claveDelCorreo: boolean;
};

/** What an account is made from. */
export type NewAccount = {
  login: string;
  password: string;
  oid?: string;
  nombre?: string;
  correo?: string;
  verificado?: boolean;
};

/** Capitals and spaces around a login do not make another one; NUL is in none, and PostgreSQL takes none that has it. */
export const sameLogin = (login: string): string =>
  login.replaceAll('\0', '').normalize('NFKC').trim().toLowerCase();

type Row = {
  oid: string;
  login: string;
  nombre: string | null;
  correo: string | null;
  verificado: number;
  factores: number | string | bigint | null;
  retenida_hasta: string | null;
  clave_por_correo: number;
};

/** Accounts, each with how many devices of a second step it has. */
const accounts = (connection: Connection = database()) =>
  connection
    .selectFrom('cuentas_acceso')
    .select(['oid', 'login', 'clave', 'nombre', 'correo', 'verificado', 'retenida_hasta', 'clave_por_correo'])
    .select((of) =>
      of
        .selectFrom('factores')
        .select((count) => count.fn.countAll().as('total'))
        .whereRef('factores.oid', '=', 'cuentas_acceso.oid')
        .as('factores'),
    );

const toAccount = ({ oid, login, nombre, correo, verificado, factores, ...row }: Row): Account => ({
  oid,
  login,
  ...(nombre && { nombre }),
  ...(correo && { correo }),
  verificado: verificado === 1,
  conFactor: Number(factores) > 0,
  claveDelCorreo: row.clave_por_correo === 1,
  ...(row.retenida_hasta !== null &&
    row.retenida_hasta > stamp(now()) && { retenidoHasta: row.retenida_hasta }),
});

/** The account of an oid. */
export async function findAccount(oid: string, connection?: Connection): Promise<Account | null> {
  const row = await accounts(connection).where('oid', '=', oid).executeTakeFirst();
  return row ? toAccount(row) : null;
}

const bearers = fixed((connection, value: ValueOf<{ tokenId: string; oid: string; seconds: number }>) =>
  accounts(connection)
    .where('oid', '=', value('oid'))
    .where((is) =>
      is.exists(
        is
          .selectFrom('oidc_registros')
          .select('id')
          .where('modelo', '=', 'AccessToken')
          .where('id', '=', value('tokenId'))
          .where('consumido', 'is', null)
          .where((ends) => ends.or([ends('vence', 'is', null), ends('vence', '>', value('seconds'))])),
      ),
    ),
);

/** The account of an oid, while an access token that was given for it stands. */
export async function findBearer(tokenId: string, oid: string): Promise<Account | null> {
  const seconds = Math.floor(now().epochMilliseconds / 1000);
  const [row] = await bearers(database(), { tokenId, oid, seconds });
  return row ? toAccount(row) : null;
}

/** The account of a login. */
export async function findByLogin(login: string): Promise<Account | null> {
  const row = await accounts().where('login', '=', sameLogin(login)).executeTakeFirst();
  return row ? toAccount(row) : null;
}

/** The accounts of a login or of a mail address: an address may have several. */
export async function findByLoginOrMail(typed: string): Promise<Account[]> {
  const given = sameLogin(typed);
  const rows = await accounts()
    .where((is) => is.or([is('login', '=', given), is((fn) => fn.fn('lower', ['correo']), '=', given)]))
    .limit(5)
    .execute();
  return rows.map(toAccount);
}

/** Puts another password in the place of an account's, and whether it came by a mail's link; answers since when. */
export async function setPassword(oid: string, password: string, byMail: boolean): Promise<string> {
  await database()
    .updateTable('cuentas_acceso')
    .set({ clave: await hashPassword(password), ...(byMail && { clave_por_correo: 1 }) })
    .where('oid', '=', oid)
    .execute();
  return stamp(now());
}

/** A second step was shown after the password: it is its person's, wherever it came from. */
export const trustPassword = (oid: string, connection: Connection = database()) =>
  connection
    .updateTable('cuentas_acceso')
    .set({ clave_por_correo: 0 })
    .where('oid', '=', oid)
    .where('clave_por_correo', '=', 1)
    .execute();

/** Nothing that could take a name away is done by this account until then. */
export const holdAccount = (trx: Connection, oid: string, hasta: string) =>
  trx.updateTable('cuentas_acceso').set({ retenida_hasta: hasta }).where('oid', '=', oid).execute();

/** The same password, at what one costs now; not over one that was chosen meanwhile. Without it the sign-in is as good. */
const storeAnew = async ({ oid, clave }: { oid: string; clave: string }, password: string): Promise<void> => {
  try {
    await database()
      .updateTable('cuentas_acceso')
      .set({ clave: await hashPassword(password) })
      .where('oid', '=', oid)
      .where('clave', '=', clave)
      .execute();
  } catch (error) {
    log.warn({ error }, 'a password could not be stored at its new cost');
  }
};

/** The account that a login and a password open. */
export async function authenticate(login: string, password: string): Promise<Account | null> {
  const row = await accounts().where('login', '=', sameLogin(login)).executeTakeFirst();
  const matches = await passwordMatches(password, row?.clave);
  if (!row || !matches) return null;
  if (costsTooLittle(row.clave)) await storeAnew(row, password);
  return toAccount(row);
}

/** Makes an account; false when the login is taken. */
export async function createAccount(connection: Connection, account: NewAccount): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await connection
    .insertInto('cuentas_acceso')
    .values({
      oid: account.oid ?? randomId(),
      login: sameLogin(account.login),
      clave: await hashPassword(account.password),
      nombre: account.nombre ?? null,
      correo: account.correo ?? null,
      verificado: account.verificado ? 1 : 0,
      creada: stamp(now()),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0) > 0;
}

/** The password of every demo account. */
export const DEMO_PASSWORD = 'demo';

/** Demo accounts (decisions, Settings): login and name; the oid is the login. */
export const DEMO_ACCOUNTS: Record<string, string> = {
  titular: 'Ana Titular',
  administrativo: 'Bruno Administrativo',
  tecnico: 'Carla Técnica',
  financiero: 'Diego Financiero',
  nuevo: 'Elena Nueva',
  otro: 'Federico Otro',
  cuidadosa: 'Gabriela Cuidadosa',
  atencion: 'Horacio Atención',
  direccion: 'Irene Dirección',
  dominios: 'Julia Dominios',
};

/** Loads the demo accounts that are missing. Only ever called where the settings ask for demo data. */
export async function loadDemoAccounts(connection: Connection): Promise<void> {
  const known = await connection.selectFrom('cuentas_acceso').select('login').execute();
  const logins = new Set(known.map(({ login }) => login));
  const missing = Object.entries(DEMO_ACCOUNTS).filter(([login]) => !logins.has(login));
  for (const [login, nombre] of missing) {
    const correo = `${login}@ejemplo.uy`;
    await createAccount(connection, {
      login,
      oid: login,
      nombre,
      correo,
      verificado: true,
      password: DEMO_PASSWORD,
    });
  }
}
