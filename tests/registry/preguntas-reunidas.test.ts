import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { database } from '~/database/connection.server';
import { fixed, type ValueOf } from '~/database/fixed';
import { gathered } from '~/database/gathered';
import { describeOnBothEngines } from '../support/registry';

let statements: unknown[] = [];
const note = (sql: unknown): void => void statements.push(sql);
beforeEach(() => {
  statements = [];
  subscribe('portal:statement', note);
});
afterEach(() => void unsubscribe('portal:statement', note));

const paises = () => database().selectFrom('paises').select(['id', 'nombre']).orderBy('nombre', 'desc');

/** The same question of any database. */
const paisesDe = (asked: ReturnType<typeof database>, desde: number) =>
  asked
    .selectFrom('paises')
    .select(['id', 'nombre as pais'])
    .where('id', '>=', desde)
    .orderBy('nombre', 'desc')
    .limit(3);

const documentosDe = (asked: ReturnType<typeof database>, pais: number) =>
  asked
    .selectFrom('tipos_documento')
    .select((is) => ['nombre', is.fn.countAll().over().as('cuantos')])
    .where('pais_id', '=', pais)
    .orderBy('id');

describeOnBothEngines('what is asked at the same moment', () => {
  it('is one statement, and each is answered as by itself', async () => {
    const asked = gathered(database());
    const alone = [
      await paisesDe(database(), 2).execute(),
      await documentosDe(database(), 1).execute(),
      await paisesDe(database(), 1_000_000).execute(),
    ];
    statements = [];
    const found = await Promise.all([
      paisesDe(asked, 2).execute(),
      documentosDe(asked, 1).execute(),
      paisesDe(asked, 1_000_000).execute(),
    ]);
    expect(found).toEqual(alone);
    expect(found.map((rows) => rows.length > 0)).toEqual([true, true, false]);
    expect(statements.length).toBe(1);
  });

  it('is another one where it comes of an answer, and one by one where nobody knows its columns', async () => {
    const asked = gathered(database());
    const [first] = await paisesDe(asked, 1).execute();
    await documentosDe(asked, first?.id ?? 0).execute();
    expect(statements.length).toBe(2);
    const all = asked.selectFrom('formas_pago').selectAll().execute();
    const [rows] = await Promise.all([all, paisesDe(asked, 1).execute(), documentosDe(asked, 1).execute()]);
    expect(rows).toEqual(await database().selectFrom('formas_pago').selectAll().execute());
    expect(statements.length).toBe(5);
  });

  it('fails for each who asked where it cannot be answered, and is nothing that writes', async () => {
    const asked = gathered(database());
    const wrong = asked.selectFrom('paises').select(sql.ref('no_esta').as('nombre')).execute();
    const found = await Promise.allSettled([wrong, paisesDe(asked, 1).execute()]);
    expect(found.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const writes = asked.updateTable('paises').set({ nombre: 'Ninguno' }).execute();
    await expect(writes).rejects.toThrow('Only what reads is gathered');
    expect(await paises().where('nombre', '=', 'Ninguno').execute()).toEqual([]);
  });

  it('is asked of each database in its own words, with the values of each time, where it is always the same', async () => {
    const desde = fixed((connection, value: ValueOf<{ menor: number; cuantos: number }>) =>
      connection
        .selectFrom('paises')
        .select('id')
        .where('id', '>=', value('menor'))
        .orderBy('id')
        .limit(value('cuantos')),
    );
    expect(await desde(database(), { menor: 1, cuantos: 2 })).toEqual([{ id: 1 }, { id: 2 }]);
    expect(await desde(database(), { menor: 2, cuantos: 1 })).toEqual([{ id: 2 }]);
    expect(new Set(statements).size).toBe(1);
  });
});
