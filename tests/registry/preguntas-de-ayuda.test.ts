import { expect, it } from 'vitest';
import type { ContenidoEscrito } from '~/registry/contract/oficina/contenidos';
import { describeOnBothEngines } from '../support/registry';
import { ask, askDesk, atTheDesk, START } from './caller';

type Pregunta = Extract<ContenidoEscrito, { clase: 'PREGUNTA' }>;
const PREGUNTA: Pregunta = {
  clase: 'PREGUNTA',
  sobre: null,
  tema: 'PAGAR',
  orden: '2',
  titulo: '¿Puedo pedir la factura con RUT?',
  respuesta: '<p>Sí, con el de quien tiene la cuenta.</p>',
  visible: 'SI',
};
const YA = { desdeDia: '', desdeHora: '', hastaDia: '', hastaHora: '' };

// START is 09:00 of 21/11/2026 in Uruguay
const desk = (login = 'carla', now = START) => askDesk({ login, now }).contenidos;
const help = async (minutes = 0) => (await ask({ now: START.add({ minutes }) }).ayuda.preguntas()).preguntas;
const read = async (minutes = 0) => (await help(minutes)).map(({ pregunta }) => pregunta);

async function published(escrito: Partial<Pregunta> = {}, when: Partial<typeof YA> = {}) {
  const { id = 0 } = await desk().crear({ escrito: { ...PREGUNTA, ...escrito } });
  const cual = { clase: 'PREGUNTA', id } as const;
  const answer = await desk().publicar({ ...cual, ...YA, ...when, version: 1 });
  expect(answer).toMatchObject({ respuestaOK: true });
  return cual;
}
const stateOf = async (cual: { clase: 'PREGUNTA'; id: number | string }, minutes = 0) =>
  (await desk('carla', START.add({ minutes })).ver(cual)).contenido.estado;

