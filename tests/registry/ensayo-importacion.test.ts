import { beforeEach, expect, it } from 'vitest';
import { settings, useSettings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { avanzarTransferencias } from '../support/due';
import * as given from '../support/given';
import { changedSince, held } from '../support/held';
import { describeOnBothEngines } from '../support/registry';
import { contactoGuardado } from '../support/rows';
import { publicado, publicadoSegun, publicar } from './ensayos';
import { compararImportaciones } from './ensayos-de-importaciones';
import { libroMayor } from './shop';
import {
  ask,
  CODIGO,
  idOf,
  importa,
  nombreDeOtro,
  otro,
  otroRegistrador,
  pedido,
  requests,
  START,
  TITULAR,
  whose,
} from './traslado';

const nombre = 'laguna.uy';
const EN_DIEZ_DIAS = START.add({ hours: 240 });

async function ver(typed: object = {}, login = 'ana') {
  const acto = { tipo: 'IMPORTAR_DOMINIO' as const, pedido: await pedido(login, nombre, typed) };
  const answer = await ask({ login }).ensayo.ver({ acto });
  if (!answer.ensayo) throw new Error(answer.mensaje);
  return answer.ensayo;
}

describeOnBothEngines('what is going to happen to a name that is asked for', () => {
  beforeEach(async () => {
    await otroRegistrador();
    await nombreDeOtro(nombre);
  });

  it('is what happens: who answers until when, what is charged and when, and what the servers say', async () => {
    await publicar();
    const antes = await publicado(nombre);
    const { acto, importacion, avisados } = await ver();
    expect(acto.seHace).toBe(true);
    expect(importacion).toMatchObject({
      registrador: 'Otro Registrador',
      hasta: '2026-12-01T12:00:00.000Z',
      cobradoAlPedir: 0,
      aprobada: { estado: 'CLIENT_APPROVED', vencimiento: '2028-05-01', cobrado: 138_900 },
    });
    expect(avisados).toMatchObject([{ esUsted: true, mensaje: true }]);
    await importa('ana', nombre);
    const [request] = await requests();
    expect(request).toMatchObject({ vence_en: importacion?.hasta, estado: 'PENDING' });
    await otro().aprueba(nombre);
    await publicar();
    expect((await whose(nombre)).vencimiento).toBe(importacion?.aprobada.vencimiento);
    expect((await libroMayor()).map(({ importe }) => importe)).toEqual([importacion?.aprobada.cobrado]);
    const zona = importacion?.aprobada.zona;
    expect(zona?.alojado).toEqual({ antes: false, despues: true });
    expect(await publicado(nombre)).toEqual(zona && publicadoSegun(antes, { zona }));
  });

  it('says what happens if nobody answers, as the registry is set up', async () => {
    expect((await ver()).importacion?.sinRespuesta).toMatchObject({
      estado: 'EXPIRED',
      cobrado: 0,
      avisados: [{ esUsted: true }],
    });
    useSettings({ ...settings(), TRANSFERENCIA_SIN_RESPUESTA: 'aprobar' });
    const sinRespuesta = (await ver()).importacion?.sinRespuesta;
    expect(sinRespuesta).toMatchObject({ estado: 'SERVER_APPROVED', cobrado: 138_900 });
    await importa('ana', nombre);
    await avanzarTransferencias(database(), EN_DIEZ_DIAS);
    expect(await requests()).toMatchObject([{ estado: sinRespuesta?.estado }]);
    expect((await libroMayor()).map(({ importe }) => importe)).toEqual([sinRespuesta?.cobrado]);
  });

  it('is what happens, of requests at random, whichever way they end', { timeout: 120_000 }, async () => {
    const { distintos, hechos } = await compararImportaciones('ana', 12, 20_261_125);
    expect(distintos).toEqual([]);
    expect(hechos).toBeGreaterThan(4);
  });

  it('leaves every table as it was, and the code is still good', async () => {
    await pedido('ana', nombre);
    const wanted = await pedido('ana', nombre);
    const before = await held();
    const acto = { tipo: 'IMPORTAR_DOMINIO' as const, pedido: wanted };
    expect((await ask({ login: 'ana' }).ensayo.ver({ acto })).ensayo?.acto.seHace).toBe(true);
    expect(await changedSince(before)).toEqual([]);
    expect(await ask({ login: 'ana' }).transferencia.solicitar(wanted)).toMatchObject({ isOk: true });
  });

  it('is no free guess at the code: each wrong one counts, and after five the right one is not looked at', async () => {
    for (let wrong = 1; wrong <= 5; wrong += 1) {
      const { acto, importacion } = await ver({ codigoAutorizacion: `EQUIVOCADO-${wrong}` });
      expect(acto).toMatchObject({
        seHace: false,
        codigo: '2202',
        mensaje: expect.stringMatching(/^El código de autorización no es válido/),
      });
      expect(importacion).toBeNull();
    }
    expect((await ver()).acto).toMatchObject({
      seHace: false,
      mensaje: expect.stringContaining('Demasiados intentos'),
    });
    const { transferencia } = ask({ login: 'ana' });
    expect(await transferencia.autorizar({ dominio: nombre, codigo: CODIGO })).toMatchObject({ ok: false });
    expect((await ver({}, 'beto')).acto.seHace, 'others are not held up').toBe(true);
  });

  it('with a mistake in the form and a wrong code says the mistake, as the request does, and counts no try', async () => {
    const wrong = {
      codigoAutorizacion: 'EQUIVOCADO',
      datosTitular: { ...TITULAR, direccion: 'Rivera 1234/5' },
    };
    const said = await importa('ana', nombre, wrong);
    for (let turn = 0; turn < 6; turn += 1)
      expect((await ver(wrong)).acto).toMatchObject({ codigo: said.codigo, mapErrores: said.mapErrores });
    expect((await ver()).acto.seHace, 'the right code is still looked at').toBe(true);
  });

  it('of a name that stays where it is says so, whatever its code, as the request does', async () => {
    await otro().bloquea(nombre);
    const { message } = await importa('ana', nombre, { codigoAutorizacion: 'EQUIVOCADO' });
    expect((await ver({ codigoAutorizacion: 'EQUIVOCADO' })).acto).toMatchObject({
      seHace: false,
      mensaje: message,
    });
  });

  it('is refused as the request is: with its fields, and where a rule is not met', async () => {
    const datosTitular = { ...TITULAR, direccion: 'Rivera 1234/5' };
    const said = await importa('ana', nombre, { datosTitular });
    expect((await ver({ datosTitular })).acto).toEqual({
      seHace: false,
      codigo: said.codigo,
      mensaje: said.message,
      mapErrores: said.mapErrores,
    });
    await otro().bloquea(nombre);
    const { message } = await importa('ana', nombre);
    expect((await ver()).acto).toMatchObject({ seHace: false, mensaje: message });
  });

  it('tells that others of the name are told, and nobody’s name', async () => {
    const tecnico_id = await contactoGuardado(await idOf('beto'), { nombre: 'Beto del Taller' });
    await given.domain(nombre, { tecnico_id });
    const others = (await ver()).importacion?.aprobada.avisados.filter(({ esUsted }) => !esUsted);
    expect(others).toMatchObject([{ quien: '', roles: ['tecnico'], mensaje: true }]);
  });

  it('is nothing where names are not moved between registrars', async () => {
    const acto = { tipo: 'IMPORTAR_DOMINIO' as const, pedido: await pedido('ana', nombre) };
    useSettings({ ...settings(), TRANSFERENCIAS: false });
    await expect(ask({ login: 'ana' }).ensayo.ver({ acto })).rejects.toMatchObject({ status: 404 });
  });
});
