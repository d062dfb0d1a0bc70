import type { Temporal } from 'temporal-polyfill';
import { beforeEach, expect, it } from 'vitest';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';
import { START } from './caller';
import { enEquipo } from './equipo';
import { cuenta, registryAs } from './persona';
import { cuentaDe, libroMayor, nombreDe, personaDe } from './shop';

const later = (days: number) => START.add({ hours: 24 * days });
const desk = (login: string, now: Temporal.Instant = START) => registryAs(login, now).administracion;

const UNO = { nombreDominio: 'uno.uy' };

describeOnBothEngines('releasing a domain', () => {
  beforeEach(() => enEquipo('uno.uy'));

  it.each(['ana', 'bruno'])('is done by %s, and says until when it can be undone', async (login) => {
    const answer = await desk(login).liberar(UNO);
    expect(answer).toMatchObject({
      codigo: 'OK',
      mensaje: 'El dominio uno.uy fue liberado. Puede recuperarlo antes del 21/12/2026.',
    });
    expect(await observe.domain('uno.uy')).toMatchObject({
      estado: 'ELIMINADO',
      fecha_eliminacion: '2026-11-21',
    });
    expect(await observe.happened('uno.uy')).toEqual(['INICIO', 'LIBERACION']);
  });

  it.each([
    ['carla', 'técnico'],
    ['diego', 'financiero'],
  ])('is refused to %s, the contact %s, with the reason, and is nobody else’s', async (login, rol) => {
    const before = await observe.domain('uno.uy');
    expect(await desk(login).liberar(UNO)).toMatchObject({
      codigo: 'SIN_PERMISO',
      mensaje: `Para liberar el dominio hay que ser titular o contacto administrativo; usted es contacto ${rol}.`,
    });
    await expect(desk('otro').liberar(UNO)).rejects.toMatchObject({ status: 404 });
    await expect(registryAs().administracion.liberar(UNO)).rejects.toMatchObject({ status: 401 });
    expect(await observe.domain('uno.uy')).toEqual(before);
  });

  it('twice says that it is under way, and by the same form answers the same', async () => {
    const form = { ...UNO, operacion: 'la-misma-vez' };
    const first = await desk('ana').liberar(form);
    expect(await desk('ana').liberar(form)).toEqual(first);
    expect(await desk('bruno').liberar(UNO)).toMatchObject({
      codigo: 'EN_CURSO',
      mensaje: 'El proceso de liberación ya está en curso.',
    });
    expect(await desk('ana', later(2)).liberar(UNO)).toMatchObject({ codigo: 'ESTADO' });
    expect(await observe.happened('uno.uy')).toEqual(['INICIO', 'LIBERACION']);
  });

  it('by two people at once happens once', async () => {
    const answers = await Promise.all(['ana', 'bruno', 'ana'].map((login) => desk(login).liberar(UNO)));
    expect(answers.map(({ codigo }) => codigo).sort()).toEqual(['EN_CURSO', 'EN_CURSO', 'OK']);
    expect(await observe.happened('uno.uy')).toEqual(['INICIO', 'LIBERACION']);
  });

  it('is not done to a name that was registered anew meanwhile, nor from an older version of it', async () => {
    await expect(desk('ana').liberar({ ...UNO, idDominioCore: 999 })).rejects.toMatchObject({ status: 404 });
    expect(await desk('ana').liberar({ ...UNO, version: 7 })).toMatchObject({ codigo: 'VERSION' });
    expect(await observe.happened('uno.uy')).toEqual([]);
  });
});

describeOnBothEngines('deleting a domain for good', () => {
  beforeEach(() => enEquipo('uno.uy'));

  it('frees the name at once, once the holder has typed it', async () => {
    expect(await desk('ana').eliminar({ ...UNO, confirmacion: 'otro.uy' })).toMatchObject({
      codigo: 'CAMPOS',
      mapErrores: { confirmacion: expect.stringContaining('uno.uy') },
    });
    expect(await desk('ana').eliminar({ ...UNO, confirmacion: ' UNO.uy' })).toMatchObject({ codigo: 'OK' });
    expect(await observe.domain('uno.uy')).toBeUndefined();
    expect(await observe.happened('uno.uy')).toEqual(['INICIO', 'BAJA']);
    const { dominios } = await registryAs('otro').dominio.disponibilidad({ dominios: ['uno.uy'] });
    expect(dominios[0]?.disponible).toBe(true);
    await expect(desk('ana').eliminar(UNO)).rejects.toMatchObject({ status: 404 });
  });

  it('is the holder’s alone', async () => {
    for (const login of ['bruno', 'carla', 'diego'])
      expect(await desk(login).eliminar(UNO), login).toMatchObject({ codigo: 'SIN_PERMISO' });
    expect(await observe.domain('uno.uy')).toBeDefined();
  });
});