describeOnBothEngines('a question of the help that the registry’s people write', () => {
  it('is read from its minute on, until it is withdrawn, and by nobody as a draft', async () => {
    await atTheDesk('carla', ['contenidos']);
    await desk().crear({ escrito: PREGUNTA });
    expect(await read(60)).toEqual([]);
    const cual = await published({}, { desdeDia: '21/11/2026', desdeHora: '10:30', hastaDia: '22/11/2026' });
    expect(await read(89)).toEqual([]);
    const [shown] = await help(90);
    expect(shown).toMatchObject({ tema: 'PAGAR', lugar: 2, pregunta: PREGUNTA.titulo, seMuestra: true });
    expect(shown?.direccion).toBeGreaterThan(1000);
    expect(await read(39 * 60 - 1)).toHaveLength(1);
    expect(await read(39 * 60)).toEqual([]);
    await desk('carla', START.add({ minutes: 95 })).retirar({ ...cual, motivo: 'No era así.' });
    expect(await read(95)).toEqual([]);
  });

  it('takes the place of one that comes with the portal, and gives it back when it is withdrawn', async () => {
    await atTheDesk('carla', ['contenidos']);
    const cual = await published({ sobre: 7, titulo: '¿Cuándo llega la factura?' });
    expect(await help()).toMatchObject([{ direccion: 7, pregunta: '¿Cuándo llega la factura?' }]);
    const answer = await desk().retirar({ ...cual, motivo: 'Estaba mejor antes.' });
    expect(answer.mensajeRespuesta).toBe(
      'Quedó retirada. Si la pregunta tenía otro texto antes, es el que se lee ahora.',
    );
    expect(await help()).toEqual([]);
  });

  it('has the text that began last; the one of before comes back where that is withdrawn or over', async () => {
    await atTheDesk('carla', ['contenidos']);
    const first = await published({ sobre: 7, titulo: 'Primera' });
    const second = await published(
      { sobre: 7, titulo: 'Segunda' },
      { desdeDia: '21/11/2026', desdeHora: '10:00' },
    );
    await published(
      { sobre: 7, titulo: 'Tercera' },
      { desdeDia: '21/11/2026', desdeHora: '11:00', hastaDia: '21/11/2026', hastaHora: '11:30' },
    );
    expect([await read(59), await read(60), await read(120), await read(150)]).toEqual([
      ['Primera'],
      ['Segunda'],
      ['Tercera'],
      ['Segunda'],
    ]);
    expect([await stateOf(first, 59), await stateOf(first, 60), await stateOf(second, 60)]).toEqual([
      'VIGENTE',
      'REEMPLAZADO',
      'VIGENTE',
    ]);
    const { contenidos } = await desk('carla', START.add({ minutes: 60 })).listar({ clase: 'PREGUNTA' });
    expect(contenidos.map(({ estado }) => estado)).toEqual(['PROGRAMADO', 'VIGENTE', 'REEMPLAZADO']);
    await desk('carla', START.add({ minutes: 61 })).retirar({ ...second, motivo: 'Tenía un error.' });
    expect(await read(61)).toEqual(['Primera']);
  });

  it('keeps its number through its versions, also of one that the registry added', async () => {
    await atTheDesk('carla', ['contenidos']);
    await published();
    const [{ direccion } = { direccion: 0 }] = await help();
    await published({ sobre: direccion, titulo: '¿La factura sale con RUT?' });
    expect(await help()).toMatchObject([{ direccion, pregunta: '¿La factura sale con RUT?' }]);
    await published({ sobre: direccion, visible: 'NO' });
    expect(await help()).toMatchObject([{ direccion, seMuestra: false }]);
  });

  it('is another version only of a question that there is, and of that one for good', async () => {
    await atTheDesk('carla', ['contenidos']);
    await expect(desk().crear({ escrito: { ...PREGUNTA, sobre: 1999 } })).rejects.toMatchObject({
      status: 404,
    });
    const { id = 0 } = await desk().crear({ escrito: { ...PREGUNTA, sobre: 7 } });
    await desk().cambiar({ id, version: 1, escrito: { ...PREGUNTA, titulo: 'Cambiada' } });
    const { escrito } = (await desk().ver({ clase: 'PREGUNTA', id })).contenido;
    expect(escrito).toMatchObject({ sobre: 7, titulo: 'Cambiada' });
    const version = { ...PREGUNTA, sobre: 1000 + Number(id) };
    await expect(desk().crear({ escrito: version })).rejects.toMatchObject({ status: 404 });
  });

  it('is cleaned: words and their structure, nothing that runs, loads or looks different', async () => {
    await atTheDesk('carla', ['contenidos']);
    const respuesta =
      '<h2>Así</h2><p onclick="x()" style="color:red">Uno <b>dos</b> <a href="javascript:x()">tres</a> <a href="/ayuda">cuatro</a></p><script>x()</script><img src="//otro.uy/x.png">';
    await published({ respuesta });
    expect((await help())[0]?.respuesta).toBe(
      '<p>Así</p><p>Uno <strong>dos</strong> <a>tres</a> <a href="/ayuda">cuatro</a></p>',
    );
    const nothing = await desk().crear({ escrito: { ...PREGUNTA, respuesta: '<script>x()</script>' } });
    expect(nothing.mapErrores?.respuesta).toMatch(/^Escriba la respuesta: quitado/);
  });

  it('says beside each field what is wrong', async () => {
    await atTheDesk('carla', ['contenidos']);
    const empty = await desk().crear({ escrito: { ...PREGUNTA, titulo: ' ', respuesta: '', orden: '0' } });
    expect(empty.mapErrores).toEqual({
      titulo: 'Escriba la pregunta, como la haría quien busca la respuesta.',
      respuesta: 'Escriba la respuesta.',
      orden: 'Escriba un número del 1 al 99: el 1 va primero.',
    });
  });

  it('stands in the history of the desk: who, when, why, and both texts', async () => {
    await atTheDesk('carla', ['contenidos']);
    const cual = await published({ sobre: 7 });
    await desk().retirar({ ...cual, motivo: 'Estaba mejor antes.' });
    const [left, shown] = (await askDesk({ login: 'carla' }).personal.actos({})).actos;
    expect(left).toMatchObject({
      que: 'Retiró',
      sobre: `Pregunta de la ayuda ${cual.id}`,
      motivo: 'Estaba mejor antes.',
    });
    expect(left?.antes).toContain('en el lugar de: la pregunta 7');
    expect(shown?.despues).toContain('tema: Precio, pago y factura');
  });
});
