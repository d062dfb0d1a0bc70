import { expect, it } from 'vitest';
import { database } from '~/database/connection.server';
import type { FilaDeLista } from '~/registry/contract/oficina/lista-de-reservados';
import { loadReference } from '~/registry/edge/demo/reference';
import * as given from '../support/given';
import { describeOnBothEngines } from '../support/registry';
import { askDesk, atTheDesk, idOf } from './caller';

const desk = (login = 'irene') => askDesk({ login }).reservados;
const atNames = (login = 'irene') => atTheDesk(login, ['dominios']);
const motivo = 'Lo pidió el municipio.';

/** Lines of a list, from the second one of a file on. */
const lines = (...rows: Partial<FilaDeLista>[]): FilaDeLista[] =>
  rows.map((row, at) => ({ linea: at + 2, nombre: '', clase: 'RESERVADO', para: '', motivo: '', ...row }));
const seen = async (filas: FilaDeLista[]) => desk().mirarLista({ filas });
/** A list that is looked at, and applied as it was seen. */
async function applied(filas: FilaDeLista[], login = 'irene') {
  const { visto } = await seen(filas);
  return desk(login).guardarLista({ filas, visto, motivo });
}
/** Every kept name, as it goes out and would come in. */
async function wholeList(): Promise<FilaDeLista[]> {
  const all: FilaDeLista[] = [];
  let despuesDe: string | null = null;
  do {
    const part: Awaited<ReturnType<ReturnType<typeof desk>['recorrer']>> = await desk().recorrer({
      despuesDe,
    });
    for (const { nombre, clase, para, motivo: porque } of part.reservados)
      all.push({ linea: all.length + 2, nombre, clase, para: para?.login ?? '', motivo: porque });
    despuesDe = part.siguiente;
  } while (despuesDe !== null);
  return all;
}
/** Those of these scenarios, without what an installation brings. */
const listed = async () =>
  (await wholeList()).filter(({ nombre }) => /^(circo|murga|teatro|ñandutí)/.test(nombre));
const namesOf = async () => (await listed()).map(({ nombre }) => nombre);
const results = (filas: readonly { resultado: string }[] = []) => filas.map(({ resultado }) => resultado);
const history = async () => (await askDesk({ login: 'irene' }).personal.actos({ propios: true })).actos;

describeOnBothEngines('a line that is no name', () => {
  it.each([
    ['-mal-', 'El nombre «-mal-» no puede empezar ni terminar con guion.'],
    [
      'mal_o',
      'El nombre «mal_o» tiene «_», que no se puede usar. Un nombre lleva letras, números y guiones.',
    ],
    ['a'.repeat(64), `El nombre «${'a'.repeat(20)}…» tiene más de 63 caracteres.`],
    ['ab--c', 'El nombre «ab--c» no puede tener guiones en el tercer y el cuarto lugar.'],
    ['-mal-.com', 'El dominio ingresado debe terminar en .com.uy o .uy'],
  ])('%s is refused for what is wrong with it', async (nombre, detalle) => {
    await atNames();
    expect((await seen(lines({ nombre, motivo }))).filas).toMatchObject([
      { resultado: 'SE_RECHAZA', detalle },
    ]);
  });
});

describeOnBothEngines('the list of kept names, out', () => {
  it('is all of them in their order, with when each was last put at the desk', async () => {
    await atNames();
    await given.reservedNames(1201);
    await desk().guardar({ nombre: 'ñandutí.uy', clase: 'PROHIBIDO', para: '', motivo });
    const names = (await wholeList()).map(({ nombre }) => nombre);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((nombre) => nombre.startsWith('reservado-'))).toHaveLength(1201);
    const { reservados } = await desk().recorrer({ despuesDe: 'xn' });
    expect(reservados).toMatchObject([{ nombre: 'ñandutí.uy', cambiado: expect.stringMatching(/^20/) }]);
    const [first] = (await desk().recorrer({ despuesDe: 'reservado' })).reservados;
    expect(first).toMatchObject({ nombre: 'reservado-1', motivo: '', cambiado: null });
  });

  it('comes in again and changes nothing: every line is so already', async () => {
    await atNames();
    await idOf('ana');
    await loadReference(database());
    await given.reservedNames(3);
    await desk().guardar({
      nombre: 'murga.uy',
      clase: 'RESERVADO',
      para: 'ana',
      motivo: '=1+1, "dos"\n- tres',
    });
    await desk().guardar({ nombre: 'ñandutí', clase: 'PROHIBIDO', para: '', motivo });
    const before = await history();
    const filas = await wholeList();
    const { filas: vistas } = await seen(filas.slice(0, 1000));
    expect(vistas.filter(({ resultado }) => resultado !== 'IGUAL')).toEqual([]);
    expect(await applied(filas.slice(0, 1000))).toMatchObject({
      respuestaOK: true,
      mensajeRespuesta: expect.stringMatching(/^De (\d+)\u00a0líneas, \1 ya estaban igual\.$/),
    });
    expect(await history()).toEqual(before);
  });
});

