import { expect, it } from 'vitest';
import { database } from '~/database/connection.server';
import { loadReference } from '~/registry/edge/demo/reference';
import { revisionALaVista } from '~/session/page-cache/store';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';
import { ask, askDesk, atTheDesk, idOf } from './caller';
import { completar, libroMayor, shop, ventaLista } from './shop';

const desk = (login = 'irene') => askDesk({ login }).reservados;
const atNames = () => atTheDesk('irene', ['dominios']);
const motivo = 'Lo pidió el municipio.';
const keep = (nombre: string, given: { clase?: string; para?: string } = {}) =>
  desk().guardar({ nombre, clase: 'RESERVADO', para: '', motivo, ...given });
/** What the search says of a name. */
const searched = async (nombre: string, login?: string) =>
  (await ask({ login }).dominio.disponibilidad({ dominios: [nombre] })).dominios[0];
const add = (nombre: string, login?: string) =>
  ask({ login }).registro.agregar({ dominios: [{ nombre }], uuidVenta: null });

describeOnBothEngines('a name that is kept', () => {
  it('is refused alike by the search, the cart and the purchase, in each of its spellings', async () => {
    await atNames();
    expect(await keep('xn--andut-3saw.uy')).toMatchObject({
      respuestaOK: true,
      mensajeRespuesta: expect.stringMatching(/^ñandutí\.uy quedó reservado/),
    });
    for (const nombre of ['ñandutí.uy', 'ÑANDUTÍ.uy', 'xn--andut-3saw.uy'])
      expect(await searched(nombre), nombre).toMatchObject({ disponible: false, reservado: true });
    expect(await searched('ñandutí.com.uy')).toMatchObject({ disponible: true });
    expect((await add('ñandutí.uy')).dominiosError).toMatchObject([
      { codigo: 'RESERVADO', mensaje: 'El dominio ñandutí.uy está reservado.' },
    ]);
  });

  it('is not sold to who had it in their cart before: nothing of it is charged', async () => {
    await atNames();
    const uuid = await ventaLista('ana', ['uno.uy', 'dos.uy']);
    await keep('dos', { clase: 'PROHIBIDO' });
    const answer = await shop({ login: 'ana' }).carrito.finalizar({ uuid });
    expect(answer.mensajeRespuesta).toContain(
      'El dominio dos.uy no se puede registrar: es uno de los que el registro no da a nadie. No se le cobró.',
    );
    expect((await libroMayor()).map(({ nombre }) => nombre)).toEqual(['uno.uy']);
    expect(await observe.domain('dos.uy')).toBeUndefined();
  });

  it('as a label is kept under every suffix, and a whole name says more than its label', async () => {
    await atNames();
    await idOf('ana');
    await keep('teatro', { clase: 'PROHIBIDO' });
    for (const nombre of ['teatro.uy', 'teatro.com.uy'])
      expect(await searched(nombre), nombre).toMatchObject({ reservado: true });
    expect(await searched('elteatro.uy')).toMatchObject({ disponible: true });
    await keep('teatro.uy', { para: 'ana' });
    expect(await searched('teatro.uy', 'ana')).toMatchObject({ disponible: true });
    expect(await searched('teatro.com.uy', 'ana')).toMatchObject({ disponible: false });
  });

  it('for a person is theirs to buy, and nobody else’s', async () => {
    await atNames();
    await idOf('ana');
    await keep('murga.uy', { para: 'ana' });
    expect(await searched('murga.uy')).toMatchObject({ reservado: true });
    expect(await searched('murga.uy', 'bruno')).toMatchObject({ reservado: true });
    expect((await add('murga.uy', 'bruno')).dominiosError).toMatchObject([{ codigo: 'RESERVADO' }]);
    const uuid = (await add('murga.uy', 'ana')).ventaDTO?.uuidVenta ?? '';
    await completar('ana', uuid);
    expect(await shop({ login: 'ana' }).carrito.finalizar({ uuid })).toMatchObject({ respuestaOK: true });
    expect(await observe.domain('murga.uy')).toMatchObject({ estado: 'REGISTRADO' });
  });

  it('is let go with a reason, and no start of the portal brings it back', async () => {
    await atNames();
    await loadReference(database());
    expect(await searched('montevideo.uy')).toMatchObject({ reservado: true });
    expect(await desk().quitar({ nombre: 'montevideo', motivo })).toMatchObject({ respuestaOK: true });
    await loadReference(database());
    expect(await searched('montevideo.uy')).toMatchObject({ disponible: true });
    expect(await desk().quitar({ nombre: 'montevideo', motivo })).toMatchObject({
      codigoRespuesta: 'ESTADO',
      mensajeRespuesta: 'montevideo ya no estaba en la lista.',
    });
    expect(await desk().quitar({ nombre: 'montevideo', motivo: '' })).toMatchObject({
      codigoRespuesta: 'CAMPOS',
    });
  });

  it('that an installation brings is changed and let go also where nobody could keep it today', async () => {
    await atNames();
    await loadReference(database());
    expect((await desk().ver({ nombre: 'com.uy' })).reservado).toMatchObject({ nombre: 'com.uy' });
    expect(await keep('com.uy', { clase: 'PROHIBIDO' })).toMatchObject({ respuestaOK: true });
    expect(await desk().quitar({ nombre: 'com.uy', motivo })).toMatchObject({ respuestaOK: true });
    expect(await keep('com.uy')).toMatchObject({ codigoRespuesta: 'CAMPOS' });
  });

  it('changes what everybody sees at once: pages kept in memory are read again', async () => {
    await atNames();
    const before = await revisionALaVista();
    await keep('murga.uy');
    const after = await revisionALaVista();
    expect(after).not.toBe(before);
    await desk().quitar({ nombre: 'murga.uy', motivo });
    expect(await revisionALaVista()).not.toBe(after);
  });

  it('is written down with what there was and what there is', async () => {
    await atNames();
    await keep('murga.uy');
    await keep('murga.uy', { clase: 'PROHIBIDO' });
    const { actos } = await askDesk({ login: 'irene' }).personal.actos({ propios: true });
    expect(actos).toMatchObject([
      {
        que: 'Cambió un nombre reservado',
        sobre: 'murga.uy',
        motivo,
        antes: 'reservado, para nadie',
        despues: 'prohibido',
      },
      { que: 'Reservó un nombre', sobre: 'murga.uy', antes: '', despues: 'reservado, para nadie' },
    ]);
  });

  it.each([
    [{ nombre: '' }, 'nombre'],
    [{ nombre: 'a b' }, 'nombre'],
    [{ nombre: 'pepe.com' }, 'nombre'],
    [{ nombre: '-pepe' }, 'nombre'],
    [{ clase: 'OTRA' }, 'clase'],
    [{ para: 'nadie-asi' }, 'para'],
    [{ para: 'irene', clase: 'PROHIBIDO' }, 'para'],
    [{ motivo: ' ' }, 'motivo'],
  ])('is not kept with %j, which is said beside its field', async (typed, campo) => {
    await atNames();
    const answer = await desk().guardar({ nombre: 'murga', clase: 'RESERVADO', para: '', motivo, ...typed });
    expect(answer).toMatchObject({ codigoRespuesta: 'CAMPOS' });
    expect(Object.keys(answer.mapErrores ?? {})).toEqual([campo]);
    expect((await desk().listar({ desde: 'murga' })).reservados.map(({ nombre }) => nombre)).not.toContain(
      'murga',
    );
  });
});

