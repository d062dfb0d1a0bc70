import { beforeEach, expect, it } from 'vitest';
import { database } from '~/database/connection.server';
import { actosVencidos } from '~/registry/edge/oficina/por-aprobar/task';
import { revisarOficina } from '~/registry/edge/oficina/revisar';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';
import { approve, ask, askDesk, atTheDesk, START } from './caller';
import { ventaLista } from './shop';

const desk = (login: string, now = START) => askDesk({ login, now });
const after = (hours: number) => START.add({ hours });
const lapse = (hours: number) => actosVencidos.turn({ database: database(), clock: () => after(hours) });

/** Ana bought two names of $ 1.389, or these: more than one person gives back alone. */
async function bought(nombres = ['uno.uy', 'dos.uy']): Promise<string> {
  const uuid = await ventaLista('ana', nombres);
  const { ventaDTO } = await ask({ login: 'ana' }).carrito.finalizar({ uuid });
  return ventaDTO?.referencia ?? '';
}

/** Horacio gives back all of a line, as his page shows it; of the second one of a day he has to ask. */
async function giveBack(referencia: string, nombre: string, login = 'horacio') {
  const { lineas } = await desk(login).ventas.ver({ referencia });
  const linea = lineas.find((each) => each.nombre === nombre);
  const { id = 0, devuelto = 0 } = linea ?? {};
  const typed = { importe: '1389', motivo: 'No se prestó.' };
  return desk(login).ventas.devolver({ referencia, linea: id, devuelto, ...typed });
}

const refunds = async () => (await observe.refunds()).map(({ importe }) => importe);
const waiting = async (login: string, now = START) => (await desk(login, now).porAprobar.listar()).esperan;
const lastOf = async () => (await observe.twoPersonActs()).at(-1);
const idOfLast = async () => (await lastOf())?.id ?? 0;
const answer = async (
  login: string,
  decision: 'APROBAR' | 'RECHAZAR' | 'RETIRAR',
  { motivo = 'No corresponde.', now = START } = {},
) => desk(login, now).porAprobar.responder({ id: await idOfLast(), decision, motivo });
const alone = async (login: string, motivo = 'El plazo vence hoy.') =>
  desk(login).porAprobar.hacerASolas({ id: await idOfLast(), motivo });
const acts = async () => (await observe.deskActs()).map(({ acto }) => acto);

/** What Horacio asked for: the second refund of a day. */
async function asked() {
  const referencia = await bought();
  await giveBack(referencia, 'uno.uy');
  const told = await giveBack(referencia, 'dos.uy');
  return { referencia, told };
}

const atWork = async () => {
  await atTheDesk('horacio', ['atencion']);
  await atTheDesk('irene', ['direccion']);
  await atTheDesk('julia', ['atencion']);
  await given.mailAddress('irene@registro.uy', 'irene');
};

