import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { database } from '~/database/connection.server';
import { publishTerms } from '~/registry/edge/terminos/store';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';
import { approve, ask, askDesk, atTheDesk, START } from './caller';

// START is 09:00 of 21/11/2026 in Uruguay
const desk = (login = 'carla', now = START) => askDesk({ login, now }).terminos;
const atContents = async () => {
  await atTheDesk('carla', ['contenidos']);
  await atTheDesk('irene', ['direccion']);
};
const later = (minutes: number) => START.add({ minutes });
const NOW = { desdeDia: '', desdeHora: '', motivo: 'Lo resolvió el directorio.' };
const AT = (desdeDia: string, desdeHora = '') => ({ ...NOW, desdeDia, desdeHora });
/** Carla asks that a draft be published, and Irene approves it. */
async function publish(asked: Parameters<ReturnType<typeof desk>['publicar']>[0]) {
  expect(await desk().publicar(asked)).toMatchObject({ codigoRespuesta: 'POR_APROBAR' });
  return approve('irene');
}
const NUEVO = '<h2>1. Objeto</h2><p>Estas condiciones son otras.</p>';
const huella = (texto: string) => createHash('sha256').update(texto).digest('hex');

/** A draft of version 4, which says something else. */
async function draft(contenido = NUEVO) {
  const { id = 0 } = await desk().crear({});
  const { terminos } = await desk().ver({ id });
  await desk().cambiar({ id, version: terminos.version, contenido });
  return { id, version: (await desk().ver({ id })).terminos.version };
}

const inForce = async (minutes = 0) =>
  (await ask({ now: later(minutes) }).terminos.vigentes()).terminosYCondiciones?.version;

