import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { database } from '~/database/connection.server';
import { avanzarDominios } from '../support/due';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';
import { cuentaDe, libroMayor, nombreDe, shop, ventaLista } from './shop';

const noon = (day: string) => Temporal.Instant.from(`${day}T15:00:00Z`);
const advanceTo = (day: string) => avanzarDominios(database(), noon(day));
const nombre = 'kiosco.uy';
const row = () => observe.domain(nombre);
const whois = (day: string) => shop({ now: noon(day) }).dominio.whois({ dominio: { nombre } });

describeOnBothEngines('a name that nobody pays for', () => {
  it('expires, is deleted, and is free again, as the days pass', async () => {
    await nombreDe('ana', nombre, { fecha_vencimiento: '2026-06-15' });
    expect(await advanceTo('2026-06-15')).toBe(0);
    expect(await advanceTo('2026-06-16')).toBe(1);
    expect(await row()).toMatchObject({ estado: 'VENCIDO' });
    expect(await advanceTo('2026-07-16')).toBe(1);
    expect(await row()).toMatchObject({ estado: 'ELIMINADO', fecha_eliminacion: '2026-07-16' });
    expect(await advanceTo('2026-08-14')).toBe(0);
    expect(await advanceTo('2026-08-15')).toBe(1);
    expect(await row()).toBeUndefined();
    expect(await libroMayor()).toEqual([]);
  });

  it('is shown in its true state even before the daily task has written it down', async () => {
    await nombreDe('ana', nombre, { fecha_vencimiento: '2026-06-15' });
    expect(await whois('2026-06-15')).toMatchObject({ estado: 'REGISTRADO', fechaAlta: '2026-05-01' });
    expect(await whois('2026-06-16')).toMatchObject({ estado: 'VENCIDO', fechaAlta: null });
    expect(await whois('2026-07-16')).toMatchObject({ estado: 'ELIMINADO' });
    expect(await whois('2026-08-15')).toMatchObject({ codigo: 'ERROR_DOMINIO_NO_EXISTE', titular: null });
  });

  it('can be registered by somebody else once it is free, task or no task', async () => {
    await nombreDe('ana', nombre, { fecha_vencimiento: '2026-06-15' });
    const uuid = await ventaLista('beto', [nombre], noon('2026-08-15'));
    const answer = await shop({ login: 'beto', now: noon('2026-08-15') }).carrito.finalizar({ uuid });
    expect(answer).toMatchObject({ respuestaOK: true });
    expect(await row()).toMatchObject({ estado: 'REGISTRADO', fecha_alta: '2026-08-15' });
    expect(await observe.domains()).toHaveLength(1);
  });

  it('catches up at once after the task has not run for a long time', async () => {
    await nombreDe('ana', nombre, { fecha_vencimiento: '2025-01-01' });
    await advanceTo('2026-08-15');
    expect(await row()).toBeUndefined();
  });
});

describeOnBothEngines('a name with a payment account', () => {
  it('is renewed on its expiry date, once, however many times the task runs', async () => {
    const cuenta = await cuentaDe('ana');
    await nombreDe('ana', nombre, { fecha_vencimiento: '2026-06-15', cuenta_pago_id: cuenta });
    expect(await advanceTo('2026-06-14')).toBe(0);
    await Promise.all(Array.from({ length: 5 }, () => advanceTo('2026-06-15')));
    expect(await row()).toMatchObject({ estado: 'REGISTRADO', fecha_vencimiento: '2027-06-15' });
    expect(await libroMayor()).toMatchObject([
      { concepto: 'RENOVACION_AUTOMATICA', importe: 138900, cuenta_pago_id: cuenta },
    ]);
    const lists = await observe.roles();
    expect(lists).toMatchObject([{ fecha_vencimiento: '2027-06-15' }]);
  });

  it('is not renewed where its holder turned the renewal off', async () => {
    const cuenta = await cuentaDe('ana');
    await nombreDe('ana', nombre, {
      fecha_vencimiento: '2026-06-15',
      cuenta_pago_id: cuenta,
      renovacion_automatica: 0,
    });
    await advanceTo('2026-06-16');
    expect(await row()).toMatchObject({ estado: 'VENCIDO' });
    expect(await libroMayor()).toEqual([]);
  });
});