describeOnBothEngines('what takes two people at the desk', () => {
  beforeEach(atWork);

  it('waits where it was asked for, and is done once another approves: once, as who asked', async () => {
    const { told } = await asked();
    expect(told).toMatchObject({ respuestaOK: false, codigoRespuesta: 'POR_APROBAR' });
    expect(told.mensajeRespuesta).toContain('Lo tiene que aprobar otra persona antes del 24/11/2026 09:00');
    expect(await refunds()).toEqual([138_900]);
    expect(await waiting('irene')).toMatchObject([
      {
        que: 'devolver $\u00a01.389',
        motivo: 'No se prestó.',
        pidio: 'horacio',
        diferencias: [{ campo: 'Devuelto en total', antes: '$\u00a00', despues: '$\u00a01.389' }],
        puede: { responder: true, retirar: false, hacerASolas: false },
      },
    ]);
    expect(await approve('irene')).toMatchObject({ mensajeRespuesta: 'Lo aprobó, y ya se hizo.' });
    expect((await observe.refunds()).map(({ hizo_id, importe }) => [hizo_id === 0, importe])).toEqual([
      [false, 138_900],
      [false, 138_900],
    ]);
    expect(await answer('julia', 'APROBAR')).toMatchObject({ mensajeRespuesta: 'Eso ya se hizo.' });
    expect(await acts()).toEqual([
      'Devolvió $\u00a01.389 a la cuenta ****5678',
      'Pidió devolver $\u00a01.389',
      'Devolvió $\u00a01.389 a la cuenta ****5678',
      'Aprobó devolver $\u00a01.389',
    ]);
    expect((await revisarOficina(database())).faltas).toEqual([]);
  });

  it('is of nobody to approve who asked for it, nor of who has not its permission', async () => {
    await asked();
    await atTheDesk('carla', ['contenidos']);
    expect(await answer('horacio', 'APROBAR')).toMatchObject({ codigoRespuesta: 'ESTADO' });
    await expect(answer('carla', 'APROBAR')).rejects.toMatchObject({ status: 404 });
    expect(await waiting('carla')).toEqual([]);
    expect(await refunds()).toEqual([138_900]);
  });

  it('is told by mail and message to who may approve it, and its end to who asked', async () => {
    await asked();
    const [first] = await observe.messages('irene');
    expect(first?.titulo).toMatch(/^horacio pide su aprobación: devolver \$\s1\.389/);
    expect(first?.mensaje).toContain('Motivo: No se prestó.');
    expect((await observe.mails()).map(({ para }) => para)).toContain('irene@registro.uy');
    await answer('julia', 'RECHAZAR');
    expect((await observe.messages('horacio'))[0]?.mensaje).toContain('No corresponde.');
  });

  it('is refused with a reason, and then is not done any more', async () => {
    await asked();
    expect(await answer('irene', 'RECHAZAR', { motivo: ' ' })).toMatchObject({ codigoRespuesta: 'CAMPOS' });
    expect(await answer('irene', 'RECHAZAR')).toMatchObject({ respuestaOK: true });
    expect(await answer('julia', 'APROBAR')).toMatchObject({
      mensajeRespuesta: 'Eso ya se rechazó: no se hizo.',
    });
    expect(await alone('horacio')).toMatchObject({ codigoRespuesta: 'ESTADO' });
    expect(await refunds()).toEqual([138_900]);
  });

  it('is taken back by who asked, and by nobody else', async () => {
    await asked();
    expect(await answer('irene', 'RETIRAR')).toMatchObject({ codigoRespuesta: 'ESTADO' });
    expect(await answer('horacio', 'RETIRAR')).toMatchObject({ respuestaOK: true });
    expect(await answer('irene', 'APROBAR')).toMatchObject({ codigoRespuesta: 'ESTADO' });
  });

  it('lapses after 72 hours, also before anybody wrote that down', async () => {
    await asked();
    expect(await lapse(71)).toBe(0);
    expect(await answer('irene', 'APROBAR', { now: after(72) })).toMatchObject({ codigoRespuesta: 'ESTADO' });
    expect(await waiting('irene', after(72))).toEqual([]);
    expect(await lapse(72)).toBe(1);
    expect(await lastOf()).toMatchObject({ estado: 'CADUCO', termino_id: null });
    expect((await observe.messages('horacio'))[0]?.titulo).toContain('nadie lo aprobó a tiempo: no se hizo');
    expect(await refunds()).toEqual([138_900]);
  });

  it('has one outcome, whoever approves, refuses and takes back at once', async () => {
    await asked();
    const answers = await Promise.all([
      answer('irene', 'APROBAR'),
      answer('julia', 'RECHAZAR'),
      answer('horacio', 'RETIRAR'),
      lapse(72).then(() => ({ respuestaOK: false })),
    ]);
    expect(answers.filter(({ respuestaOK }) => respuestaOK).length).toBeLessThan(2);
    const { estado } = (await lastOf()) ?? {};
    expect(['HECHO', 'RECHAZADO', 'RETIRADO', 'CADUCO']).toContain(estado);
    expect(await refunds()).toHaveLength(estado === 'HECHO' ? 2 : 1);
    expect((await revisarOficina(database())).faltas).toEqual([]);
  });

  it('is approved once by two who press at once', async () => {
    await asked();
    const both = await Promise.all([answer('irene', 'APROBAR'), answer('julia', 'APROBAR')]);
    expect(both.filter(({ respuestaOK }) => respuestaOK)).toHaveLength(1);
    expect(await refunds()).toEqual([138_900, 138_900]);
  });

  it('waits once for one thing, however many ask for it', async () => {
    const { referencia } = await asked();
    await giveBack(await bought(['tres.uy']), 'tres.uy', 'julia');
    expect(await giveBack(referencia, 'dos.uy', 'julia')).toMatchObject({
      codigoRespuesta: 'ESTADO',
      mensajeRespuesta: expect.stringMatching(/^Ya se pidió devolver/),
    });
    expect(await waiting('irene')).toHaveLength(1);
  });

  it('keeps the same money from being given back by somebody who may do it alone', async () => {
    const { referencia } = await asked();
    // irene gave back nothing today: of anything else she may
    expect(await giveBack(referencia, 'dos.uy', 'irene')).toMatchObject({
      codigoRespuesta: 'ESTADO',
      mensajeRespuesta:
        'Ya se pidió devolver $\u00a01.389 de esta línea, y espera a que lo apruebe una segunda persona. Hasta que se apruebe, se rechace o se retire no se devuelve nada más: mírelo en Por aprobar.',
    });
    const { lineas } = await desk('irene').ventas.ver({ referencia });
    const id = (await waiting('irene'))[0]?.id;
    expect(lineas.map(({ espera }) => espera)).toEqual([null, { id, que: 'devolver $\u00a01.389' }]);
    expect(await refunds()).toEqual([138_900]);
    await answer('julia', 'RECHAZAR');
    expect(await giveBack(referencia, 'dos.uy', 'irene')).toMatchObject({ respuestaOK: true });
  });

  it('is given back once where one asks and another does it alone at once', async () => {
    const referencia = await bought();
    await giveBack(referencia, 'uno.uy');
    const { lineas } = await desk('irene').ventas.ver({ referencia });
    const linea = lineas.find(({ nombre }) => nombre === 'dos.uy')?.id ?? 0;
    const typed = { referencia, linea, importe: '1389', motivo: 'No se prestó.', devuelto: 0 };
    const both = await Promise.all(['horacio', 'irene'].map((login) => desk(login).ventas.devolver(typed)));
    const isDone = both[1]?.respuestaOK;
    expect(both[0]?.codigoRespuesta).toBe(isDone ? 'CAMPOS' : 'POR_APROBAR');
    expect(await waiting('irene')).toHaveLength(isDone ? 0 : 1);
    expect(await refunds()).toHaveLength(isDone ? 2 : 1);
  });

  it('is not done where it would be something else by now', async () => {
    await asked();
    await given.chargesOf('dos.uy', { importe: 100_000 });
    const late = await answer('julia', 'APROBAR');
    expect(late.mensajeRespuesta).toMatch(/^Lo aprobó, pero no se pudo hacer\./);
    expect(await lastOf()).toMatchObject({ estado: 'NO_SE_PUDO' });
    expect(await refunds()).toEqual([138_900]);
  });

  it('is not done for somebody who may not any more', async () => {
    await asked();
    await atTheDesk('horacio', ['dominios']);
    expect((await answer('irene', 'APROBAR')).mensajeRespuesta).toContain('ya no tiene ese permiso');
    expect(await refunds()).toEqual([138_900]);
  });

  it('refuses at once what the rules refuse: nothing waits', async () => {
    const { referencia } = await asked();
    const { lineas } = await desk('horacio').ventas.ver({ referencia });
    const id = lineas.find(({ nombre }) => nombre === 'dos.uy')?.id ?? 0;
    await answer('horacio', 'RETIRAR');
    const typed = { importe: '9000', motivo: 'Mucho.', devuelto: 0 };
    expect(await desk('horacio').ventas.devolver({ referencia, linea: id, ...typed })).toMatchObject({
      codigoRespuesta: 'CAMPOS',
    });
    expect(await waiting('irene')).toEqual([]);
  });
});

