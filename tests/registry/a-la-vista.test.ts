import { expect, test } from 'vitest';
import { revisionALaVista } from '~/session/page-cache/store';
import * as given from '../support/given';
import { describeOnBothEngines } from '../support/registry';
import { mensajeGlobal, reservado } from '../support/rows';

const revision = async () => (await revisionALaVista()).revision;

describeOnBothEngines('what everybody sees has a revision', () => {
  const CHANGES = {
    'a price': () => given.price(1),
    'a reserved name': () => reservado('recien-reservado'),
    'a message to everybody': () => mensajeGlobal('Aviso'),
    'a suffix less': () => given.noSuffix('com.uy'),
    'a change of a name': () =>
      given.historyEntry({
        dominio_id: 1,
        nombre: 'pepe.uy',
        version: 1,
        suceso: 'REGISTRO',
        usuario_id: null,
        como: '',
        origen: 'TAREA',
        momento: '2026-01-01T00:00:00.000Z',
        antes: null,
        despues: null,
        hash_anterior: '',
        hash: '',
      }),
  };

  test.each(Object.entries(CHANGES))('%s raises it', async (_, change) => {
    const before = await revision();
    expect(await revision()).toBe(before);
    await change();
    expect(await revision()).not.toBe(before);
  });

  test('what a session keeps does not', async () => {
    const before = await revision();
    await given.queries({ origen: 'alguien', ventana: '2026-01-01', cantidad: 1 });
    expect(await revision()).toBe(before);
  });
});
