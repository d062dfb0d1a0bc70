import { expect, it } from 'vitest';
import { stamp } from '~/base/clock.server';
import { database } from '~/database/connection.server';
import { withoutHurry } from '~/database/timeouts';
import type { Id } from '~/registry/contract/ids';
import { listEnCurso } from '~/registry/edge/administracion/masivos/store';
import { fila } from '~/registry/edge/row-of-id';
import { avanzarCambiosMasivos } from '../support/due';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';
import { START } from './caller';
import { enEquipo } from './equipo';
import { cuenta, registryAs } from './persona';
import { cuentaDe, nombreDe } from './shop';

const desk = (login: string) => registryAs(login).administracion;
/** As the schedule does it: nobody waits for a page meanwhile. */
const advance = () => withoutHurry(() => avanzarCambiosMasivos(database(), () => START));

/** A turn of the task ends with its time: on a busy machine there are more of them. */
async function toItsEnd(id: Id): Promise<void> {
  while ((await desk('ana').verCambioMasivo({ id })).cambioMasivo.estado === 'EN_CURSO') await advance();
}

/** Names of ana's, many of them. */
async function many(n: number): Promise<string[]> {
  const nombres = Array.from({ length: n }, (_, at) => `n-${String(at).padStart(4, '0')}.uy`);
  for (const nombre of nombres) await nombreDe('ana', nombre);
  return nombres;
}

const historyOf = async () => {
  const rows = await observe.history();
  return rows.filter(({ suceso }) => suceso !== 'INICIO').map(({ nombre }) => nombre);
};

describeOnBothEngines('what a change of many domains applies to', () => {
  it('is told before it is made, with the reason of each that stays as it is', async () => {
    const cuenta_pago_id = await cuentaDe('ana');
    await enEquipo('con.uy', { cuenta_pago_id });
    await enEquipo('sin.uy');
    await nombreDe('ana', 'borrado.uy', { estado: 'ELIMINADO', fecha_eliminacion: '2026-11-20' });
    await nombreDe('otro', 'ajeno.uy');
    const dominiosSeleccionados = ['con.uy', 'sin.uy', 'borrado.uy', 'ajeno.uy'];
    const split = (login: string, asked: object) =>
      desk(login).accederOperacion({ dominiosSeleccionados, operacion: 'ELIMINAR_CUENTA', ...asked });
    expect(await split('ana', {})).toMatchObject({
      codigo: 'OK',
      dominiosAplicaAccion: ['con.uy'],
      totalAplica: 1,
      totalNoAplica: 3,
    });
    const contact = { operacion: 'EDITAR_CONTACTO', rolSeleccionado: 'TECNICO' };
    const { dominiosAplicaAccion, dominiosNoAplicaAccion } = await split('carla', contact);
    expect(dominiosAplicaAccion).toEqual(['con.uy', 'sin.uy']);
    expect(dominiosNoAplicaAccion.map(({ motivo }) => motivo)).toEqual([
      'No está entre sus dominios.',
      'No está entre sus dominios.',
    ]);
    expect(await split('diego', contact)).toMatchObject({ codigo: 'SIN_PERMISO', dominiosAplicaAccion: [] });
    expect(await split('ana', { operacion: 'EDITAR_CONTACTO' })).toMatchObject({
      codigo: 'CAMPOS',
      mapErrores: { rolSeleccionado: expect.any(String) },
    });
    expect(await desk('ana').accederOperacion({ operacion: 'EDITAR_CUENTA' })).toMatchObject({
      codigo: 'CAMPOS',
      mensaje: 'Debe seleccionar al menos un dominio.',
    });
    expect(await historyOf()).toEqual([]);
  });

  it('is exactly what a filter finds, and nobody else’s names', async () => {
    await many(120);
    await nombreDe('otro', 'n-ajeno.uy');
    const filtro = { nombre: 'n-00' };
    const split = await desk('ana').accederOperacion({ filtro, operacion: 'EDITAR_CUENTA' });
    const { totalDominiosFiltro } = await desk('ana').obtenerDominios(filtro);
    expect([split.totalAplica, split.totalNoAplica]).toEqual([totalDominiosFiltro, 0]);
    expect(split.dominiosAplicaAccion).toHaveLength(100);
    expect(split.dominiosAplicaAccion).not.toContain('n-ajeno.uy');
  });

  it('leaves out of a filter the names that nobody could choose by their row, and the list counts them apart', async () => {
    await many(3);
    await nombreDe('ana', 'n-espera.uy', { estado: 'PREREGISTRO' });
    await nombreDe('ana', 'n-fallo.uy', { estado: 'ERROR' });
    const found = await desk('ana').obtenerDominios({ nombre: 'n-' });
    expect([found.totalDominiosFiltro, found.totalAdministrables]).toEqual([5, 3]);
    const failed = await desk('ana').obtenerDominios({ estado: ['ERROR'] });
    expect([failed.totalDominiosFiltro, failed.totalAdministrables]).toEqual([1, 0]);
    const split = await desk('ana').accederOperacion({ filtro: {}, operacion: 'EDITAR_CUENTA' });
    expect([split.totalAplica, split.totalNoAplica]).toEqual([3, 0]);
  });
});

