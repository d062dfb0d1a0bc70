import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { type Settings, SettingsError, useSettings } from '~/base/config.server';
import { log } from '~/base/log.server';
import { type Database, database, openDatabase } from '~/database/connection.server';
import { MIGRATIONS, migrate } from '~/database/migrate.server';
import type { Steps } from '~/database/steps';
import { loadReference } from '~/registry/edge/demo/reference';
import * as given from '../support/given';
import type { Engine } from '../support/registry';
import { indexedAnew, schemaOf, takenAway } from '../support/schema';
import { temporaryFolder, testSettings } from '../support/settings';
import { databaseAt, onServer } from '../support/templates';
import { libroMayor, shop, ventaLista } from './shop';

/** The newest step whose version knew nothing of this rule. */
const BEFORE_THE_RULE = '060-descargas';

const alter = (statement: string) => ({
  up: async (db: Kysely<unknown>) => void (await sql.raw(statement).execute(db)),
});
/** What a later version may do while this one serves. */
const WIDENS = alter("alter table dominios add column apodo text not null default ''");
const NARROWS = alter('alter table dominios drop column renovacion_automatica');

/** Neither a copy nor lent: what is done to its schema would stay for the next test. */
async function empty(engine: Engine): Promise<Settings> {
  const DATA_DIR = temporaryFolder();
  if (engine === 'SQLite') return testSettings({ DATA_DIR: join(DATA_DIR, 'nueva') });
  const name = `esquema_${randomUUID().replaceAll('-', '')}`;
  await onServer(inject('servidorPostgres'), `CREATE DATABASE ${name}`);
  return testSettings({ DATA_DIR, DATABASE_URL: databaseAt(inject('servidorPostgres'), name) });
}

const ENGINES: Engine[] = inject('servidorPostgres') ? ['SQLite', 'PostgreSQL'] : ['SQLite'];

describe.each(ENGINES)('a database that a later version has been at (%s)', (engine) => {
  beforeEach(async () => {
    useSettings(await empty(engine));
    await migrate(database());
    await loadReference(database());
  });
  afterEach(() => database().destroy());

  const later = (step: Steps[string]): Steps => ({ ...MIGRATIONS, '900-despues': step });

  it('is taken by this one too, which sells on it, where nothing was taken away', async () => {
    await migrate(database(), later(WIDENS));
    await migrate(database());
    const uuid = await ventaLista('ana', ['uno.uy']);
    const { respuestaOK } = await shop({ login: 'ana' }).carrito.finalizar({ uuid });
    expect([respuestaOK, (await libroMayor()).length]).toEqual([true, 1]);
  });

  it('is taken by the later one again, after this one', async () => {
    await migrate(database(), later(WIDENS));
    await migrate(database());
    await migrate(database(), later(WIDENS));
    expect((await schemaOf(database())).columns.has('dominios.apodo')).toBe(true);
  });

  it('is refused, with what to do, where something that this one uses was taken away', async () => {
    await migrate(database(), later({ ...NARROWS, asks: '900-despues' }));
    const refused = await migrate(database()).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(SettingsError);
    expect(String(refused)).toContain(
      'Instale una que tenga «900-despues», o vuelva a un respaldo de antes.',
    );
  });

  it('is taken where what was taken away had been left alone by this one already', async () => {
    const newest = Object.keys(MIGRATIONS).at(-1);
    await migrate(database(), later({ ...WIDENS, asks: newest ?? '' }));
    await expect(migrate(database())).resolves.toBeUndefined();
  });
});

const upTo = (newest: string): Steps =>
  Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name <= newest));

describe.each(ENGINES)('a step that goes through a table (%s)', (engine) => {
  const step: Steps[string] = {
    ...alter('create index nuevo on nombres_reservados (nombre)'),
    holds: ['nombres_reservados'],
  };
  const steps: Steps = { ...MIGRATIONS, '900-despues': step };

  it('is told before it begins, with how many rows, where they are many', async () => {
    useSettings(await empty(engine));
    const told: unknown[] = [];
    vi.spyOn(log, 'warn').mockImplementation((fields) => void told.push(fields));
    await migrate(database());
    await given.reservedNames(100_000);
    await migrate(database(), steps);
    await migrate(database(), steps);
    expect(told).toEqual([{ step: '900-despues', table: 'nombres_reservados', rows: 100_000 }]);
    await database().destroy();
  });
});

describe.each(ENGINES)('the steps of the schema (%s)', (engine) => {
  let opened: Database;
  beforeEach(async () => {
    opened = openDatabase(await empty(engine));
    await migrate(opened, upTo(BEFORE_THE_RULE));
  });
  afterEach(() => opened.destroy());

  /** What a step does to who knows the one before; what it says of that is beside it. */
  async function walked(steps: Steps) {
    const before = await schemaOf(opened);
    await migrate(opened, steps);
    const after = await schemaOf(opened);
    return { taken: takenAway(before, after), held: indexedAnew(before, after) };
  }

  it('leave older code what it uses, or say which code they ask for; and say which tables they hold', async () => {
    const names = Object.keys(MIGRATIONS).filter((name) => name > BEFORE_THE_RULE);
    for (const name of names) {
      const { asks, holds = [] } = MIGRATIONS[name] ?? {};
      const { taken, held } = await walked(upTo(name));
      expect({ name, taken: asks === undefined ? taken : [] }).toEqual({ name, taken: [] });
      expect(holds).toEqual(expect.arrayContaining(held));
    }
  });

  it('are noticed otherwise: a column that goes', async () => {
    const { taken } = await walked({ ...upTo(BEFORE_THE_RULE), '900-despues': NARROWS });
    expect(taken).toEqual(['dominios.renovacion_automatica']);
  });

  if (engine === 'PostgreSQL')
    // SQLite takes no such column
    it('are noticed otherwise: a column that has to be written', async () => {
      const step = alter('alter table correos_salientes add column x text not null');
      const { taken } = await walked({ ...upTo(BEFORE_THE_RULE), '900-despues': step });
      expect(taken).toEqual(['correos_salientes.x']);
    });

  it('are noticed otherwise: an index on a table of before', async () => {
    const step = alter('create index nuevo on dominios (renovacion_automatica)');
    expect((await walked({ ...upTo(BEFORE_THE_RULE), '900-despues': step })).held).toEqual(['dominios']);
  });
});