describeOnBothEngines('a name that is tried', () => {
  it('says which rule hits it and why, and changes nothing', async () => {
    await atNames();
    await keep('teatro', { clase: 'PROHIBIDO' });
    const before = await revisionALaVista();
    const said = (nombre: string) => desk().probar({ nombre });
    expect(await said('TEATRO.com.uy')).toMatchObject({
      nombre: 'teatro.com.uy',
      resultado: 'PROHIBIDO',
      mensaje: 'El dominio teatro.com.uy no se puede registrar: es uno de los que el registro no da a nadie.',
      reservado: { nombre: 'teatro', motivo },
    });
    expect(await said('ñandú.uy')).toMatchObject({ resultado: 'LIBRE', reservado: null });
    expect(await said('a b.uy')).toMatchObject({ resultado: 'NO_ES_UN_NOMBRE', reservado: null });
    expect(await said('gub.uy')).toMatchObject({ resultado: 'NO_ES_UN_NOMBRE' });
    const uuid = await ventaLista('ana', ['uno.uy']);
    await shop({ login: 'ana' }).carrito.finalizar({ uuid });
    expect(await said('uno.uy')).toMatchObject({ resultado: 'REGISTRADO' });
    expect((await revisionALaVista()).revision.split('.')[0]).toBe(before.revision.split('.')[0]);
  });
});

describeOnBothEngines('the list of kept names', () => {
  it('is walked in parts by name, from wherever one begins', async () => {
    await atNames();
    for (let n = 10; n < 40; n += 1) await keep(`zona-${n}.uy`);
    const first = await desk().listar({ desde: 'zona-' });
    expect(first.reservados).toHaveLength(25);
    expect(first.sigue).toBe('zona-35.uy');
    const next = await desk().listar({ desde: first.sigue ?? '' });
    expect(next.reservados.map(({ nombre }) => nombre)).toEqual(
      [35, 36, 37, 38, 39].map((n) => `zona-${n}.uy`),
    );
    expect(next.sigue).toBeNull();
    expect((await desk().ver({ nombre: 'ZONA-10.uy' })).reservado).toMatchObject({
      clase: 'RESERVADO',
      para: null,
    });
    await expect(desk().ver({ nombre: 'zona-99.uy' })).rejects.toMatchObject({ status: 404 });
  });
});
