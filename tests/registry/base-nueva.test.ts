import { expect, it } from 'vitest';
import { database } from '~/database/connection.server';
import * as given from '../support/given';
import { countOf } from '../support/held';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';
import { mensajeGlobal } from '../support/rows';

const holds = async () => ({
  mensajes: await observe.globalMessages(),
  sufijos: (await observe.suffixes()).map(({ tld }) => tld),
});

describeOnBothEngines('the database a test begins with', () => {
  it.each(['one', 'two'])(
    'holds nothing of another test, and counts from the beginning: %s',
    async (titulo) => {
      expect(await holds()).toEqual({ mensajes: [], sufijos: ['com.uy', 'uy'] });
      expect(await mensajeGlobal(titulo)).toBe(1);
      await given.noSuffix();
    },
  );

  it.each(['one', 'two'])('has every table, whichever another test took away: %s', async () => {
    await countOf('dominio_listas');
    await database().schema.dropTable('dominio_listas').execute();
  });
});
