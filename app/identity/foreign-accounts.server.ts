import { now, stamp } from '~/base/clock.server';
import { type Connection, database } from '~/database/connection.server';
import { ReadOnlyNow } from '~/database/read-only.server';
import type { Identidad } from '~/openid/claims.server';
import { asksOwnSecondStep } from '~/openid/issuer.server';
import type { Account } from './accounts.server';

/** Who another provider says that somebody is. */
export type Foreigner = Pick<Identidad, 'oid' | 'login' | 'nombre' | 'correo'>;

/** Whether a second step is kept for an oid: also of one that an installation kept from the provider before. */
async function hasDevices(oid: string, connection: Connection): Promise<boolean> {
  const found = await connection
    .selectFrom('factores')
    .select('id')
    .where('oid', '=', oid)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Their password is the other provider's: nothing is known of it here. */
const toAccount = ({ oid, login, nombre, correo }: Foreigner, conFactor: boolean): Account => ({
  oid,
  login,
  ...(nombre && { nombre }),
  ...(correo && { correo }),
  verificado: false,
  conFactor,
  claveDelCorreo: false,
});

const rows = (connection: Connection) =>
  connection.selectFrom('cuentas_ajenas').select(['oid', 'login', 'nombre', 'correo']);
type Row = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>;

const known = async ({ oid, login, nombre, correo }: Row, connection: Connection): Promise<Account> =>
  toAccount(
    { oid, login, ...(nombre && { nombre }), ...(correo && { correo }) },
    await hasDevices(oid, connection),
  );

/** The person of an oid, where they ever came to the pages of the second step. */
export async function findForeigner(
  oid: string,
  connection: Connection = database(),
): Promise<Account | null> {
  const row = await rows(connection).where('oid', '=', oid).executeTakeFirst();
  return row ? known(row, connection) : null;
}

/** The person of an oid, or those of a login: another provider may give one to several. */
export async function listForeigners(typed: string): Promise<Account[]> {
  const exact = await findForeigner(typed);
  if (exact) return [exact];
  const found = await rows(database()).where('login', '=', typed).orderBy('oid').limit(2).execute();
  return Promise.all(found.map((row) => known(row, database())));
}

const isSame = (row: Row | undefined, { login, nombre, correo }: Foreigner): boolean =>
  row?.login === login && row.nombre === (nombre ?? null) && row.correo === (correo ?? null);

/** Keeps somebody as their provider calls them now. Where it says the same as last time nothing is written, nor while nothing can be. */
export async function keepForeigner(who: Foreigner): Promise<Account> {
  const { oid, login, nombre = null, correo = null } = who;
  const connection = database();
  if (!isSame(await rows(connection).where('oid', '=', oid).executeTakeFirst(), who))
    await connection
      .insertInto('cuentas_ajenas')
      .values({ oid, login, nombre, correo, creada: stamp(now()) })
      .onConflict((conflict) => conflict.column('oid').doUpdateSet({ login, nombre, correo }))
      .execute()
      .catch((error: unknown) => {
        if (!(error instanceof ReadOnlyNow)) throw error;
      });
  return toAccount(who, await hasDevices(oid, connection));
}

/**
 * What is known here of the second step of somebody of another provider, beside what that one says. A token of theirs never tells that a code of
 * ours was asked for: what asks for one is done from the portal's own pages, which know it (decision 119).
 */
export async function withOwnSecondStep(identidad: Identidad | null): Promise<Identidad | null> {
  if (!identidad || !asksOwnSecondStep()) return identidad;
  return (await hasDevices(identidad.oid, database())) ? { ...identidad, conFactor: true } : identidad;
}
