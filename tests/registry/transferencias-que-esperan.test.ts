import { expect, it } from 'vitest';
import * as given from '../support/given';
import { describeOnBothEngines } from '../support/registry';
import { askDesk, atTheDesk, START } from './caller';
import { nombreDe } from './shop';

const seen = async (minutes = 0) =>
  (await askDesk({ login: 'irene', now: START.add({ minutes }) }).transferencias.listar()).transferencias;

/** Asked for until the 25th, of registrar 'uno' by registrar 'dos'. */
async function asked(...nombres: readonly string[]): Promise<void> {
  await atTheDesk('irene', ['dominios']);
  for (const nombre of nombres) {
    await nombreDe('ana', nombre);
    await given.transferAsked(nombre, `TR-${nombre}`);
  }
}

describeOnBothEngines('transfers that wait', () => {
  it('are told with what each waits for, and nothing of who asked', async () => {
    await asked('uno.uy');
    expect(await seen()).toEqual([
      {
        clase: 'REGISTRADOR',
        nombre: 'uno.uy',
        entre: 'De uno a dos',
        que: ['Espera que uno la apruebe o la rechace.'],
        desde: '2026-11-20T12:00:00Z',
        hasta: '2026-11-25T12:00:00Z',
        pasada: false,
      },
    ]);
  });

  it('are told to be past their time, with why the registry could not end them', async () => {
    await asked('uno.uy');
    await given.tries({
      clase: 'transferencia',
      clave: '1',
      intentos: 12,
      proximo_intento: START.toString(),
      error: 'no se pudo escribir a ana@correo.uy',
      desde: START.toString(),
      tomado_por: null,
      tomado_hasta: null,
      estado: 'APARTADO',
    });
    expect(await seen(5 * 24 * 60)).toMatchObject([
      {
        pasada: true,
        que: [
          'Su plazo pasó: el registro la termina solo en el próximo turno.',
          'No se pudo: no se pudo escribir a …@correo.uy',
        ],
      },
    ]);
  });

  it('are none where none waits', async () => {
    await atTheDesk('irene', ['dominios']);
    expect(await seen()).toEqual([]);
  });
});