describeOnBothEngines('recovering a domain', () => {
  it('that was released brings it back as it was, with the reason in its history', async () => {
    const id = await enEquipo('uno.uy');
    await desk('ana').liberar(UNO);
    const answer = await desk('bruno', later(10)).recuperar({ ...UNO, motivo: 'Fue un error' });
    expect(answer).toMatchObject({
      codigo: 'OK',
      mensaje: 'El dominio uno.uy fue recuperado. Vence el 01/05/2027.',
      uuidVenta: null,
    });
    expect(await observe.domain('uno.uy')).toMatchObject({
      id,
      estado: 'REGISTRADO',
      fecha_eliminacion: null,
    });
    const last = (await observe.history()).at(-1);
    expect(JSON.parse(last?.despues ?? '{}')).toMatchObject({ estado: 'REGISTRADO', motivo: 'Fue un error' });
    expect(await libroMayor()).toEqual([]);
    expect(await desk('ana', later(10)).recuperar(UNO)).toMatchObject({
      codigo: 'EN_CURSO',
      mensaje: 'La recuperación del dominio ya está en proceso.',
    });
    expect(await desk('ana', later(11)).recuperar(UNO)).toMatchObject({ codigo: 'ESTADO' });
  });

  it('that expired renews it, and charges the year once', async () => {
    const cuenta_pago_id = await cuentaDe('ana');
    await nombreDe('ana', 'uno.uy', {
      estado: 'ELIMINADO',
      fecha_vencimiento: '2026-10-10',
      fecha_eliminacion: '2026-11-10',
    });
    expect(await desk('ana').recuperar(UNO)).toMatchObject({
      codigo: 'CAMPOS',
      mapErrores: { cuentaPago: 'Debe seleccionar una cuenta' },
    });
    const { codigo, uuidVenta } = await desk('ana').recuperar({
      ...UNO,
      templateCuentaPagoDTO: { id: cuenta_pago_id },
    });
    expect(codigo).toBe('OK');
    expect(await observe.domain('uno.uy')).toMatchObject({
      estado: 'REGISTRADO',
      fecha_vencimiento: '2027-10-10',
      fecha_eliminacion: null,
    });
    expect(await libroMayor()).toMatchObject([{ concepto: 'RENOVACION', importe: 138_900, cuenta_pago_id }]);
    const { ventaDTO } = await registryAs('ana').carrito.venta({ uuidVenta: uuidVenta ?? '' });
    expect(ventaDTO).toMatchObject({ estado: 'FINALIZADA', total: 138_900 });
  });

  it('that expired charges an account only for who sees it, while its owner has a say in the name', async () => {
    const cuenta_pago_id = await cuentaDe('diego');
    const vencido = {
      estado: 'ELIMINADO',
      fecha_vencimiento: '2026-10-10',
      fecha_eliminacion: '2026-11-10',
    } as const;
    await enEquipo('uno.uy', { ...vencido, cuenta_pago_id });
    const cuentaPago = 'Debe seleccionar una cuenta';
    expect(await desk('carla').recuperar(UNO)).toMatchObject({ mapErrores: { cuentaPago } });
    const diego = await personaDe('diego');
    await given.roles({ financiero: 0, tecnico: 1 }, { usuarioId: diego });
    expect(await desk('ana').recuperar(UNO)).toMatchObject({ mapErrores: { cuentaPago } });
    expect(await libroMayor()).toEqual([]);
    await given.roles({ financiero: 1, tecnico: 0 }, { usuarioId: diego });
    expect(await desk('ana').recuperar(UNO)).toMatchObject({ codigo: 'OK' });
    expect(await libroMayor()).toMatchObject([{ cuenta_pago_id, usuario_id: diego }]);
  });

  it('is over when its time is', async () => {
    await nombreDe('ana', 'uno.uy', { estado: 'ELIMINADO', fecha_eliminacion: '2026-10-01' });
    expect(await desk('ana').recuperar(UNO)).toMatchObject({ codigo: 'ESTADO' });
    const motivo = 'x'.repeat(501);
    expect(await desk('ana').recuperar({ ...UNO, motivo })).toMatchObject({
      mapErrores: { motivo: 'El motivo no puede tener más de 500 caracteres.' },
    });
  });
});