describeOnBothEngines('a list of kept names that comes in', () => {
  it('says line by line what it would do, and keeps nothing', async () => {
    await atNames();
    await idOf('ana');
    await desk().guardar({ nombre: 'murga.uy', clase: 'RESERVADO', para: 'ana', motivo });
    await desk().guardar({ nombre: 'teatro', clase: 'PROHIBIDO', para: '', motivo });
    const before = await wholeList();
    const { filas } = await seen(
      lines(
        { nombre: 'murga.uy', clase: 'PROHIBIDO', motivo: 'Se presta a engaños.' },
        { nombre: 'TEATRO', clase: 'PROHIBIDO' },
        { nombre: 'ñandutí.uy', para: 'ana' },
        { nombre: 'a b' },
        { nombre: 'circo', clase: 'quizás' },
        { nombre: 'circo', para: 'nadie-asi' },
        { nombre: 'circo', clase: 'PROHIBIDO', para: 'ana' },
        { nombre: 'circo', motivo: 'x'.repeat(501) },
      ),
    );
    expect(filas).toEqual([
      {
        linea: 2,
        nombre: 'murga.uy',
        resultado: 'CAMBIA',
        detalle: `clase, de reservado a prohibido; quién lo puede registrar, de ana a nadie; motivo, de «${motivo}» a «Se presta a engaños.»`,
      },
      { linea: 3, nombre: 'teatro', resultado: 'IGUAL', detalle: '' },
      { linea: 4, nombre: 'ñandutí.uy', resultado: 'SE_AGREGA', detalle: 'reservado para ana' },
      { linea: 5, nombre: 'a b', resultado: 'SE_RECHAZA', detalle: 'El dominio no debe contener espacios.' },
      expect.objectContaining({ linea: 6, detalle: 'En la columna Clase escriba Reservado o Prohibido.' }),
      expect.objectContaining({ linea: 7, detalle: expect.stringContaining('Nadie con ese usuario') }),
      expect.objectContaining({ linea: 8, detalle: expect.stringContaining('no es para nadie') }),
      expect.objectContaining({ linea: 9, detalle: expect.stringContaining('500 caracteres') }),
    ]);
    expect(await wholeList()).toEqual(before);
  });

  it('takes the two forms of a name for one, and the first line of it', async () => {
    await atNames();
    const filas = lines({ nombre: 'ñandutí.uy' }, { nombre: 'xn--andut-3saw.uy', clase: 'PROHIBIDO' });
    expect(results((await seen(filas)).filas)).toEqual(['SE_AGREGA', 'SE_RECHAZA']);
    expect((await applied(filas)).filas?.[1]?.detalle).toBe(
      'ñandutí.uy ya está en la línea 2, y vale esa. Deje una sola línea de cada nombre.',
    );
    expect(await listed()).toMatchObject([{ nombre: 'ñandutí.uy', clase: 'RESERVADO', motivo }]);
  });

  it('is kept but for what is refused, and each name has its entry in the history with one reason', async () => {
    await atNames();
    await desk().guardar({ nombre: 'murga.uy', clase: 'RESERVADO', para: '', motivo: 'Marca.' });
    const answer = await applied(
      lines(
        { nombre: 'a b' },
        { nombre: 'murga.uy', clase: 'PROHIBIDO' },
        { nombre: 'teatro', motivo: 'Es de todos.' },
        { nombre: 'circo' },
      ),
    );
    expect(answer).toMatchObject({
      respuestaOK: true,
      mensajeRespuesta: 'De 4\u00a0líneas, se agregaron 2, cambió 1 y se rechazó 1.',
    });
    expect(await listed()).toMatchObject([
      { nombre: 'circo', motivo },
      { nombre: 'murga.uy', clase: 'PROHIBIDO', motivo: 'Marca.' },
      { nombre: 'teatro', motivo: 'Es de todos.' },
    ]);
    expect((await history()).slice(0, 3)).toMatchObject([
      { que: 'Reservó un nombre', sobre: 'circo', motivo },
      {
        que: 'Reservó un nombre',
        sobre: 'teatro',
        motivo,
        despues: expect.stringContaining('motivo: «Es de todos»'),
      },
      {
        que: 'Cambió un nombre reservado',
        sobre: 'murga.uy',
        motivo,
        antes: 'reservado, para nadie; motivo: «Marca»',
      },
    ]);
  });

  it('is kept once however often it is sent, and a list that was kept says that all is so already', async () => {
    await atNames();
    const filas = lines({ nombre: 'teatro' }, { nombre: 'circo' });
    const { visto } = await seen(filas);
    const sent = { filas, visto, motivo, operacion: 'una-lista-enviada' };
    const first = await desk().guardarLista(sent);
    expect(await desk().guardarLista(sent)).toEqual(first);
    expect(await history()).toHaveLength(2);
    expect(results((await seen(filas)).filas)).toEqual(['IGUAL', 'IGUAL']);
  });

  it('is not kept over what somebody changed since it was looked at', async () => {
    await atNames();
    await desk().guardar({ nombre: 'teatro', clase: 'RESERVADO', para: '', motivo });
    const filas = lines({ nombre: 'teatro', motivo: 'Otro.' }, { nombre: 'circo' });
    const { visto } = await seen(filas);
    await desk().guardar({ nombre: 'teatro', clase: 'PROHIBIDO', para: '', motivo });
    expect(await desk().guardarLista({ filas, visto, motivo })).toMatchObject({
      codigoRespuesta: 'ESTADO',
      mensajeRespuesta: expect.stringMatching(/^No se guardó nada: /),
    });
    expect(await namesOf()).toEqual(['teatro']);
  });

  it('of two people at once loses no line of either', async () => {
    await atNames();
    await atNames('julia');
    const of = (letter: string) =>
      lines(...Array.from({ length: 20 }, (_, n) => ({ nombre: `${letter}${n}` })));
    const [mine, theirs] = [of('circo-'), of('teatro-')];
    const answers = await Promise.all([applied(mine), applied(theirs, 'julia')]);
    expect(answers.map(({ respuestaOK }) => respuestaOK)).toEqual([true, true]);
    expect(await namesOf()).toHaveLength(40);
  });

  it('of two people at once with the same names is kept as one of them saw it', async () => {
    await atNames();
    await atNames('julia');
    const [one, other] = [lines({ nombre: 'teatro' }), lines({ nombre: 'teatro', clase: 'PROHIBIDO' })];
    const [first, second] = [await seen(one), await seen(other)];
    const answers = await Promise.all([
      desk().guardarLista({ filas: one, visto: first.visto, motivo }),
      desk('julia').guardarLista({ filas: other, visto: second.visto, motivo }),
    ]);
    expect(answers.map(({ codigoRespuesta }) => codigoRespuesta).sort()).toEqual(['ESTADO', 'OK']);
    expect(await namesOf()).toEqual(['teatro']);
  });

  it('is kept without a reason by nobody', async () => {
    await atNames();
    const filas = lines({ nombre: 'teatro' });
    const { visto } = await seen(filas);
    expect(await desk().guardarLista({ filas, visto, motivo: ' ' })).toMatchObject({
      codigoRespuesta: 'CAMPOS',
      mapErrores: { motivo: 'Escriba el motivo.' },
    });
    expect(await namesOf()).toEqual([]);
  });

  it('of a thousand names is kept whole', async () => {
    await atNames();
    const filas = lines(...Array.from({ length: 1000 }, (_, n) => ({ nombre: `teatro-${n}` })));
    expect(await applied(filas)).toMatchObject({
      mensajeRespuesta: 'De 1000\u00a0líneas, se agregaron 1000.',
    });
    expect(await namesOf()).toHaveLength(1000);
  });
});
