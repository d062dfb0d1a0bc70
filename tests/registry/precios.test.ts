import { expect, it } from 'vitest';
import { now, useClock } from '~/base/clock.server';
import { database } from '~/database/connection.server';
import { avanzarDominios, avisarVencimientos } from '../support/due';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';
import { ask, askDesk, atTheDesk, START } from './caller';
import { enEquipo } from './equipo';
import { cuenta, registryAs } from './persona';
import { cuentaDe, libroMayor, nombreDe, shop, ventaLista } from './shop';

// START is 09:00 of 21/11/2026 in Uruguay
const desk = (at = START, login = 'irene') => askDesk({ login, now: at }).precios;
const atDirection = () => atTheDesk('irene', ['direccion']);
const later = (minutes: number) => START.add({ minutes });
const AT_TEN = { tld: 'uy', precio: '1.500', desdeDia: '21/11/2026', desdeHora: '10:00', motivo: 'Ajuste.' };
const precioDe = async (minutes: number, product = 'uy') =>
  (await ask({ now: later(minutes) }).registro.precio({ product })).precioUnitario;
const ofUy = async (at = START) => (await desk(at).listar()).sufijos.find(({ tld }) => tld === 'uy')?.precios;

describeOnBothEngines('the price of a suffix', () => {
  it('changes at its minute and not before, and what it cost stays written', async () => {
    await atDirection();
    const answer = await desk().programar(AT_TEN);
    expect(answer.mensajeRespuesta).toMatch(
      /^Desde el 21\/11\/2026 a las 10:00 .* un año de \.uy cuesta \$.1\.500/,
    );
    expect([await precioDe(0), await precioDe(59), await precioDe(60)]).toEqual([138_900, 138_900, 150_000]);
    expect(await precioDe(60, 'com.uy')).toBe(115_900);
    expect((await ofUy())?.map(({ estado }) => estado)).toEqual(['PROXIMO', 'EN_VIGOR']);
    expect(await ofUy(later(60))).toMatchObject([
      { estado: 'EN_VIGOR', precio: 150_000, puesto: { quien: 'irene', motivo: 'Ajuste.' } },
      { estado: 'ANTERIOR', precio: 138_900, desde: null, puesto: null },
    ]);
  });

  it('is never changed once it is in force, nor set in the past', async () => {
    await atDirection();
    await desk().programar(AT_TEN);
    const [{ id } = { id: null }] = (await ofUy()) ?? [];
    expect(await desk(later(60)).retirar({ id: id ?? 0, motivo: 'Un error.' })).toMatchObject({
      codigoRespuesta: 'ESTADO',
      mensajeRespuesta: expect.stringMatching(/^Ese precio ya rige/),
    });
    const past = await desk(later(60)).programar({ ...AT_TEN, precio: '1.600' });
    expect(past.mapErrores?.desdeDia).toMatch(/^Ese momento ya pasó/);
    expect(await precioDe(61)).toBe(150_000);
  });

  it('that was withdrawn before its minute never is in force, and stays written with who and why', async () => {
    await atDirection();
    await desk().programar(AT_TEN);
    const [{ id } = { id: null }] = (await ofUy()) ?? [];
    const motivo = 'El directorio lo postergó.';
    expect(await desk(later(59)).retirar({ id: id ?? 0, motivo: ' ' })).toMatchObject({
      codigoRespuesta: 'CAMPOS',
      mapErrores: { motivo: expect.stringMatching(/^Escriba el motivo/) },
    });
    expect(await desk(later(59)).retirar({ id: id ?? 0, motivo })).toMatchObject({ respuestaOK: true });
    expect(await precioDe(60)).toBe(138_900);
    expect(await ofUy(later(60))).toMatchObject([
      { estado: 'RETIRADO', retirado: { quien: 'irene', motivo } },
      { estado: 'EN_VIGOR' },
    ]);
    expect(await desk(later(59)).retirar({ id: id ?? 0, motivo })).toMatchObject({
      codigoRespuesta: 'ESTADO',
    });
    expect(await desk(later(59)).programar(AT_TEN)).toMatchObject({ respuestaOK: true });
    expect(await precioDe(60)).toBe(150_000);
  });

  it('is the only next one of its suffix, also where two plan one at once', async () => {
    await atDirection();
    await atTheDesk('julia', ['direccion']);
    const both = await Promise.all([
      desk().programar(AT_TEN),
      desk(START, 'julia').programar({ ...AT_TEN, precio: '1.700' }),
    ]);
    expect(both.map(({ codigoRespuesta }) => codigoRespuesta).sort()).toEqual(['ESTADO', 'OK']);
    expect(await desk().programar({ ...AT_TEN, tld: 'com.uy' })).toMatchObject({ respuestaOK: true });
  });

  it.each([
    [{ precio: '' }, 'precio'],
    [{ precio: '0' }, 'precio'],
    [{ precio: '1.389' }, 'precio'],
    [{ precio: '1389.50' }, 'precio'],
    [{ precio: '100.001' }, 'precio'],
    [{ desdeDia: '' }, 'desdeDia'],
    [{ desdeDia: '31/02/2027' }, 'desdeDia'],
    [{ desdeDia: '20/11/2026' }, 'desdeDia'],
    [{ desdeHora: '25:00' }, 'desdeHora'],
    [{ motivo: ' ' }, 'motivo'],
  ])('is not planned with %j, which is said beside its field', async (typed, campo) => {
    await atDirection();
    const answer = await desk().programar({ ...AT_TEN, ...typed });
    expect(answer).toMatchObject({ codigoRespuesta: 'CAMPOS' });
    expect(Object.keys(answer.mapErrores ?? {})).toEqual([campo]);
    expect(await precioDe(60)).toBe(138_900);
  });

  it('is written down in the history of who planned and withdrew it', async () => {
    await atDirection();
    await desk().programar(AT_TEN);
    const [{ id } = { id: null }] = (await ofUy()) ?? [];
    await desk().retirar({ id: id ?? 0, motivo: 'No.' });
    const { actos } = await askDesk({ login: 'irene' }).personal.actos({ propios: true });
    expect(actos).toMatchObject([
      { que: 'Retiró un próximo precio', sobre: '.uy', motivo: 'No.' },
      {
        que: 'Puso un próximo precio',
        sobre: '.uy',
        motivo: 'Ajuste.',
        antes: expect.stringContaining('1.389'),
        despues: expect.stringContaining('1.500'),
      },
    ]);
  });
});

