import { beforeEach, expect, it } from 'vitest';
import { database } from '~/database/connection.server';
import { avanzarDominios } from '../support/due';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';
import { START } from './caller';
import { enEquipo } from './equipo';
import { registryAs } from './persona';
import { cuentaDe, libroMayor } from './shop';

const desk = (login: string) => registryAs(login).administracion;
const UNO = { nombreDominio: 'uno.uy' };
const isOn = async () => (await desk('ana').informacion(UNO)).renovacionAutomatica;

describeOnBothEngines('the automatic renewal of a domain', () => {
  beforeEach(async () => {
    const cuenta_pago_id = await cuentaDe('ana');
    await enEquipo('uno.uy', { fecha_vencimiento: '2026-11-25', cuenta_pago_id });
  });

  it.each(['ana', 'bruno', 'diego'])('is switched off and on by %s', async (login) => {
    expect(await desk(login).renovacionAutomatica({ ...UNO, activa: false })).toMatchObject({
      codigo: 'OK',
      mensaje:
        'El dominio uno.uy ya no se renueva automáticamente: vence el 25/11/2026 si antes no lo renueva.',
    });
    expect(await isOn()).toBe(false);
    await desk(login).renovacionAutomatica({ ...UNO, activa: true });
    expect(await isOn()).toBe(true);
  });

  it('off, charges nothing on the day, and leaves one entry of history', async () => {
    await desk('ana').renovacionAutomatica({ ...UNO, activa: false });
    await desk('ana').renovacionAutomatica({ ...UNO, activa: false });
    await avanzarDominios(database(), START.add({ hours: 24 * 6 }));
    expect(await libroMayor()).toEqual([]);
    const rows = await observe.history();
    expect(rows.filter(({ suceso }) => suceso === 'OPCIONES')).toHaveLength(1);
  });

  it('is not promised of an expired name, which says to renew it, and charges nothing', async () => {
    await desk('ana').renovacionAutomatica({ ...UNO, activa: false });
    await given.everyDomain({ fecha_vencimiento: '2026-11-15' });
    const refusal = {
      codigo: 'ESTADO',
      mensaje: 'El dominio está vencido: para cambiar su renovación automática, antes debe renovarlo.',
    };
    expect(await desk('ana').renovacionAutomatica({ ...UNO, activa: true })).toMatchObject(refusal);
    await avanzarDominios(database(), START);
    expect(await desk('ana').renovacionAutomatica({ ...UNO, activa: true })).toMatchObject(refusal);
    await avanzarDominios(database(), START.add({ hours: 24 }));
    expect(await libroMayor()).toEqual([]);
  });

  it('is refused to the technical contact, and where nothing could be charged', async () => {
    expect(await desk('carla').renovacionAutomatica({ ...UNO, activa: false })).toMatchObject({
      codigo: 'SIN_PERMISO',
    });
    await given.everyDomain({ cuenta_pago_id: null });
    const answer = await desk('ana').renovacionAutomatica({ ...UNO, activa: true });
    expect(answer).toMatchObject({
      codigo: 'ESTADO',
      mensaje: expect.stringContaining('no tiene forma de pago'),
    });
  });
});
