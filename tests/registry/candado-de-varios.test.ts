import { expect, it } from 'vitest';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';
import { ask, idOf, START } from './caller';
import { enEquipo } from './equipo';
import { nombreDe } from './shop';

/** Ana's custodians, Elena and Fito, by their rows. */
const suCustodios = async () => {
  const ana = await idOf('ana');
  return [await given.custodian(ana, await idOf('elena')), await given.custodian(ana, await idOf('fito'))];
};

const ana = () => ask({ login: 'ana' });

/** Names that can be locked, one of them frozen, and one of each that cannot. */
async function deTodo() {
  for (const nombre of ['a-uno.uy', 'b-dos.uy', 'xn--and-6ma2c.uy']) await enEquipo(nombre);
  await enEquipo('c-frio.uy');
  await given.frozenUntil('c-frio.uy', START.add({ hours: 3 }).toString());
  await enEquipo('d-cerrado.uy');
  await given.locked('d-cerrado.uy', { custodios: [await idOf('elena')], por: await idOf('ana') });
  await nombreDe('ana', 'e-borrado.uy', { estado: 'ELIMINADO', fecha_eliminacion: '2026-11-20' });
  await nombreDe('otro', 'f-ajeno.uy');
  return ['f-ajeno.uy', 'ñandú.uy', 'd-cerrado.uy', 'a-uno.uy', 'c-frio.uy', 'b-dos.uy', 'e-borrado.uy'];
}

