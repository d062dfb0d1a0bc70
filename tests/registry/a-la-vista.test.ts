import { expect, test } from 'vitest';
import { revisionALaVista } from '~/session/page-cache/store';
import * as given from '../support/given';
import { describeOnBothEngines } from '../support/registry';
import { mensajeGlobal, reservado } from '../support/rows';

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
    const before = await revisionALaVista();
    expect(await revisionALaVista()).toBe(before);
    await change();
    expect(await revisionALaVista()).not.toBe(before);
  });

  test('what a session keeps does not', async () => {
    const before = await revisionALaVista();
    await given.queries({ origen: 'alguien', ventana: '2026-01-01', cantidad: 1 });
    expect(await revisionALaVista()).toBe(before);
  });
});