describeOnBothEngines('breaking the glass', () => {
  beforeEach(atWork);

  it('does it at once with a reason, and alarms everybody else of direction', async () => {
    await asked();
    expect(await alone('horacio', ' ')).toMatchObject({ codigoRespuesta: 'CAMPOS' });
    expect(await alone('horacio')).toMatchObject({ respuestaOK: true });
    expect(await refunds()).toEqual([138_900, 138_900]);
    const [alarm] = await observe.messages('irene');
    expect(alarm?.titulo).toBe('ALARMA: horacio hizo solo algo que pide dos personas');
    expect(alarm?.mensaje).toContain('Por qué no esperó: El plazo vence hoy.');
    const mail = (await observe.mails()).filter(({ asunto }) => asunto.startsWith('ALARMA'));
    expect(mail.map(({ para }) => para)).toEqual(['irene@registro.uy']);
    expect(await acts()).toContain('Hizo a solas, sin que otra persona lo aprobara: devolver $\u00a01.389');
  });

  it('is of who asked alone, and stands to be looked at until another person does', async () => {
    await asked();
    expect(await alone('irene')).toMatchObject({ codigoRespuesta: 'ESTADO' });
    await alone('horacio');
    const review = async (login: string, motivo = 'Estaba bien.') =>
      desk(login).porAprobar.revisar({ id: await idOfLast(), motivo });
    expect(await review('horacio')).toMatchObject({ codigoRespuesta: 'ESTADO' });
    expect(await review('irene', '')).toMatchObject({ codigoRespuesta: 'CAMPOS' });
    expect((await desk('irene').porAprobar.listar()).porRevisar).toMatchObject([
      { aSolas: 'El plazo vence hoy.', revision: null, puede: { revisar: true } },
    ]);
    expect(await review('irene')).toMatchObject({ respuestaOK: true });
    expect(await review('julia')).toMatchObject({ mensajeRespuesta: 'Otra persona ya lo revisó.' });
    const { porRevisar, terminados } = await desk('irene').porAprobar.listar();
    expect(porRevisar).toEqual([]);
    expect(terminados).toMatchObject([{ revision: { quien: 'irene', nota: 'Estaba bien.' } }]);
  });

  it('is the way where nobody else could approve, and the page that asks says so', async () => {
    await atTheDesk('julia', []);
    await atTheDesk('irene', []);
    const { told } = await asked();
    expect(told.mensajeRespuesta).toContain('Hoy no hay otra persona con ese permiso');
    const { hayOtraPersona } = await desk('horacio').porAprobar.ver({ id: await idOfLast() });
    expect(hayOtraPersona).toBe(false);
    expect(await alone('horacio')).toMatchObject({ respuestaOK: true });
  });

  it('leaves it to wait where it cannot be done', async () => {
    await asked();
    await given.chargesOf('dos.uy', { importe: 100_000 });
    expect(await alone('horacio')).toMatchObject({ codigoRespuesta: 'ESTADO' });
    expect(await lastOf()).toMatchObject({ estado: 'ESPERA', a_solas: null });
    expect(await observe.messages('irene')).toHaveLength(1);
  });
});