describeOnBothEngines('a price that changes at midnight', () => {
  // the first minute of 22/11/2026 in Uruguay
  const MIDNIGHT = later(15 * 60);
  const before = () => useClock(() => MIDNIGHT.subtract({ seconds: 1 }));
  const after = () => useClock(() => MIDNIGHT);

  it('in a full cart is shown from then on, and charged only once it was', async () => {
    before();
    const uuid = await ventaLista('ana', ['uno.uy', 'dos.com.uy']);
    await given.nextPrice(150_000, '2026-11-22T00:00');
    const cart = async () =>
      (await shop({ login: 'ana', now: now() }).carrito.venta({ uuidVenta: uuid })).ventaDTO?.total;
    const confirm = (total: number) => shop({ login: 'ana', now: now() }).carrito.finalizar({ uuid, total });
    expect(await cart()).toBe(138_900 + 115_900);
    after();
    expect(await confirm(138_900 + 115_900)).toMatchObject({
      codigoRespuesta: 'PRECIO_CAMBIADO',
      mensajeRespuesta: expect.stringMatching(/^Cambió el precio de uno\.uy desde .* No se le cobró/),
      ventaDTO: { estado: 'ABIERTA', total: 150_000 + 115_900 },
    });
    expect(await libroMayor()).toEqual([]);
    expect(await cart()).toBe(150_000 + 115_900);
    expect(await confirm(150_000 + 115_900)).toMatchObject({ respuestaOK: true });
    expect((await libroMayor()).map(({ importe }) => importe).sort()).toEqual([115_900, 150_000]);
  });
});