describeOnBothEngines('a change of many domains', () => {
  it('of a page of them is done when it answers, and says what became of each', async () => {
    await enEquipo('uno.uy');
    await enEquipo('dos.uy', { estado: 'ELIMINADO', fecha_eliminacion: '2026-11-20' });
    const { codigo, cambioMasivo } = await desk('diego').iniciarCambioMasivo({
      dominiosSeleccionados: ['uno.uy', 'dos.uy', 'UNO.uy', 'ajeno.uy'],
      accion: 'EDITAR_CUENTA',
      templateCuentaPagoDTO: cuenta(),
    });
    expect(codigo).toBe('OK');
    expect(cambioMasivo).toMatchObject({
      estado: 'TERMINADO',
      total: 3,
      procesados: 3,
      cambiados: 1,
      noCambiados: 2,
    });
    const id = cambioMasivo?.id ?? 0;
    const { resultados } = await desk('diego').resultadoCambioMasivo({ id });
    expect(resultados.map(({ nombre, resultado }) => [nombre, resultado])).toEqual([
      ['uno.uy', 'HECHO'],
      ['dos.uy', 'NO_APLICA'],
      ['ajeno.uy', 'NO_APLICA'],
    ]);
    expect(resultados[1]?.mensaje).toContain('eliminado');
    const left = await desk('diego').resultadoCambioMasivo({ id, soloNoCambiados: true, despuesDe: 2 });
    expect(left.resultados.map(({ nombre }) => nombre)).toEqual(['ajeno.uy']);
    for (const attempt of [
      () => desk('ana').verCambioMasivo({ id }),
      () => desk('ana').resultadoCambioMasivo({ id }),
      () => desk('diego').verCambioMasivo({ id: fila(id) + 1 }),
    ])
      await expect(attempt()).rejects.toMatchObject({ status: 404 });
  });

  it('of more is one confirmed request, done in batches, each domain once, however often it is interrupted', async () => {
    const nombres = await many(230);
    const request = {
      filtro: { estado: 'REGISTRADO' as const },
      total: 230,
      accion: 'EDITAR_CUENTA' as const,
      templateCuentaPagoDTO: cuenta(),
      operacion: 'una-sola-vez',
    };
    const first = await desk('ana').iniciarCambioMasivo(request);
    expect(first.cambioMasivo).toMatchObject({ estado: 'EN_CURSO', total: 230, procesados: 0 });
    expect(await desk('ana').iniciarCambioMasivo(request)).toEqual(first);
    expect((await registryAs('ana').cuenta.cuentasPago()).cuentasPago).toHaveLength(1);
    const id = first.cambioMasivo?.id ?? 0;
    await Promise.all([advance(), advance(), advance()]);
    await toItsEnd(id);
    expect(await desk('ana').verCambioMasivo({ id })).toMatchObject({
      cambioMasivo: { estado: 'TERMINADO', procesados: 230, cambiados: 230, noCambiados: 0 },
    });
    expect((await historyOf()).sort()).toEqual(nombres);
    const { mensajes } = await registryAs('ana').mensajes.usuario({});
    expect(mensajes[0]).toMatchObject({ titulo: 'Terminó un cambio en sus dominios' });
  });

  it('is one of so many of a person at a time, and keeps nobody else waiting', async () => {
    const invented = Array.from({ length: 51 }, (_, at) => `inventado-${at}.uy`);
    const start = (login: string) =>
      desk(login).iniciarCambioMasivo({ accion: 'ELIMINAR_CUENTA', dominiosSeleccionados: invented });
    const first = await start('ana');
    for (let at = 1; at < 10; at++) expect(await start('ana')).toMatchObject({ codigo: 'OK' });
    expect(await start('ana')).toMatchObject({
      codigo: 'DEMASIADAS',
      mensaje: 'Ya tiene 10 cambios en curso. Cuando termine alguno le avisamos, y puede pedir otro.',
    });
    const page = { accion: 'ELIMINAR_CUENTA' as const, dominiosSeleccionados: invented.slice(0, 50) };
    expect(await desk('ana').iniciarCambioMasivo(page)).toMatchObject({ codigo: 'OK' });
    const other = await start('beto');
    const turn = await listEnCurso(database());
    expect(turn.map(({ id }) => id)).toEqual([first.cambioMasivo?.id, other.cambioMasivo?.id]);
    await toItsEnd(first.cambioMasivo?.id ?? 0);
    expect(await start('ana')).toMatchObject({ codigo: 'OK' });
  });

  it('decides on each name when its turn comes', async () => {
    await many(60);
    const { cambioMasivo } = await desk('ana').iniciarCambioMasivo({
      filtro: {},
      total: 60,
      accion: 'EDITAR_CUENTA',
      templateCuentaPagoDTO: cuenta(),
    });
    await desk('ana').liberar({ nombreDominio: 'n-0059.uy' });
    const id = cambioMasivo?.id ?? 0;
    await toItsEnd(id);
    expect(await desk('ana').verCambioMasivo({ id })).toMatchObject({
      cambioMasivo: { estado: 'TERMINADO', cambiados: 59, noCambiados: 1 },
    });
    const { resultados } = await desk('ana').resultadoCambioMasivo({ id, soloNoCambiados: true });
    expect(resultados).toMatchObject([{ nombre: 'n-0059.uy', resultado: 'NO_APLICA' }]);
  });

  it('leaves what somebody else changed since it was prepared, says how it is, and does it where one insists', async () => {
    await enEquipo('uno.uy');
    await enEquipo('dos.uy');
    const vistoEn = '2026-11-20T11:59:00.000Z';
    const own = { direccion: 'Calle 9', telefono: '24001234', emailPublico: 'marta@correo.uy' };
    const contactoDTO = { nombre: 'Marta', apellido: 'Ríos', ...own };
    await desk('carla').editarContactoDominios({
      nombresDominio: ['uno.uy'],
      tipoContacto: 'TECNICO',
      contactoDTO: { ...contactoDTO, telefono: '29009999' },
    });
    await desk('diego').editarCuentaDominios({ nombresDominio: ['dos.uy'], templateCuentaPagoDTO: cuenta() });
    const change = { accion: 'EDITAR_CONTACTO' as const, rolSeleccionado: 'TECNICO' as const, vistoEn };
    const { cambioMasivo } = await desk('ana').iniciarCambioMasivo({
      ...change,
      dominiosSeleccionados: ['uno.uy', 'dos.uy'],
      contactoDTO,
    });
    expect(cambioMasivo).toMatchObject({ cambiados: 1, noCambiados: 1, conflictos: 1 });
    const id = cambioMasivo?.id ?? 0;
    const { resultados } = await desk('ana').resultadoCambioMasivo({ id, soloNoCambiados: true });
    expect(resultados).toMatchObject([{ nombre: 'uno.uy', resultado: 'CONFLICTO' }]);
    expect(resultados[0]?.mensaje).toMatch(/^carla cambió mientras tanto su contacto técnico: .*29009999/);
    const phone = async () => (await desk('ana').informacion({ nombreDominio: 'uno.uy' })).tecnico?.telefono;
    expect(await phone()).toBe('29009999');
    await expect(
      desk('carla').iniciarCambioMasivo({ ...change, insistirEn: id, vistoEn: null }),
    ).rejects.toMatchObject({ status: 404 });
    const again = await desk('ana').iniciarCambioMasivo({ ...change, insistirEn: id, vistoEn: stamp(START) });
    expect(again.cambioMasivo).toMatchObject({ total: 1, cambiados: 1, conflictos: 0 });
    expect(await phone()).toBe('24001234');
  });

  it('counts as changed only what it changed', async () => {
    await many(2);
    const templateCuentaPagoDTO = { id: await cuentaDe('ana') };
    await desk('ana').editarCuentaDominios({ nombresDominio: ['n-0000.uy'], templateCuentaPagoDTO });
    const { cambioMasivo } = await desk('ana').iniciarCambioMasivo({
      filtro: {},
      total: 2,
      accion: 'EDITAR_CUENTA',
      templateCuentaPagoDTO,
    });
    expect(cambioMasivo).toMatchObject({ estado: 'TERMINADO', cambiados: 1, noCambiados: 1 });
    const left = await desk('ana').resultadoCambioMasivo({
      id: cambioMasivo?.id ?? 0,
      soloNoCambiados: true,
    });
    expect(left.resultados).toMatchObject([{ nombre: 'n-0000.uy', resultado: 'SIN_CAMBIOS' }]);
  });

  it('is told, and does nothing, where the filter finds another number than was confirmed', async () => {
    await many(3);
    const answer = await desk('ana').iniciarCambioMasivo({
      filtro: {},
      total: 2,
      accion: 'EDITAR_CUENTA',
      templateCuentaPagoDTO: cuenta(),
    });
    expect(answer).toMatchObject({ codigo: 'OTRA_CANTIDAD', cambioMasivo: null });
    expect((await registryAs('ana').cuenta.cuentasPago()).cuentasPago).toEqual([]);
    expect(await historyOf()).toEqual([]);
  });

  it('keeps its data by the rules of its form', async () => {
    await many(1);
    const request = { filtro: {}, total: 1, accion: 'EDITAR_CONTACTO' as const };
    expect(await desk('ana').iniciarCambioMasivo(request)).toMatchObject({ codigo: 'CAMPOS' });
    const wrong = { ...request, rolSeleccionado: 'TECNICO' as const, contactoDTO: { nombre: 'A' } };
    expect(await desk('ana').iniciarCambioMasivo(wrong)).toMatchObject({
      mapErrores: { nombre: expect.any(String), direccion: expect.any(String) },
    });
    const right = {
      ...wrong,
      contactoDTO: {
        nombre: 'Marta',
        apellido: 'Ríos',
        direccion: 'Calle 9',
        telefono: '24001234',
        emailPublico: 'marta@correo.uy',
      },
    };
    expect(await desk('ana').iniciarCambioMasivo(right)).toMatchObject({
      cambioMasivo: { accion: 'EDITAR_CONTACTO', tipoContacto: 'TECNICO', cambiados: 1 },
    });
    const { tecnico } = await desk('ana').informacion({ nombreDominio: 'n-0000.uy' });
    expect(tecnico).toMatchObject(right.contactoDTO);
  });
});

