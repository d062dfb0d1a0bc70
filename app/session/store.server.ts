import { type Selectable, sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { secondsBefore, stamp } from '~/base/clock.server';
import { randomId } from '~/base/config.server';
import { storedId } from '~/base/secrets.server';
import { type Connection, type Database, database } from '~/database/connection.server';
import { forgetAll } from '~/database/delete-in-batches';
import { fixed, type ValueOf } from '~/database/fixed';
import { inTransaction } from '~/database/in-transaction';
import type { Tables } from '~/database/tables';
import type { Acr } from '~/registry/domain/step-up';
import { KEPT_SECONDS } from './limits.server';
import type { SessionValues } from './values';

export type SessionRow = Selectable<Tables['sesiones']>;

const AGENT_LENGTH = 300;
/** As many open sessions as somebody's list has. */
const MOST = 50;
/** What is checked at every sign-in anew does not come along from the one before. */
const ONCE_A_SIGN_IN: keyof SessionValues = 'revisado';

/** A sign-in that waits for its code is of the session in which it began. */
const WAITING = 'ingreso:';

/** A value that a session remembers for one owner; short ones are read with the session. */
export type Remembered = Pick<Selectable<Tables['sesion_valores']>, 'dueno' | 'clave' | 'valor'>;

/** A session as it is kept, with what it remembers for its person and for nobody. */
export interface KeptSession {
  row: SessionRow;
  values: readonly Remembered[];
}

/** Read only where it is asked for: it can be two megabytes, which no other page has to wait for. */
const LONG: keyof SessionValues = 'textoLargo';

const withValues = fixed((connection, value: ValueOf<{ id: string }>) =>
  connection
    .selectFrom('sesiones')
    .leftJoin('sesion_valores as valor', (join) =>
      join
        .onRef('valor.sesion', '=', 'sesiones.id')
        .on('valor.clave', '<>', LONG)
        .on((is) => is.or([is('valor.dueno', '=', ''), is('valor.dueno', '=', is.ref('sesiones.oid'))])),
    )
    .selectAll('sesiones')
    .select(['valor.dueno', 'valor.clave', 'valor.valor'])
    .where('sesiones.id', '=', value('id')),
);

/** The session of an id, if it ever needed a row, and all but the long text that it remembers: in one question. */
export async function findSession(id: string): Promise<KeptSession | undefined> {
  const rows = await withValues(database(), { id: storedId(id) });
  const [row] = rows;
  const values = rows.flatMap(({ dueno, clave, valor }) =>
    dueno !== null && clave !== null && valor !== null ? [{ dueno, clave, valor }] : [],
  );
  return row && { row, values };
}

/** Makes the row of a session that must remember something; two requests may do it at once. */
export async function insertSession(id: string, agente: string, now: Temporal.Instant): Promise<void> {
  const moment = stamp(now);
  await database()
    .insertInto('sesiones')
    .values({
      ...emptyRow,
      id: storedId(id),
      publico: randomId(),
      creada: moment,
      vista: moment,
      agente: short(agente),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

const emptyRow = {
  oid: null,
  persona: null,
  credenciales: null,
  csrf_anterior: null,
  ingreso: null,
  confirmada: null,
  acr: null,
  vence: null,
  terminada: null,
};

const short = (agente: string): string => agente.slice(0, AGENT_LENGTH);

/** Notes that a session was used. */
export async function touchSession(id: string, now: Temporal.Instant): Promise<void> {
  await database()
    .updateTable('sesiones')
    .set({ vista: stamp(now) })
    .where('id', '=', storedId(id))
    .execute();
}

/** What a session's row keeps of the provider's tokens. */
export type TokenColumns = Pick<SignedInRow, 'credenciales' | 'vence'>;

/** Keeps other tokens, unless the sign-in was ended meanwhile. */
export async function updateTokens(id: string, columns: TokenColumns): Promise<void> {
  await database()
    .updateTable('sesiones')
    .set(columns)
    .where('id', '=', storedId(id))
    .where('terminada', 'is', null)
    .execute();
}

/** The long text that a session remembers for one owner. */
export async function readLongText(id: string, dueno: string): Promise<string | undefined> {
  const row = await database()
    .selectFrom('sesion_valores')
    .select('valor')
    .where('sesion', '=', storedId(id))
    .where('dueno', '=', dueno)
    .where('clave', '=', LONG)
    .executeTakeFirst();
  return row?.valor;
}

/**
 * Remembers one value; each is a row of its own, so that parallel requests do not overwrite each other. Where another
 * request of the same browser ended the session meanwhile there is nothing left to remember it in.
 */
export async function writeValue(id: string, dueno: string, clave: string, valor: string): Promise<void> {
  await database()
    .insertInto('sesion_valores')
    .values({ sesion: storedId(id), dueno, clave, valor })
    .onConflict((conflict) => conflict.columns(['sesion', 'dueno', 'clave']).doUpdateSet({ valor }))
    .execute()
    .catch(unlessGone);
}

/** How PostgreSQL and SQLite say that the row referred to is not there. */
const REFERS_TO_NOTHING = new Set<unknown>(['23503', 'SQLITE_CONSTRAINT_FOREIGNKEY']);

function unlessGone(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && REFERS_TO_NOTHING.has(error.code))) throw error;
}

/** Forgets one value; answers whether it was there, so that of two readers only one takes it. */
export async function removeValue(id: string, dueno: string, clave: string): Promise<boolean> {
  const { numDeletedRows } = await database()
    .deleteFrom('sesion_valores')
    .where('sesion', '=', storedId(id))
    .where('dueno', '=', dueno)
    .where('clave', '=', clave)
    .executeTakeFirst();
  return numDeletedRows > 0;
}

/** Ends a sign-in and forgets what the provider gave for it; what the session remembers stays. */
export async function endSession(id: string, now: Temporal.Instant): Promise<void> {
  await database()
    .updateTable('sesiones')
    .set({ terminada: stamp(now), credenciales: null })
    .where('id', '=', storedId(id))
    .execute();
}

/** Forgets a session and all it remembers. */
export async function deleteSession(id: string, connection: Connection = database()): Promise<void> {
  await connection.deleteFrom('sesiones').where('id', '=', storedId(id)).execute();
}

/** Of a signed-in person: what the row of their new session says. */
export type SignedInRow = {
  oid: string;
  persona: string;
  credenciales: string;
  vence: string | null;
  csrf_anterior: string | null;
  /** When they were asked for the password once more, where this sign-in is that. */
  confirmada?: string | null;
  /** How they showed then who they are. */
  acr?: Acr | null;
  agente: string;
};

/**
 * Replaces a session by one of another id, for someone who signed in (session fixation). What the browser had
 * remembered comes along: what nobody owned, and what this same person had left behind; never another person's.
 */
export async function renewSession(
  from: string | null,
  to: string,
  signedIn: SignedInRow,
  now: Temporal.Instant,
): Promise<void> {
  const moment = stamp(now);
  await inTransaction(database(), async (trx) => {
    await trx
      .insertInto('sesiones')
      .values({
        ...emptyRow,
        ...signedIn,
        id: storedId(to),
        publico: randomId(),
        creada: moment,
        ingreso: moment,
        vista: moment,
        agente: short(signedIn.agente),
      })
      .execute();
    if (from === null) return;
    await moveValues(trx, storedId(from), storedId(to), signedIn.oid);
    await deleteSession(from, trx);
  });
}

async function moveValues(trx: Connection, from: string, to: string, oid: string): Promise<void> {
  const kept = await trx
    .selectFrom('sesion_valores')
    .select(['dueno', 'clave', 'valor'])
    .where('sesion', '=', from)
    .where('dueno', 'in', ['', oid])
    .where('clave', '<>', ONCE_A_SIGN_IN)
    .where('clave', 'not like', `${WAITING}%`)
    .orderBy('dueno', 'desc') // what was written last, before signing in, comes last and wins
    .execute();
  const values = new Map(kept.map(({ clave, valor }) => [clave, valor]));
  if (values.size === 0) return;
  const rows = [...values].map(([clave, valor]) => ({ sesion: to, dueno: oid, clave, valor }));
  await trx.insertInto('sesion_valores').values(rows).execute();
}

/** A person's sessions that may still be open, the latest used first. */
export const sessionsOf = (oid: string): Promise<SessionRow[]> =>
  database()
    .selectFrom('sesiones')
    .selectAll()
    .where('oid', '=', oid)
    .where('terminada', 'is', null)
    .orderBy('vista', 'desc')
    .limit(MOST)
    .execute();

/** Ends one session of a person, named by what may be shown of it; answers what it held, if there was one to end. */
export const endSessionOf = (
  oid: string,
  publico: string,
  now: Temporal.Instant,
): Promise<Pick<SessionRow, 'credenciales'> | undefined> =>
  inTransaction(database(), async (trx) => {
    const open = await trx
      .selectFrom('sesiones')
      .select(['id', 'credenciales'])
      .where('oid', '=', oid)
      .where('publico', '=', publico)
      .where('terminada', 'is', null)
      .executeTakeFirst();
    if (!open) return undefined;
    const { numUpdatedRows } = await trx
      .updateTable('sesiones')
      .set({ terminada: stamp(now), credenciales: null })
      .where('id', '=', open.id)
      .where('terminada', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0 ? open : undefined;
  });

/** Ends every session of a person. */
export async function endAllSessionsOf(oid: string, now: Temporal.Instant): Promise<void> {
  await database()
    .updateTable('sesiones')
    .set({ terminada: stamp(now), credenciales: null })
    .where('oid', '=', oid)
    .where('terminada', 'is', null)
    .execute();
}

/** Deletes what nobody came back for; answers how many sessions went. */
export const deleteForgottenSessions = (connection: Database, now: Temporal.Instant): Promise<number> =>
  forgetAll(connection, {
    table: 'sesiones',
    key: ['id'],
    isOver: sql`vista <= ${secondsBefore(now, KEPT_SECONDS)}`,
  });
