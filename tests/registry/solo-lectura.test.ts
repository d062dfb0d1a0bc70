import { beforeEach, expect, it } from 'vitest';
import { database } from '~/database/connection.server';
import { createAccount } from '~/identity/accounts.server';
import { runTasks } from '~/registry/edge/tasks/tasks.server';
import { avanzarDominios } from '../support/due';
import * as given from '../support/given';
import { rowsOf } from '../support/held';
import { accessTokenOf } from '../support/portal/sign-in';
import { describeOnBothEngines } from '../support/registry';
import { edgeServer, serving } from './borde';
import { START } from './caller';
import { enEquipo } from './equipo';
import { registryAs } from './persona';
import { cuentaDe } from './shop';

const desk = (login: string) => registryAs(login).administracion;
const held = () => rowsOf(['dominios', 'dominio_historia', 'operaciones', 'trabajos', 'correos_salientes']);
const UNO = { nombreDominio: 'uno.uy' };

describeOnBothEngines('while an operator has the portal only answer questions', () => {
  const edge = serving(edgeServer());

  beforeEach(async () => {
    const cuenta_pago_id = await cuentaDe('ana');
    await enEquipo('uno.uy', { fecha_vencimiento: '2026-11-25', cuenta_pago_id });
  });

  it('questions are answered, a change is refused whole, and is possible again afterwards', async () => {
    await given.readOnly('on');
    const before = await held();
    await expect(desk('ana').renovacionAutomatica({ ...UNO, activa: false })).rejects.toThrow(
      'nothing can be changed now',
    );
    expect(await held()).toEqual(before);
    expect((await desk('ana').informacion(UNO)).renovacionAutomatica).toBe(true);
    await given.readOnly('off');
    await desk('ana').renovacionAutomatica({ ...UNO, activa: false });
    expect((await desk('ana').informacion(UNO)).renovacionAutomatica).toBe(false);
  });

  it('a program that asks /api is told until when', async () => {
    await createAccount(database(), {
      login: 'ana',
      oid: 'oid-ana',
      nombre: 'ana',
      password: 'una clave larga',
    });
    const authorization = `Bearer ${await accessTokenOf('oid-ana')}`;
    await given.readOnly('on', '30');
    const answer = await fetch(`${edge.url()}/api/usuario/administracion/dominio/renovacion-automatica`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ ...UNO, activa: false }),
    });
    expect(answer.status).toBe(503);
    expect((await answer.json()).mensaje).toMatch(
      /^Estamos haciendo un mantenimiento: .* Los cambios vuelven a ser posibles el \d\d\/\d\d\/\d{4} \d\d:\d\d \(hora de Uruguay\)\.$/,
    );
  });

  it('what is due waits', async () => {
    await given.readOnly('on');
    const before = await held();
    await runTasks();
    await avanzarDominios(database(), START.add({ hours: 24 * 6 }));
    expect(await held()).toEqual(before);
    await given.readOnly('off');
    await avanzarDominios(database(), START.add({ hours: 24 * 6 }));
    expect(await held()).not.toEqual(before);
  });

  it('the switch says how it stands, and how it is used', async () => {
    expect(await given.readOnly()).toBe('Se puede consultar y cambiar.');
    expect(await given.readOnly('on')).toContain('Solo se consulta');
    expect(await given.readOnly()).toBe('Solo se consulta.');
    expect(await given.readOnly('off')).toContain('Se vuelve a poder cambiar');
    await expect(given.readOnly('on', 'mucho')).rejects.toThrow('Uso: npm run read-only');
    await expect(given.readOnly('quizás')).rejects.toThrow('Uso: npm run read-only');
  });
});