describeOnBothEngines('a renewal', () => {
  const renovar = (importe?: number) =>
    registryAs('ana').administracion.renovar({
      nombreDominio: 'uno.uy',
      importe,
      templateCuentaPagoDTO: cuenta(),
    });

  it('that is charged at once costs what was shown, or nothing is done and the new price is told', async () => {
    await enEquipo('uno.uy');
    await given.price(150_000, 'uy');
    expect(await renovar(138_900)).toMatchObject({
      codigo: 'CAMPOS',
      mensaje: expect.stringMatching(
        /^El precio cambió mientras lo veía: ahora es \$.1\.500 .* No se le cobró nada/,
      ),
    });
    expect(await libroMayor()).toEqual([]);
    expect(await observe.domain('uno.uy')).toMatchObject({ fecha_vencimiento: '2027-05-01' });
    expect(await renovar(150_000)).toMatchObject({ codigo: 'OK' });
    expect((await libroMayor()).map(({ importe }) => importe)).toEqual([150_000]);
  });

  it('of a deleted name that comes back the same', async () => {
    await enEquipo('uno.uy', {
      estado: 'ELIMINADO',
      fecha_vencimiento: '2026-10-01',
      fecha_eliminacion: '2026-11-10',
    });
    const recuperar = (importe: number) =>
      registryAs('ana').administracion.recuperar({
        nombreDominio: 'uno.uy',
        importe,
        templateCuentaPagoDTO: cuenta(),
      });
    expect(await recuperar(100)).toMatchObject({ codigo: 'CAMPOS' });
    expect(await libroMayor()).toEqual([]);
    expect(await recuperar(138_900)).toMatchObject({ codigo: 'OK' });
  });

  it('that happens by itself costs what the name cost as its day began, as was told a week before', async () => {
    const cuenta_pago_id = await cuentaDe('ana');
    await enEquipo('uno.uy', { fecha_vencimiento: '2026-11-28', cuenta_pago_id });
    await given.nextPrice(150_000, '2026-11-25T00:00');
    await avisarVencimientos(database(), START);
    const { mensajes } = await registryAs('ana').mensajes.usuario({});
    expect(JSON.stringify(mensajes)).toMatch(/\$.1\.500 \(IVA incluido\) se debitan de la cuenta Casa/);
    // the task was late: another price began meanwhile
    await given.nextPrice(170_000, '2026-11-29T00:00');
    await avanzarDominios(database(), START.add({ hours: 24 * 9 }));
    expect((await libroMayor()).map(({ importe }) => importe)).toEqual([150_000]);
  });

  it('that somebody has to press says what it costs from another day on, while it can still be done', async () => {
    await nombreDe('ana', 'kiosco.uy', { fecha_vencimiento: '2026-11-28', cuenta_pago_id: null });
    await nombreDe('ana', 'lejos.com.uy', { fecha_vencimiento: '2026-11-28', cuenta_pago_id: null });
    await given.nextPrice(150_000, '2026-12-28T00:00');
    await given.nextPrice(130_000, '2026-12-29T00:00', 'com.uy');
    await avisarVencimientos(database(), START);
    const { mensajes } = await registryAs('ana').mensajes.usuario({});
    const told = (nombre: string) => JSON.stringify(mensajes.find(({ titulo }) => titulo.startsWith(nombre)));
    expect(told('kiosco.uy')).toMatch(
      /Desde el 28\/12\/2026 renovar cuesta \$.1\.500 \(IVA incluido\) por año\./,
    );
    expect(told('lejos.com.uy')).not.toContain('renovar cuesta');
  });

  it('is asked for knowing the price that follows', async () => {
    await atDirection();
    await given.nextPrice(150_000, '2027-01-01T00:00');
    const asked = await ask().registro.precio({ product: 'uno.uy' });
    expect(asked).toEqual({
      precioUnitario: 138_900,
      proximo: { precio: 150_000, desde: '2027-01-01T00:00' },
    });
    expect(await ask().registro.precio({ product: 'com.uy' })).toEqual({ precioUnitario: 115_900 });
  });
});

describeOnBothEngines('a suffix', () => {
  it('is sold no more from when it is said, with a reason, and again', async () => {
    await atDirection();
    const vender = (seVende: boolean) =>
      desk().vender({ tld: 'com.uy', seVende, motivo: 'Cambió la política.' });
    const sold = async () =>
      (await ask().dominio.habilitados()).dominiosHabilitados.map(({ nombre }) => nombre);
    expect(await desk().alcance({ tld: 'com.uy' })).toEqual({ nombres: 0 });
    await expect(desk().alcance({ tld: 'com' })).rejects.toThrow();
    expect(await vender(false)).toMatchObject({ respuestaOK: true });
    expect(await sold()).toEqual(['uy']);
    expect(await vender(false)).toMatchObject({
      codigoRespuesta: 'ESTADO',
      mensajeRespuesta: '.com.uy ya estaba fuera de la venta.',
    });
    expect(await desk().vender({ tld: 'com.uy', seVende: true, motivo: '' })).toMatchObject({
      codigoRespuesta: 'CAMPOS',
    });
    expect(await vender(true)).toMatchObject({ respuestaOK: true });
    expect(await sold()).toEqual(['uy', 'com.uy']);
  });
});
