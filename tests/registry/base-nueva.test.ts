import { expect, it } from 'vitest';
import { database } from '~/database/connection.server';
import { describeOnBothEngines } from '../support/registry';

const holds = async () => ({
  mensajes: await database().selectFrom('mensajes_globales').select('titulo').execute(),
  sufijos: await database().selectFrom('sufijos').select('tld').orderBy('tld').execute(),
});

const announce = (titulo: string) =>
  database()
    .insertInto('mensajes_globales')
    .values({ titulo, mensaje: '', prioridad: 'BAJA', fecha_desde: '2026-01-01' })
    .returning('id')
    .executeTakeFirstOrThrow();

describeOnBothEngines('the database a test begins with', () => {
  it.each(['one', 'two'])(
    'holds nothing of another test, and counts from the beginning: %s',
    async (titulo) => {
      expect(await holds()).toEqual({ mensajes: [], sufijos: [{ tld: 'com.uy' }, { tld: 'uy' }] });
      expect(await announce(titulo)).toEqual({ id: 1 });
      await database().deleteFrom('sufijos').execute();
    },
  );

  it.each(['one', 'two'])('has every table, whichever another test took away: %s', async () => {
    await database().selectFrom('dominio_listas').selectAll().execute();
    await database().schema.dropTable('dominio_listas').execute();
  });
});
