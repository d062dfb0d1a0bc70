import { beforeEach, expect, it } from 'vitest';
import { stamp } from '~/base/clock.server';
import { database } from '~/database/connection.server';
import { avanzarDominios } from '../support/due';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';
import { START } from './caller';
import { enEquipo } from './equipo';
import { registryAs } from './persona';
import { cuentaDe, libroMayor } from './shop';

const UNO = { nombreDominio: 'uno.uy' };
const aYearLater = START.add({ hours: 24 * 370 });

const accountOf = async (nombre: string) => (await observe.theDomain(nombre)).cuenta_pago_id;

/** A cart of somebody's with the renewal of uno.uy, and what it says of the name's next renewals. */
async function renewalInCart(login = 'ana') {
  const { administracion, carrito, cuenta } = registryAs(login);
  const { uuidVenta } = await administracion.renovar({ ...UNO, compraInmediata: false });
  const uuid = uuidVenta ?? '';
  const line = async () => {
    const { ventaDTO } = await carrito.venta({ uuidVenta: uuid });
    const [item] = ventaDTO?.items ?? [];
    if (!item) throw new Error('the cart has no line');
    return item;
  };
  const { id } = await line();
  return {
    said: async () => (await line()).proximaRenovacion,
    pay: (account: number, isForLater?: boolean) =>
      cuenta.guardarCuentaPago({
        uuidVenta: uuid,
        templateCuentaPagoDTO: { id: account },
        ...(isForLater === undefined ? {} : { proximasRenovaciones: isForLater ? [id] : [] }),
      }),
    confirm: () => carrito.finalizar({ uuid }),
  };
}

describeOnBothEngines('the renewals that follow one bought in the cart', () => {
  let empresa: number;
  beforeEach(async () => {
    empresa = await cuentaDe('ana');
  });

  it('are charged to its account where the buyer chose so, and the name is not lost a year later', async () => {
    await enEquipo('uno.uy', { fecha_vencimiento: '2026-11-25' });
    const cart = await renewalInCart();
    expect(await cart.said()).toEqual({ automatica: true, asociar: null, cuentaActual: null });
    await cart.pay(empresa, true);
    expect(await cart.said()).toEqual({ automatica: true, asociar: true, cuentaActual: null });
    const { ventaDTO } = await cart.confirm();
    expect(ventaDTO?.items).toMatchObject([{ mensaje: 'Renovado hasta el 25/11/2027.', proximas: 'MISMA' }]);
    expect(await accountOf('uno.uy')).toBe(empresa);
    await avanzarDominios(database(), aYearLater);
    expect((await libroMayor()).map(({ concepto, cuenta_pago_id }) => [concepto, cuenta_pago_id])).toEqual([
      ['RENOVACION', empresa],
      ['RENOVACION_AUTOMATICA', empresa],
    ]);
  });

  it('stay as they were where the buyer did not, and the cart says with which account', async () => {
    const casa = await cuentaDe('ana');
    await enEquipo('uno.uy', { cuenta_pago_id: casa });
    const cart = await renewalInCart();
    await cart.pay(empresa, false);
    expect(await cart.said()).toEqual({
      automatica: true,
      asociar: false,
      cuentaActual: { id: casa, nombre: 'Casa' },
    });
    const { ventaDTO } = await cart.confirm();
    expect(ventaDTO?.items, 'of each is said how it goes on').toMatchObject([{ proximas: 'PROPIA' }]);
    expect(await accountOf('uno.uy')).toBe(casa);
  });

  it('are not promised of a name whose automatic renewal is off, which stays off', async () => {
    await enEquipo('uno.uy', { renovacion_automatica: 0 });
    const cart = await renewalInCart();
    await cart.pay(empresa, true);
    expect(await cart.said()).toMatchObject({ automatica: false, asociar: true });
    const { ventaDTO } = await cart.confirm();
    expect(ventaDTO?.items).toMatchObject([{ proximas: 'ASOCIADA' }]);
    expect(await accountOf('uno.uy')).toBe(empresa);
  });

  it('keep what was chosen when only the account is chosen again', async () => {
    await enEquipo('uno.uy');
    const cart = await renewalInCart();
    await cart.pay(empresa, true);
    await cart.pay(await cuentaDe('ana'));
    expect(await cart.said()).toMatchObject({ asociar: true });
  });

  it('are nobody’s to hear of who has no say in the payments of the name any more', async () => {
    const id = await enEquipo('uno.uy', { cuenta_pago_id: empresa });
    const cart = await renewalInCart('diego');
    expect(await cart.said()).not.toBeNull();
    await given.roles({ financiero: 0 }, { dominioId: id });
    expect(await cart.said()).toBeNull();
  });

  it('of a registration are charged to its account', async () => {
    const { ventaDTO } = await registryAs('ana').registro.agregar({
      dominios: [{ nombre: 'nuevo.uy' }],
      uuidVenta: null,
    });
    const said = ventaDTO?.items.map(({ proximaRenovacion }) => proximaRenovacion);
    expect(said).toEqual([{ automatica: true, asociar: true, cuentaActual: null }]);
  });

  it('of a name that is given away in the same purchase are not foretold', async () => {
    const id = await enEquipo('uno.uy');
    const cart = await renewalInCart();
    const venta_id = (await observe.sales()).at(0)?.id ?? 0;
    const line = { venta_id, tipo: 'TRANSFERENCIA', nombre: 'uno.uy', dominio_id: id, anios: 1 } as const;
    await given.saleLine({
      ...line,
      precio: 138_900,
      estado: 'PENDIENTE',
      datos: null,
      creado_en: stamp(START),
    });
    expect(await cart.said()).toBeNull();
  });
});
