import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { log } from '~/base/log.server';
import type { Tables } from '~/database/tables';
import type { Outputs } from '~/registry/contract';
import type { SeccionDeFicha } from '~/registry/contract/administracion/ficha';
import * as given from '../support/given';
import { describeOnBothEngines } from '../support/registry';
import { conTodo } from './con-todo';
import { registryAs } from './persona';

const UNO = 'uno.uy';
const PEDIDO = { nombreDominio: UNO, registros: {}, historia: {}, conCodigos: true };

const ficha = (): Promise<Partial<Outputs['administracion']['ficha']>> =>
  registryAs('ana').administracion.ficha(PEDIDO);

/** Renewals are told by the history: without it nobody knows what was paid either. */
const CASES: readonly (readonly [SeccionDeFicha[], keyof Tables])[] = [
  [['invitaciones'], 'invitaciones'],
  [['pagos'], 'cargos'],
  [['registros'], 'dns_registros'],
  [['historia', 'pagos'], 'dominio_historia'],
  [['peligros'], 'peligros'],
  [['codigos'], 'codigos_autorizacion'],
];

beforeEach(() => void vi.spyOn(log, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

describeOnBothEngines('a detail of which one section cannot be read', () => {
  it.each(CASES)(
    'has all but %s, and says so; whoever runs the registry reads why',
    async (sections, table) => {
      await conTodo(UNO);
      const whole = await ficha();
      await given.damaged(table);
      const found = await ficha();
      expect(found.caidas?.toSorted()).toEqual(sections);
      for (const section of ['caidas', ...sections] as const) {
        delete found[section];
        delete whole[section];
      }
      expect(found).toEqual(whole);
      for (const section of sections)
        expect(log.error).toHaveBeenCalledWith(
          expect.objectContaining({ section, of: UNO, error: expect.any(Error) }),
          'a section of a detail could not be read',
        );
    },
  );

  it.each(['mensajes_usuario', 'dominio_listas', 'transferencias', 'cambios_por_aprobar'] as const)(
    'is whole where %s cannot be read, of which something is counted with its person',
    async (table) => {
      await conTodo(UNO);
      const whole = await ficha();
      await given.damaged(table);
      expect(await ficha()).toEqual(whole);
    },
  );

  it('is not there without what its name is told by', async () => {
    await conTodo(UNO);
    await given.damaged('contactos');
    await expect(ficha()).rejects.toThrow();
  });
});
