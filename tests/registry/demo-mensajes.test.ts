import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '~/database/connection.server';
import { loadDemoMensajes } from '~/registry/edge/demo/mensajes';
import { describeOnBothEngines, onFreshDatabase } from '../support/registry';
import { mensajeGlobal } from '../support/rows';
import { ask, idOf, START } from './caller';

const LOGINS = ['titular', 'administrativo', 'tecnico', 'financiero', 'nuevo', 'otro'];

describeOnBothEngines('the demo’s messages', () => {
  beforeEach(async () => {
    for (const login of LOGINS) await idOf(login);
    await loadDemoMensajes(database(), START);
    await loadDemoMensajes(database(), START);
  });

  it('fill more than two pages of the holder, read and unread, in every priority', async () => {
    const desk = ask({ login: 'titular' });
    const { mensajes, totalCount } = await desk.mensajes.usuario({ cantXPagina: 25 });
    expect(totalCount).toBe(24);
    expect(new Set(mensajes.map(({ prioridad }) => prioridad))).toEqual(new Set(['ALTA', 'MEDIA', 'BAJA']));
    expect((await desk.mensajes.cantidadSinLeer()).cantidad).toBe(4);
  });

  it('tell everybody twelve things, and two banners', async () => {
    const { totalCount, mensajes } = await ask().mensajes.globales({});
    expect(totalCount).toBe(12);
    expect(mensajes[0]?.titulo).toBe('Mantenimiento programado el domingo');
    expect((await ask().mensajes.banners()).banners).toHaveLength(2);
  });

  it('leave only `nuevo` with terms to accept', async () => {
    const left = [];
    for (const login of LOGINS) {
      const { acepto } = await ask({ login }).terminos.aceptados();
      if (!acepto) left.push(login);
    }
    expect(left).toEqual(['nuevo']);
  });
});

describe('where there are no registrar transfers', () => {
  onFreshDatabase('SQLite', { TRANSFERENCIAS: 'no' });

  it('neither the messages of the demo nor what was told before speak of them', async () => {
    await mensajeGlobal('Ya puede traer su dominio a este registro', {
      mensaje: 'Importar Dominio',
      fecha_desde: '2026-11-01',
    });
    await loadDemoMensajes(database(), START);
    const { mensajes } = await ask().mensajes.globales({ cantXPagina: 25 });
    expect(JSON.stringify(mensajes)).not.toMatch(/registrador|Importar/);
  });
});