describeOnBothEngines('going through a filtered list', () => {
  it.each([
    ['by name', {}],
    ['by expiry', { fechaVencimientoDesde: '2026-01-01' }],
    ['by part of the name', { nombre: 'n-00' }],
  ])('finds each domain once, in the order of the list: %s', async (_, filtro) => {
    await many(45);
    await nombreDe('ana', 'xn--and-6ma2c.uy');
    const walked: string[] = [];
    let despuesDe: string | null = null;
    do {
      const part: Awaited<ReturnType<ReturnType<typeof desk>['recorrerDominios']>> = await desk(
        'ana',
      ).recorrerDominios({ ...filtro, despuesDe, cantResultados: 10 });
      walked.push(...part.dominioWrapperDTOList.map(({ dominio }) => dominio.dominioCore.nombre));
      despuesDe = part.siguiente;
    } while (despuesDe !== null);
    const { dominioWrapperDTOList } = await desk('ana').obtenerDominios({ ...filtro, cantResultados: 50 });
    expect(walked).toEqual(dominioWrapperDTOList.map(({ dominio }) => dominio.dominioCore.nombre));
    expect(new Set(walked).size).toBe(walked.length);
    const begun = await desk('ana').recorrerDominios({ ...filtro, despuesDe: 'x' });
    expect(begun.dominioWrapperDTOList).toHaveLength(walked.length);
  });
});
