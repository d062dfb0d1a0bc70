import { sql } from 'kysely';
import { database } from '~/database/connection.server';
import { forgetSome } from '~/database/delete-in-batches';

/** Whether the caller is the first to finish this sign-in, and has to. */
export async function claimSignIn(clave: string, present: string, vence: string): Promise<boolean> {
  await forgetSome(database(), {
    table: 'ingresos_en_curso',
    key: ['clave'],
    isOver: sql`vence <= ${present}`,
  });
  const { numInsertedOrUpdatedRows = 0n } = await database()
    .insertInto('ingresos_en_curso')
    .values({ clave, respuesta: null, vence })
    .onConflict((conflict) => conflict.column('clave').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

/** The sealed answer of who is finishing it: null until there is one, undefined where they gave up. */
export async function answerOfSignIn(clave: string): Promise<string | null | undefined> {
  const row = await database()
    .selectFrom('ingresos_en_curso')
    .select('respuesta')
    .where('clave', '=', clave)
    .executeTakeFirst();
  return row?.respuesta;
}

export const keepAnswer = (clave: string, respuesta: string) =>
  database().updateTable('ingresos_en_curso').set({ respuesta }).where('clave', '=', clave).execute();

export const giveUpSignIn = (clave: string) =>
  database().deleteFrom('ingresos_en_curso').where('clave', '=', clave).execute();