describeOnBothEngines('a version of the terms', () => {
  it('begins with the text in force, and is nobody’s until its minute', async () => {
    await atContents();
    const { id = 0, mensajeRespuesta } = await desk().crear({});
    expect(mensajeRespuesta).toBe('La versión 4 empieza con el texto vigente. Todavía no la ve nadie.');
    expect((await desk().ver({ id })).terminos).toMatchObject({
      estado: 'BORRADOR',
      cambios: [],
      contra: { numero: 3 },
      vigenteDesde: null,
    });
    const first = await desk().ver({ id });
    await desk().cambiar({ id, version: first.terminos.version, contenido: NUEVO });
    const { version } = (await desk().ver({ id })).terminos;
    const answer = await publish({ id, version, ...AT('21/11/2026', '10:30') });
    expect(answer.mensajeRespuesta).toBe('Lo aprobó, y ya se hizo.');
    expect([await inForce(), await inForce(89), await inForce(90)]).toEqual(['3', '3', '4']);
    expect((await desk('carla', later(89)).ver({ id })).terminos.estado).toBe('PROGRAMADO');
    expect((await desk('carla', later(90)).ver({ id })).terminos.estado).toBe('VIGENTE');
  });

  it('has to be accepted by everybody from its minute on, by the hash of what they read', async () => {
    await atContents();
    const ana = (minutes: number) => ask({ login: 'ana', now: later(minutes) }).terminos;
    await ana(0).aceptar({});
    const { id, version } = await draft();
    await publish({ id, version, ...AT('21/11/2026', '10:30') });
    expect((await ana(89).aceptados()).acepto).toBe(true);
    expect((await ana(90).aceptados()).acepto).toBe(false);
    await ana(91).aceptar({ idTerminos: id });
    expect((await ana(92).aceptados()).acepto).toBe(true);
    const accepted = await observe.acceptances();
    expect(accepted.at(-1)).toMatchObject({ terminos_id: id, huella: huella(NUEVO) });
    const { terminos } = await desk('carla', later(95)).ver({ id });
    expect(terminos.aceptaron).toEqual({ cuantos: 1, masDe: false });
    expect(terminos.aceptaciones).toEqual([{ huella: huella(NUEVO), cuantos: 1 }]);
    const { versiones } = await desk('carla', later(95)).listar();
    expect(versiones.map(({ numero, estado }) => [numero, estado])).toEqual([
      [4, 'VIGENTE'],
      [3, 'ANTERIOR'],
      [2, 'ANTERIOR'],
      [1, 'ANTERIOR'],
    ]);
  });

  it('says where it differs from the one in force, and of an old one what it changed', async () => {
    await atContents();
    const { terminosYCondiciones } = await ask().terminos.vigentes();
    const contenido = `${terminosYCondiciones?.contenido}\n<h2>13. Otra</h2>`.replace(
      'treinta días',
      'sesenta días',
    );
    const { id } = await draft(contenido);
    const { cambios } = (await desk().ver({ id })).terminos;
    expect(cambios).toHaveLength(2);
    expect(cambios[0]?.antes.join()).toContain('treinta días');
    expect(cambios[0]?.despues.join()).toContain('sesenta días');
    expect(cambios[1]).toEqual({ antes: [], despues: ['<h2>13. Otra</h2>'] });
    const { versiones } = await desk().listar();
    const second = versiones.find(({ numero }) => numero === 2);
    expect((await desk().ver({ id: second?.id ?? 0 })).terminos.contra).toEqual({ numero: 1 });
  });

  it('is cleaned as it is kept, which is said', async () => {
    await atContents();
    const { id = 0 } = await desk().crear({});
    const write = (contenido: string, version: number) => desk().cambiar({ id, version, contenido });
    const answer = await write('<p onclick="x()">Hola</p><script>alert(1)</script>', 1);
    expect(answer.mensajeRespuesta).toContain('Se quitó lo que no puede estar en los términos');
    expect((await desk().ver({ id })).terminos.contenido).toBe('<p>Hola</p>');
    expect((await write('<p>Hola</p>\r\n<p>Chau</p>', 2)).mensajeRespuesta).not.toContain('Se quitó');
    expect(await write('<script>1</script>', 3)).toMatchObject({
      mapErrores: { contenido: 'Escriba el texto de los términos.' },
    });
  });

  it('is the only one that is prepared, also where two begin one at once', async () => {
    await atContents();
    const begun = await Promise.all([desk().crear({}), desk('irene').crear({})]);
    expect(begun.map(({ codigoRespuesta }) => codigoRespuesta).sort()).toEqual(['ESTADO', 'OK']);
    expect((await desk().listar()).hayEnPreparacion).toBe(true);
    const id = begun.find(({ respuestaOK }) => respuestaOK)?.id ?? 0;
    await desk().retirar({ id, motivo: 'Todavía no.' });
    expect(await desk('irene').crear({})).toMatchObject({ respuestaOK: true });
  });

  it('is written by one of two who change it at once, and published as it was looked at', async () => {
    await atContents();
    const { id, version } = await draft();
    const write = (login: string) => desk(login).cambiar({ id, version, contenido: `<p>De ${login}</p>` });
    const written = await Promise.all([write('carla'), write('irene')]);
    expect(written.map(({ codigoRespuesta }) => codigoRespuesta).sort()).toEqual(['OK', 'VERSION']);
    expect(await desk().publicar({ id, version, ...NOW })).toMatchObject({ codigoRespuesta: 'VERSION' });
    expect(await publish({ id, version: version + 1, ...NOW })).toMatchObject({ respuestaOK: true });
    expect(await inForce()).toBe('4');
    expect(await desk().cambiar({ id, version: version + 2, contenido: NUEVO })).toMatchObject({
      codigoRespuesta: 'ESTADO',
    });
  });

  it('is not in force from the past, nor where nothing changed, nor taken back once it is', async () => {
    await atContents();
    const { id = 0 } = await desk().crear({});
    expect(await desk().publicar({ id, version: 1, ...NOW })).toMatchObject({ codigoRespuesta: 'ESTADO' });
    await desk().cambiar({ id, version: 1, contenido: NUEVO });
    const past = await desk().publicar({ id, version: 2, ...AT('20/11/2026') });
    expect(past.mapErrores?.desdeDia).toMatch(/^Ese momento ya pasó/);
    await publish({ id, version: 2, ...NOW });
    expect(await desk().retirar({ id, motivo: 'Un error.' })).toMatchObject({
      codigoRespuesta: 'ESTADO',
      mensajeRespuesta: 'Esta versión ya rige, o rigió: no se retira. Publique otra que la siga.',
    });
    expect(await desk().retirar({ id, motivo: '' })).toMatchObject({ codigoRespuesta: 'CAMPOS' });
  });

  it('that waits for its day never is in force once it was left, and its number is not used again', async () => {
    await atContents();
    const { id, version } = await draft();
    await publish({ id, version, ...AT('22/11/2026') });
    await desk().retirar({ id, motivo: 'Falta revisarla.' });
    expect(await inForce(60 * 48)).toBe('3');
    const again = await desk().crear({});
    expect((await desk().ver({ id: again.id ?? 0 })).terminos.numero).toBe(5);
  });

  it('is begun, written and published once where a form comes twice', async () => {
    await atContents();
    const key = { operacion: 'una-clave-de-formulario' };
    const [one, other] = await Promise.all([desk().crear(key), desk().crear(key)]);
    expect([one.respuestaOK, other.id]).toEqual([true, one.id]);
  });

  it('stands in the history of the desk with what there was and what there is', async () => {
    await atContents();
    const { id, version } = await draft();
    await publish({ id, version, ...NOW });
    const { actos } = await askDesk({ login: 'carla' }).personal.actos({});
    expect(actos.map(({ que }) => que)).toEqual([
      'Publicó una versión de los términos',
      'Pidió publicar la versión 4 de los términos',
      'Cambió el borrador de los términos',
      'Empezó una versión de los términos',
    ]);
    expect(actos[0]?.despues).toContain(`huella: ${huella(NUEVO)}`);
    expect(actos[2]?.despues).toContain('<p>Estas condiciones son otras.</p>');
  });

  it('is not overwritten by one that a later installation brings', async () => {
    await atContents();
    const { id, version } = await draft();
    await publish({ id, version, ...NOW });
    await publishTerms(database(), { version: 4, vigente_desde: '2026-11-21T00:00:00Z', contenido: 'Otra' });
    expect((await ask().terminos.vigentes()).terminosYCondiciones?.contenido).toBe(NUEVO);
  });
});