describeOnBothEngines('locking many names at once', () => {
  it('names them as lists do: ñandú before otra', async () => {
    for (const nombre of ['otra.uy', 'xn--and-6ma2c.uy', 'nada.uy']) await enEquipo(nombre);
    const custodios = await suCustodios();
    const nombresDominio = ['otra.uy', 'nada.uy', 'ñandú.uy'];
    const cierre = { nombresDominio, grado: 'TODO' as const, quorum: 2, custodios };
    expect((await ana().candado.cerrar(cierre)).cerrados).toEqual(['nada.uy', 'ñandú.uy', 'otra.uy']);
    expect(await ana().candado.cerrar(cierre)).toMatchObject({
      noCerrados: [{ nombre: 'nada.uy' }, { nombre: 'ñandú.uy' }, { nombre: 'otra.uy' }],
    });
  });

  it('says first which can be locked and of each other why not, as it then does', async () => {
    const nombres = await deTodo();
    const custodios = await suCustodios();
    const split = await ana().administracion.accederOperacion({
      dominiosSeleccionados: nombres,
      operacion: 'CERRAR_CANDADO',
    });
    const cierre = { nombresDominio: nombres, grado: 'TODO' as const, quorum: 2, custodios };
    const done = await ana().candado.cerrar(cierre);
    expect(done).toMatchObject({
      codigo: 'OK',
      mensaje: expect.stringMatching(/^4 dominios tienen candado: .*los aprueban sus 2\scustodios/),
    });
    expect([...split.dominiosAplicaAccion].sort()).toEqual([...done.cerrados].sort());
    expect(done.cerrados).toEqual(['a-uno.uy', 'b-dos.uy', 'c-frio.uy', 'ñandú.uy']);
    const motivos = (told: readonly { nombre: string }[]) => told.map(({ nombre }) => nombre).sort();
    expect(motivos(split.dominiosNoAplicaAccion)).toEqual(motivos(done.noCerrados));
    expect(done.noCerrados).toEqual(
      expect.arrayContaining([
        {
          nombre: 'd-cerrado.uy',
          motivo: 'El dominio ya tiene candado: para cambiarlo, antes hay que abrirlo.',
        },
        { nombre: 'f-ajeno.uy', motivo: 'No está entre sus dominios.' },
        { nombre: 'e-borrado.uy', motivo: expect.stringMatching(/^El dominio está eliminado/) },
      ]),
    );
    expect((await observe.theDomain('f-ajeno.uy')).candado).toBeNull();
    expect((await observe.theDomain('a-uno.uy')).candado).toBe('TODO');
  });

  it('tells each custodian once, by one mail, of all of them', async () => {
    for (let at = 10; at < 70; at++) await nombreDe('ana', `n-${at}.uy`);
    const custodios = await suCustodios();
    await ask({ login: 'elena', correo: 'elena@correo.uy' }).candado.ver();
    const nombresDominio = Array.from({ length: 60 }, (_, at) => `n-${at + 10}.uy`);
    await ana().candado.cerrar({ nombresDominio, grado: 'TRASLADOS', quorum: 1, custodios });
    expect(await observe.locks()).toHaveLength(60);
    for (const login of ['elena', 'fito']) {
      const [only, ...others] = (await ask({ login }).mensajes.usuario({})).mensajes;
      expect(others).toEqual([]);
      expect(only?.titulo).toBe('60 dominios de ana tienen candado y usted es custodio');
    }
    const mails = (await observe.mails('elena@correo.uy')).filter(({ asunto }) => asunto.includes('candado'));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.texto).toContain('n-59.uy y 10 más.');
  });

  it('is once, however often its form is sent', async () => {
    const nombres = await deTodo();
    const custodios = await suCustodios();
    const cierre = { nombresDominio: nombres, grado: 'TODO' as const, quorum: 1, custodios };
    const sent = { ...cierre, operacion: 'el-mismo-formulario' };
    const first = await ana().candado.cerrar(sent);
    const before = await observe.locks();
    expect(await ana().candado.cerrar(sent)).toEqual(first);
    expect(await observe.locks()).toEqual(before);
  });

  it('that none of them can have is refused with the reason of each, and nobody is told', async () => {
    await deTodo();
    const custodios = await suCustodios();
    const cierre = { nombresDominio: ['d-cerrado.uy', 'f-ajeno.uy'], grado: 'TODO' as const, quorum: 1 };
    expect(await ana().candado.cerrar({ ...cierre, custodios })).toMatchObject({
      codigo: 'ESTADO',
      mensaje: expect.stringMatching(
        /^No se pudo poner candado a ninguno de los 2 dominios\. d-cerrado\.uy: /,
      ),
      cerrados: [],
      noCerrados: [{ nombre: 'd-cerrado.uy' }, { nombre: 'f-ajeno.uy' }],
    });
    expect((await ask({ login: 'elena' }).mensajes.usuario({})).mensajes).toEqual([]);
    expect(
      await ana().administracion.accederOperacion({
        dominiosSeleccionados: cierre.nombresDominio,
        operacion: 'CERRAR_CANDADO',
      }),
    ).toMatchObject({
      codigo: 'SIN_PERMISO',
      mensaje: 'No se puede poner candado a ninguno de los dominios seleccionados.',
      totalNoAplica: 2,
    });
  });

  it('is not for who is no holder of them, though they are among their names', async () => {
    await enEquipo('a-uno.uy');
    const bruno = ask({ login: 'bruno' });
    const custodios = [await given.custodian(await idOf('bruno'), await idOf('elena'))];
    const cierre = { grado: 'TODO' as const, quorum: 1, custodios };
    const two = await bruno.candado.cerrar({ nombresDominio: ['a-uno.uy', 'no-hay.uy'], ...cierre });
    expect(two).toMatchObject({ codigo: 'ESTADO', cerrados: [] });
    expect((await observe.theDomain('a-uno.uy')).candado).toBeNull();
  });

  it('of all that a filter finds names as many as are locked at once, and says how many there are', async () => {
    await idOf('ana');
    await given.manyDomains(await idOf('ana'), 620);
    const split = await ana().administracion.accederOperacion({ filtro: {}, operacion: 'CERRAR_CANDADO' });
    expect(split).toMatchObject({ totalAplica: 620, totalNoAplica: 0 });
    expect(split.dominiosAplicaAccion).toHaveLength(500);
    const custodios = await suCustodios();
    const done = await ana().candado.cerrar({
      nombresDominio: split.dominiosAplicaAccion,
      grado: 'TODO',
      quorum: 1,
      custodios,
    });
    expect(done.cerrados).toHaveLength(500);
    const rest = await ana().administracion.accederOperacion({ filtro: {}, operacion: 'CERRAR_CANDADO' });
    expect(rest).toMatchObject({ totalAplica: 120, totalNoAplica: 500 });
  });
});

describeOnBothEngines('a list of names by their lock', () => {
  it('finds those that have one, of whichever grade, or those that have none', async () => {
    for (const nombre of ['a-uno.uy', 'b-dos.uy', 'c-tres.uy']) await enEquipo(nombre);
    const lock = { custodios: [await idOf('elena')], por: await idOf('ana') };
    await given.locked('a-uno.uy', { ...lock, grado: 'TODO' });
    await given.locked('b-dos.uy', { ...lock, grado: 'TRASLADOS' });
    const found = async (filtro: { conCandado?: boolean | null; nombre?: string }) =>
      (await ana().administracion.obtenerDominios(filtro)).dominioWrapperDTOList.map(
        ({ dominio }) => dominio.dominioCore.nombre,
      );
    expect(await found({ conCandado: true })).toEqual(['a-uno.uy', 'b-dos.uy']);
    expect(await found({ conCandado: false })).toEqual(['c-tres.uy']);
    expect(await found({ conCandado: null })).toHaveLength(3);
    expect(await found({ conCandado: true, nombre: 'dos' })).toEqual(['b-dos.uy']);
  });
});