describeOnBothEngines('renewing a domain now', () => {
  it('adds a year to its expiry date, charges its own account and gives a reference', async () => {
    const cuenta_pago_id = await cuentaDe('ana');
    await enEquipo('uno.uy', { cuenta_pago_id });
    const answer = await desk('diego').renovar({ ...UNO, fechaVencimiento: '2027-05-01' });
    expect(answer).toMatchObject({
      codigo: 'OK',
      mensaje: expect.stringMatching(
        /^El dominio uno\.uy fue renovado: vence el 01\/05\/2028\. Se debitaron \$\s1\.389 \(IVA incluido\) de la cuenta \S+ …\d{4} y figurarán en la factura del período siguiente\.$/,
      ),
      fechaVencimiento: '2028-05-01',
    });
    expect(await libroMayor()).toMatchObject([{ concepto: 'RENOVACION', importe: 138_900, cuenta_pago_id }]);
    const { ventaDTO } = await registryAs('diego').carrito.venta({ uuidVenta: answer.uuidVenta ?? '' });
    expect(ventaDTO?.referencia).toMatch(/^UY-2026-/);
    expect(ventaDTO?.items).toMatchObject([{ estado: 'HECHO', mensaje: 'Renovado hasta el 01/05/2028.' }]);
  });

  it('is told as a purchase to who did it, by its name, its price and its reference', async () => {
    await enEquipo('uno.uy', { cuenta_pago_id: await cuentaDe('ana') });
    await desk('diego').renovar(UNO);
    const { compras } = await registryAs('diego').carrito.compras({});
    expect(compras).toMatchObject([
      { tipo: 'COMPRA', nombres: ['uno.uy'], importe: 138_900, estado: 'REALIZADA' },
    ]);
    const { mensajes } = await registryAs('diego').mensajes.usuario({});
    const told = mensajes.find(({ titulo }) => titulo === `Compra ${compras[0]?.referencia} confirmada`);
    expect(JSON.stringify(told)).toMatch(/Renovación de uno\.uy.{0,20}1\.389/);
  });

  it('is told also to whose account it is charged', async () => {
    await enEquipo('uno.uy', { cuenta_pago_id: await cuentaDe('ana') });
    await desk('diego').renovar(UNO);
    const titulos = async (login: string) =>
      (await registryAs(login).mensajes.usuario({})).mensajes.map(({ titulo }) => titulo);
    expect(await titulos('ana')).toContain('uno.uy: lo renovaron con su forma de pago');
    expect(await titulos('diego')).not.toContain('uno.uy: lo renovaron con su forma de pago');
    const [told] = (await registryAs('ana').mensajes.usuario({})).mensajes;
    expect(told?.mensaje).toMatch(/Ver su forma de pago: http\S+\?dominio=uno\.uy#pago$/);
    const { compras, total } = await registryAs('ana').carrito.compras({});
    expect(compras).toMatchObject([
      {
        tipo: 'RENOVACION_DE_OTRO',
        nombres: ['uno.uy'],
        importe: 138_900,
        estado: 'REALIZADA',
        referencia: null,
      },
    ]);
    expect(total).toBe(1);
    expect((await registryAs('diego').carrito.compras({})).total).toBe(1);
  });

  it('has no price under a suffix that is sold no more: nothing is charged, and it says what to do', async () => {
    await enEquipo('uno.uy', { cuenta_pago_id: await cuentaDe('ana') });
    await given.soldNoMore('uy');
    expect(await desk('ana').renovar(UNO)).toMatchObject({
      codigo: 'SIN_PRECIO',
      mensaje: expect.stringMatching(/^uno\.uy no tiene precio en este momento .* Escríbanos/),
    });
    expect(await libroMayor()).toEqual([]);
  });

  it('brings an expired one back into force', async () => {
    await enEquipo('uno.uy', { fecha_vencimiento: '2026-11-01', cuenta_pago_id: await cuentaDe('ana') });
    expect(await desk('ana').renovar(UNO)).toMatchObject({ codigo: 'OK', fechaVencimiento: '2027-11-01' });
    expect(await observe.domain('uno.uy')).toMatchObject({ estado: 'REGISTRADO' });
  });

  it('with a new account makes it, and keeps it for the domain only when asked', async () => {
    await enEquipo('uno.uy');
    expect(await desk('ana').renovar(UNO)).toMatchObject({
      codigo: 'CAMPOS',
      mapErrores: { cuentaPago: 'Debe seleccionar una cuenta' },
    });
    expect(await desk('ana').renovar({ ...UNO, templateCuentaPagoDTO: cuenta() })).toMatchObject({
      codigo: 'OK',
    });
    expect((await observe.domain('uno.uy'))?.cuenta_pago_id).toBeNull();
    await desk('ana').renovar({
      ...UNO,
      templateCuentaPagoDTO: cuenta({ nombre: 'Otra', cuenta: '987654321' }),
      asociarTemplateCuenta: true,
    });
    const { cuentasPago } = await registryAs('ana').cuenta.cuentasPago();
    const otra = cuentasPago.find(({ nombre }) => nombre === 'Otra');
    expect((await observe.domain('uno.uy'))?.cuenta_pago_id).toBe(otra?.id);
    expect(await libroMayor()).toHaveLength(2);
  });

  it('makes no account when it is refused, and takes nobody else’s', async () => {
    await enEquipo('uno.uy');
    const refused = await desk('ana').renovar({ ...UNO, cantAnios: 2, templateCuentaPagoDTO: cuenta() });
    expect(refused).toMatchObject({
      codigo: 'CAMPOS',
      mapErrores: { cantAnios: 'La renovación es por 1 año.' },
    });
    expect((await registryAs('ana').cuenta.cuentasPago()).cuentasPago).toEqual([]);
    const ajena = { id: await cuentaDe('otro') };
    await expect(desk('ana').renovar({ ...UNO, templateCuentaPagoDTO: ajena })).rejects.toMatchObject({
      status: 404,
    });
    expect(await libroMayor()).toEqual([]);
  });

  it('from the same expiry date happens once, however many press it', async () => {
    await enEquipo('uno.uy', { cuenta_pago_id: await cuentaDe('ana') });
    const form = { ...UNO, fechaVencimiento: '2027-05-01' };
    const answers = await Promise.all(
      ['ana', 'bruno', 'diego', 'ana'].map((login) => desk(login).renovar(form)),
    );
    expect(answers.map(({ codigo }) => codigo).sort()).toEqual(['EN_CURSO', 'EN_CURSO', 'EN_CURSO', 'OK']);
    expect(await libroMayor()).toHaveLength(1);
    expect(await desk('ana').renovar(form)).toMatchObject({
      mensaje: 'Ya se encuentra en proceso de renovación.',
    });
  });

  it('is refused to the technical contact and to a deleted name, with the reason', async () => {
    await enEquipo('uno.uy', { cuenta_pago_id: await cuentaDe('ana') });
    expect(await desk('carla').renovar(UNO)).toMatchObject({ codigo: 'SIN_PERMISO' });
    await desk('ana').liberar(UNO);
    expect(await desk('ana').renovar(UNO)).toMatchObject({ codigo: 'ESTADO' });
    expect(await libroMayor()).toEqual([]);
  });
});

describeOnBothEngines('adding a renewal to the cart', () => {
  it('makes a line of the cart, once', async () => {
    await enEquipo('uno.uy');
    const first = await desk('ana').renovar({ ...UNO, compraInmediata: false });
    expect(first).toMatchObject({
      codigo: 'OK',
      mensaje: 'Se agrego la renovación al carrito de compras.',
    });
    const uuid = first.uuidVenta ?? '';
    expect(await desk('ana').renovar({ ...UNO, compraInmediata: false, uuidVenta: uuid })).toMatchObject({
      codigo: 'EN_CURSO',
      mensaje: expect.stringMatching(/^Ya se encuentra en proceso/),
    });
    const { renovacionesPendientes } = await registryAs('ana').carrito.refrescar({ uuid });
    expect(renovacionesPendientes).toMatchObject([{ nombre: 'uno.uy', anios: 1, precio: 138_900 }]);
    expect(await libroMayor()).toEqual([]);
    expect((await observe.domain('uno.uy'))?.fecha_vencimiento).toBe('2027-05-01');
  });
});

describeOnBothEngines('what confirmations tell', () => {
  it('comes from the registry, with the term of its own rules', async () => {
    const texts = await desk('ana').mensajesAcciones();
    expect(texts.mensajeConfirmarLiberar).toMatch(
      /Puede recuperarlo antes del \d\d\/\d\d\/\d{4}; después queda libre/,
    );
    expect(Object.values(texts).every((text) => text.endsWith('.'))).toBe(true);
  });
});
