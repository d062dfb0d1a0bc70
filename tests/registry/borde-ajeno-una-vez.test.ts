import { afterEach, describe, expect, it, vi } from 'vitest';
import { now, useClock } from '~/base/clock.server';
import { settings } from '~/base/config.server';
import { database, openDatabase } from '~/database/connection.server';
import { type Registry, registryFor } from '~/registry/client.server';
import { keep, takeNew } from '~/registry/outside/once/store';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';
import { ready } from '../support/third-party/changes';
import { ThirdPartyEdge } from '../support/third-party/edge';
import type { Readings } from '../support/third-party/readings';
import { standInFrontOf } from '../support/third-party/stand-in-front';

const RENOVAR = 'POST /usuario/administracion/dominio/renovar';
const NOMBRE = 'murga.uy';

describeOnBothEngines('a form in front of an edge that keeps no keys', () => {
  let edge: ThirdPartyEdge;
  afterEach(async () => {
    await database().destroy();
    await edge.stop();
  });

  async function arrive(readings: Partial<Readings> = {}): Promise<void> {
    edge = await ThirdPartyEdge.start(readings);
    standInFrontOf(edge);
  }

  const as = (login: string): Registry =>
    registryFor({ direccion: '192.0.2.9', visitante: 'x', token: 'de-alguien', oid: login, login });
  const tita = () => as('titular');
  const expiry = () => edge.mundo.dominios.find(({ nombre }) => nombre === NOMBRE)?.vencimiento ?? '';
  const times = (name: string) => edge.asked.filter((each) => each.name === name).length;
  /** A year later, as that edge counts one. */
  const yearAfter = (day: string) => new Date(Date.parse(day) + 365 * 86_400_000).toISOString().slice(0, 10);

  /** The form of a renewal, as it was opened. */
  const opened = (operacion = 'clave-del-formulario') => ({
    nombreDominio: NOMBRE,
    fechaVencimiento: expiry(),
    operacion,
  });

  it('pressed twice at a slow edge renews once, and both presses are told so', async () => {
    await arrive({ slowWritesMs: 300 });
    const [form, before] = [opened(), expiry()];
    const first = tita().administracion.renovar(form);
    await vi.waitFor(async () => expect(await observe.outsideOperations()).toHaveLength(1));
    const answers = await Promise.all([first, tita().administracion.renovar(form)]);
    for (const answer of answers)
      expect(answer).toMatchObject({ codigo: 'OK', fechaVencimiento: yearAfter(before) });
    expect(times(RENOVAR)).toBe(1);
    expect(expiry()).toBe(yearAfter(before));
  });

  it('sent again after going back shows what came of it', async () => {
    await arrive();
    const form = opened();
    const first = await tita().administracion.renovar(form);
    expect(await tita().administracion.renovar(form)).toEqual(first);
    expect(times(RENOVAR)).toBe(1);
  });

  it('opened before somebody else renewed the name renews it no more, and says until when it is', async () => {
    await arrive();
    const [mine, theirs] = [opened('la-clave-de-una'), opened('la-clave-de-otra')];
    await tita().administracion.renovar(theirs);
    const answer = await tita().administracion.renovar(mine);
    expect(answer).toMatchObject({ codigo: 'EN_CURSO', mensaje: expect.stringContaining('Ahora vence el') });
    expect(times(RENOVAR)).toBe(1);
  });

  it('a purchase confirmed twice at once is billed once', async () => {
    await arrive({ slowWritesMs: 300 });
    const uuid = await ready(tita());
    const answers = await Promise.all([
      tita().carrito.finalizar({ uuid }),
      tita().carrito.finalizar({ uuid }),
    ]);
    expect(answers).toMatchObject([{ respuestaOK: true }, { respuestaOK: true }]);
    expect(times(`POST /carrito/venta/finalizar/${uuid}`)).toBe(1);
  });

  it('refused, may be sent again once it is corrected', async () => {
    await arrive();
    edge.forced.set(RENOVAR, { status: 409, body: { codigo: 'ERROR', mensaje: 'Ahora no.' } });
    const form = opened();
    expect(await tita().administracion.renovar(form)).toMatchObject({ mensaje: 'Ahora no.' });
    edge.forced.clear();
    expect(await tita().administracion.renovar(form)).toMatchObject({ codigo: 'OK' });
  });

  it('sent with other data after it was done is refused with why', async () => {
    await arrive();
    const form = opened();
    await tita().administracion.renovar(form);
    const other = await tita().administracion.renovar({ ...form, asociarTemplateCuenta: true });
    expect(other).toMatchObject({ codigo: 'OPERACION_REPETIDA' });
    expect(times(RENOVAR)).toBe(1);
  });

  it('of two people with one key makes the change of each', async () => {
    await arrive();
    const invite = { nombreDominio: NOMBRE, tipoContacto: 'TECNICO' as const, operacion: 'la-misma-clave' };
    await tita().administracion.invitacionCambiarContacto({ ...invite, correo: 'una@example.uy' });
    await as('administrativo').administracion.invitacionCambiarContacto({
      ...invite,
      correo: 'dos@example.uy',
    });
    expect(times('POST /usuario/administracion/invitacion-cambiar-contacto')).toBe(2);
  });

  it('that never arrived is not asked for again at once, and is long after', async () => {
    await arrive();
    const [form, before] = [opened(), expiry()];
    edge.lost.add(RENOVAR);
    await expect(tita().administracion.renovar(form)).rejects.toMatchObject({ kind: 'desconocido' });
    edge.lost.clear();
    await expect(tita().administracion.renovar(form)).rejects.toMatchObject({ kind: 'desconocido' });
    expect(times(RENOVAR)).toBe(1);
    const later = now().add({ minutes: 11 });
    useClock(() => later);
    expect(await tita().administracion.renovar(form)).toMatchObject({ codigo: 'OK' });
    expect(expiry()).toBe(yearAfter(before));
  });

  it('whose process died is looked for by the next press', async () => {
    await arrive();
    const [form, before] = [opened(), expiry()];
    await tita().administracion.renovar(form);
    // As the process that asked left it: still under way, and nobody renews its hold.
    await given.outsideOperations({ estado: 'EN_CURSO', resultado: null });
    const later = now().add({ seconds: 20 });
    useClock(() => later);
    expect(await tita().administracion.renovar(form)).toMatchObject({ codigo: 'OK' });
    expect(times(RENOVAR)).toBe(1);
    expect(expiry()).toBe(yearAfter(before));
  });

  describe('whose answer was lost on its way to the browser', () => {
    const isDone = async (registry: Registry, operacion: string) =>
      (await registry.usuario.operacionHecha({ operacion })).hecha;

    it('is known by its key to whom it belongs, and to nobody else', async () => {
      await arrive();
      const form = opened();
      expect(await isDone(tita(), form.operacion)).toBe(false);
      await tita().administracion.renovar(form);
      expect(await isDone(tita(), form.operacion)).toBe(true);
      expect(await isDone(tita(), 'otra-clave-distinta')).toBe(false);
      expect(await isDone(as('administrativo'), form.operacion)).toBe(false);
      expect(edge.strays.filter((each) => each !== 'GET /openapi.json')).toEqual([]);
    });

    it('is known of a purchase by its sale, and of names that a visitor put in the cart', async () => {
      await arrive();
      const uuid = await ready(tita());
      expect(await isDone(tita(), uuid)).toBe(false);
      await tita().carrito.finalizar({ uuid });
      expect(await isDone(tita(), uuid)).toBe(true);
      const visitor = (visitante: string) => registryFor({ direccion: '192.0.2.9', visitante });
      const dominios = [{ nombre: 'visita.uy' }];
      await visitor('uno').registro.agregar({ dominios, uuidVenta: null, operacion: 'clave-de-visita' });
      expect(await isDone(visitor('uno'), 'clave-de-visita')).toBe(true);
      expect(await isDone(visitor('otro'), 'clave-de-visita')).toBe(false);
    });

    it('is not done where it was refused', async () => {
      await arrive();
      edge.forced.set(RENOVAR, { status: 409, body: { codigo: 'ERROR', mensaje: 'Ahora no.' } });
      await tita().administracion.renovar(opened());
      expect(await isDone(tita(), opened().operacion)).toBe(false);
    });

    it('is told as unknown where nobody knows', async () => {
      await arrive();
      edge.lost.add(RENOVAR);
      await expect(tita().administracion.renovar(opened())).rejects.toMatchObject({ kind: 'desconocido' });
      expect(await isDone(tita(), opened().operacion)).toBeNull();
    });

    it('is waited for while it is under way', async () => {
      await arrive({ slowWritesMs: 300 });
      const form = opened();
      const first = tita().administracion.renovar(form);
      await vi.waitFor(async () => expect(await observe.outsideOperations()).toHaveLength(1));
      expect(await isDone(tita(), form.operacion)).toBe(true);
      await first;
    });
  });

  it('is taken by one of several processes, and kept without anything to read in it', async () => {
    await arrive();
    const another = openDatabase(settings());
    const present = now();
    const hold = { clave: 'x', huella: 'y', now: present, vence: present.add({ seconds: 15 }) };
    const taken = await Promise.all(
      [database(), another, database(), another].map((db) => takeNew(db, hold)),
    );
    expect(taken.filter(Boolean)).toHaveLength(1);
    await keep(another, 'x', { estado: 'HECHA', resultado: null });
    await another.destroy();
    await tita().administracion.renovar(opened());
    const rows = await observe.outsideOperations();
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toMatch(/renovado|murga|titular|clave-del/);
  });
});
