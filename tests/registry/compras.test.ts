import { expect, it } from 'vitest';
import { database } from '~/database/connection.server';
import { avanzarDominios } from '../support/due';
import * as given from '../support/given';
import { describeOnBothEngines } from '../support/registry';
import { START } from './caller';
import { cuentaDe, libroMayor, nombreDe, personaDe, shop, ventaLista } from './shop';

const comprasDe = (login: string, input: object = {}) => shop({ login }).carrito.compras(input);
const buy = async (login: string, nombres: string[], now = START) =>
  shop({ login, now }).carrito.finalizar({ uuid: await ventaLista(login, nombres, now) });
const YEAR = 365 * 24;

describeOnBothEngines('purchases and charges', () => {
  it('are nobody’s until something was bought', async () => {
    expect(await comprasDe('ana')).toEqual({ compras: [], total: 0, anios: [] });
  });

  it('have what was bought, when, for how much and to which account', async () => {
    const { ventaDTO } = await buy('ana', ['uno.uy', 'dos.com.uy']);
    expect(await comprasDe('ana')).toEqual({
      compras: [
        {
          clave: expect.stringMatching(/^venta-\d+$/),
          tipo: 'COMPRA',
          fecha: '2026-11-21T12:00:00.000Z',
          numero: null,
          referencia: ventaDTO?.referencia,
          nombres: ['uno.uy', 'dos.com.uy'],
          cuenta: { nombre: 'Casa', numero: expect.stringMatching(/^\D+5678$/) },
          importe: 138900 + 115900,
          estado: 'REALIZADA',
        },
      ],
      total: 1,
      anios: [2026],
    });
    expect((await comprasDe('beto')).total).toBe(0);
  });

  it('say what could not be done, and charge nothing for it', async () => {
    const uuid = await ventaLista('ana', ['tomado.uy', 'libre.uy']);
    await nombreDe('beto', 'tomado.uy');
    await shop({ login: 'ana' }).carrito.finalizar({ uuid });
    const none = await ventaLista('ana', ['otro.uy']);
    await nombreDe('beto', 'otro.uy');
    await shop({ login: 'ana', now: START.add({ hours: 1 }) }).carrito.finalizar({ uuid: none });
    expect((await comprasDe('ana')).compras).toMatchObject([
      { estado: 'NO_REALIZADA', nombres: ['otro.uy'], importe: 0, referencia: null },
      { estado: 'EN_PARTE', nombres: ['libre.uy'], importe: 138900 },
    ]);
  });

  it('have automatic renewals, and agree with the ledger', async () => {
    await buy('ana', ['comprado.uy']);
    const cuenta_pago_id = await cuentaDe('ana');
    await nombreDe('ana', 'renueva.uy', { fecha_vencimiento: '2026-11-30', cuenta_pago_id });
    await avanzarDominios(database(), START.add({ hours: 24 * 10 }));
    const { compras } = await comprasDe('ana');
    expect(compras).toMatchObject([
      { tipo: 'RENOVACION_AUTOMATICA', nombres: ['renueva.uy'], importe: 138900, referencia: null },
      { tipo: 'COMPRA', nombres: ['comprado.uy'] },
    ]);
    const charged = (await libroMayor()).reduce((sum, { importe }) => sum + importe, 0);
    expect(compras.reduce((sum, { importe }) => sum + importe, 0)).toBe(charged);
  });

  it('have what it cost to bring a name from another registrar', async () => {
    await given.charge({
      clave: 'importacion:1',
      venta_item_id: null,
      usuario_id: await personaDe('ana'),
      nombre: 'xn--and-6ma2c.uy',
      concepto: 'IMPORTACION',
      importe: 138900,
      cuenta_pago_id: await cuentaDe('ana'),
      creado_en: START.toString(),
    });
    expect((await comprasDe('ana')).compras).toMatchObject([
      {
        tipo: 'IMPORTACION',
        nombres: ['ñandú.uy'],
        importe: 138900,
        cuenta: { nombre: 'Casa' },
        estado: 'REALIZADA',
      },
    ]);
  });

  it('are of a year as it is in Uruguay, and come in parts, the newest first', async () => {
    const newYear = START.add({ hours: 24 * 41 }).subtract({ hours: 10 }); // 31/12 23:00 in Uruguay, 1/1 in UTC
    await buy('ana', ['viejo.uy']);
    await buy('ana', ['campanadas.uy'], newYear);
    await buy('ana', ['nuevo.uy'], START.add({ hours: YEAR }));
    const { compras, anios, total } = await comprasDe('ana', { cantidad: 2 });
    expect([anios, total]).toEqual([[2027, 2026], 3]);
    expect(compras.map(({ nombres }) => nombres[0])).toEqual(['nuevo.uy', 'campanadas.uy']);
    const rest = await comprasDe('ana', { cantidad: 2, desde: 2 });
    expect(rest.compras.map(({ nombres }) => nombres[0])).toEqual(['viejo.uy']);
    const of2026 = await comprasDe('ana', { anio: 2026 });
    expect(of2026.compras.map(({ nombres }) => nombres[0])).toEqual(['campanadas.uy', 'viejo.uy']);
    expect((await comprasDe('ana', { anio: 2025 })).total).toBe(0);
  });
});
