import { now, stamp } from '~/base/clock.server';
import { type Connection, database } from '~/database/connection.server';
import type { Identidad } from '~/openid/claims.server';
import { asksOwnSecondStep } from '~/openid/issuer.server';
import type { Account } from './accounts.server';

/** Who another provider says that somebody is. */
export type Foreigner = Pick<Identidad, 'oid' | 'login' | 'nombre' | 'correo'>;

/** People of another provider, each with how many devices of a second step of ours they have. */
const foreigners = (connection: Connection) =>
  connection
    .selectFrom('cuentas_ajenas')
    .selectAll()
    .select((of) =>
      of
        .selectFrom('factores')
        .select((count) => count.fn.countAll().as('total'))
        .whereRef('factores.oid', '=', 'cuentas_ajenas.oid')
        .as('factores'),
    );

type Row = Awaited<ReturnType<ReturnType<typeof foreigners>['executeTakeFirstOrThrow']>>;

/** Their password is the other provider's: nothing is known of it here. */
const toAccount = ({ oid, login, nombre, correo, factores, retenida_hasta }: Row): Account => ({
  oid,
  login,
  ...(nombre && { nombre }),
  ...(correo && { correo }),
  verificado: false,
  conFactor: Number(factores) > 0,
  claveDelCorreo: false,
  ...(retenida_hasta !== null && retenida_hasta > stamp(now()) && { retenidoHasta: retenida_hasta }),
});

/** The person of an oid, where they ever opened the pages of the second step. */
export async function findForeigner(
  oid: string,
  connection: Connection = database(),
): Promise<Account | null> {
  const row = await foreigners(connection).where('oid', '=', oid).executeTakeFirst();
  return row ? toAccount(row) : null;
}

/** The person of an oid, or those of a login: another provider may give one to several. */
export async function listForeigners(typed: string): Promise<Account[]> {
  const known = await findForeigner(typed);
  if (known) return [known];
  const rows = await foreigners(database()).where('login', '=', typed).orderBy('oid').limit(2).execute();
  return rows.map(toAccount);
}

/** Nothing that could take a name away is done by this person until then. */
export const holdForeigner = (trx: Connection, oid: string, hasta: string) =>
  trx.updateTable('cuentas_ajenas').set({ retenida_hasta: hasta }).where('oid', '=', oid).execute();

/** Keeps somebody as their provider calls them now; where it says the same as last time nothing is written. */
export async function keepForeigner({ oid, login, nombre, correo }: Foreigner): Promise<Account> {
  const known = await findForeigner(oid);
  if (known && known.login === login && known.nombre === nombre && known.correo === correo) return known;
  const said = { login, nombre: nombre ?? null, correo: correo ?? null };
  await database()
    .insertInto('cuentas_ajenas')
    .values({ oid, ...said, creada: stamp(now()), retenida_hasta: null })
    .onConflict((conflict) => conflict.column('oid').doUpdateSet(said))
    .execute();
  const kept = await findForeigner(oid);
  if (!kept) throw new Error('a person who was kept is not there');
  return kept;
}

/**
 * What is known here of the second step of somebody of another provider, beside what that one says. A token of theirs never tells that a code of
 * ours was asked for: what asks for one is done from the portal's own pages, which know it (decision 119).
 */
export async function withOwnSecondStep(identidad: Identidad | null): Promise<Identidad | null> {
  if (!identidad || !asksOwnSecondStep()) return identidad;
  const known = await findForeigner(identidad.oid);
  if (!known) return identidad;
  const { conFactor, retenidoHasta } = known;
  return { ...identidad, ...(conFactor && { conFactor }), ...(retenidoHasta && { retenidoHasta }) };
}
