import { expect, it } from 'vitest';
import { database } from '~/database/connection.server';
import { describeOnBothEngines } from '../support/registry';
import { mensajeGlobal } from '../support/rows';

const holds = async () => ({
  mensajes: await database().selectFrom('mensajes_globales').select('titulo').execute(),
  sufijos: await database().selectFrom('sufijos').select('tld').orderBy('tld').execute(),
});

describeOnBothEngines('the database a test begins with', () => {
  it.each(['one', 'two'])(
    'holds nothing of another test, and counts from the beginning: %s',
    async (titulo) => {
      expect(await holds()).toEqual({ mensajes: [], sufijos: [{ tld: 'com.uy' }, { tld: 'uy' }] });
      expect(await mensajeGlobal(titulo)).toBe(1);
      await database().deleteFrom('sufijos').execute();
    },
  );

  it.each(['one', 'two'])('has every table, whichever another test took away: %s', async () => {
    await database().selectFrom('dominio_listas').selectAll().execute();
    await database().schema.dropTable('dominio_listas').execute();
  });
});
