import { beforeEach, expect, it } from 'vitest';
import { database } from '~/database/connection.server';
import { moneyFaults } from '~/operating/backup/sound-store';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';
import { ask, askDesk, atTheDesk, idOf, START } from './caller';
import { cuentaDe, libroMayor, nombreDe } from './shop';

const MOTIVO = 'Consulta 1234: dice que no lo pidió.';
const at = (login: string, minutes: number) => askDesk({ login, now: START.add({ minutes }) });
const desk = (login = 'horacio', minutes = 0) => at(login, minutes).cobros;
const look = async (login = 'horacio') => {
  const { id } = await theCharge();
  return desk(login).mirar({ de: { clase: 'COBRO', id }, motivo: MOTIVO });
};

/** Ana's name renewed by itself: no purchase has that charge. */
async function renewed(nombre = 'uno.uy', clave = 'renovacion:1') {
  const cuenta = await cuentaDe('ana');
  await nombreDe('ana', nombre, { cuenta_pago_id: cuenta });
  await given.charge({
    clave,
    venta_item_id: null,
    usuario_id: await idOf('ana'),
    nombre,
    concepto: 'RENOVACION_AUTOMATICA',
    importe: 138_900,
    cuenta_pago_id: cuenta,
    creado_en: START.toString({ fractionalSecondDigits: 3 }),
  });
}
async function theCharge() {
  const [first] = await libroMayor();
  if (!first) throw new Error('Nothing was charged');
  return first;
}
const giveBack = async (importe: string, { login = 'horacio', devuelto = 0 } = {}) =>
  desk(login).devolver({ id: (await theCharge()).id, importe, devuelto, motivo: 'No lo pidió.' });
const seen = async (login?: string, minutes?: number) =>
  desk(login, minutes).ver({ id: (await theCharge()).id });

describeOnBothEngines('a charge of no purchase', () => {
  beforeEach(async () => {
    await renewed();
    await atTheDesk('horacio', ['atencion']);
    await atTheDesk('irene', ['direccion']);
  });

  it('shows nothing of itself before somebody says why', async () => {
    const { id } = await theCharge();
    expect(await seen()).toEqual({ numero: `C-00000${id}`, mirada: null, cobro: null });
    const persona = await idOf('ana');
    expect(await desk().dePersona({ persona })).toEqual({
      mirada: null,
      quien: null,
      cobros: null,
      hayMas: false,
    });
    expect(await desk().mirar({ de: { clase: 'PERSONA', id: persona }, motivo: ' ' })).toMatchObject({
      codigoRespuesta: 'CAMPOS',
    });
    expect((await seen()).cobro).toBeNull();
    expect((await observe.messages('ana')).map(({ titulo }) => titulo)).not.toContain(
      'El registro vio lo que se le cobró',
    );
  });

  it('is looked at with a reason that who paid reads, without who; the desk’s history says who', async () => {
    const mails = (await observe.mails()).length;
    expect(await look()).toMatchObject({ respuestaOK: true });
    const message = (await observe.messages('ana')).find(
      ({ titulo }) => titulo === 'El registro vio lo que se le cobró',
    );
    expect(message?.mensaje).toContain(`dio este motivo: «${MOTIVO.replace(/\.$/, '')}»`);
    expect(message?.mensaje).not.toContain('horacio');
    expect(await observe.mails()).toHaveLength(mails);
    expect(await observe.deskActs()).toMatchObject([
      { acto: 'Miró los cobros de una persona', clase: 'persona', motivo: MOTIVO },
    ]);
  });

  it('is seen for half an hour and by nobody else, with what else that person was charged', async () => {
    await renewed('dos.uy', 'renovacion:2');
    await look();
    expect((await seen()).cobro).toMatchObject({
      concepto: 'RENOVACION_AUTOMATICA',
      nombre: 'uno.uy',
      importe: 138_900,
      devuelto: 0,
      referencia: null,
      cuenta: { numero: '****5678', quitada: false },
    });
    const hers = await desk().dePersona({ persona: await idOf('ana') });
    expect(hers.cobros?.map(({ nombre }) => nombre)).toEqual(['dos.uy', 'uno.uy']);
    expect((await seen('horacio', 29)).cobro).not.toBeNull();
    expect((await seen('horacio', 30)).cobro).toBeNull();
    expect((await seen('irene')).cobro).toBeNull();
  });

  it('is seen with its name, by who said why they look at that; not once the name is somebody else’s', async () => {
    await at('horacio', 0).dominios.mirar({ nombreDominio: 'uno.uy', motivo: MOTIVO });
    expect((await seen()).cobro).toMatchObject({ nombre: 'uno.uy' });
    await given.noDomain('uno.uy');
    await nombreDe('beto', 'uno.uy', { creado_en: START.add({ minutes: 1 }).toString() });
    await at('horacio', 2).dominios.mirar({ nombreDominio: 'uno.uy', motivo: MOTIVO });
    expect((await seen('horacio', 2)).cobro).toBeNull();
  });

  it('is given back, line against line, and told to who paid', async () => {
    const before = await libroMayor();
    expect(await giveBack('500')).toMatchObject({ respuestaOK: true });
    expect(await libroMayor()).toEqual(before);
    await look();
    expect((await seen()).cobro).toMatchObject({
      devuelto: 50_000,
      devoluciones: [{ importe: 50_000, motivo: 'No lo pidió.', quien: 'horacio' }],
    });
    const told = (await observe.messages('ana')).find(({ titulo }) => titulo.includes(': le devolvimos'));
    expect(told?.mensaje).toContain('una parte de lo que se había cobrado por la renovación automática');
    expect(told?.mensaje).toMatch(/Número del cobro: C-\d{6}/);
    expect(
      (await ask({ login: 'ana' }).carrito.compras({})).compras.map(({ tipo, numero }) => [tipo, numero]),
    ).toEqual(
      expect.arrayContaining([
        ['RENOVACION_AUTOMATICA', expect.stringMatching(/^C-\d{6}$/)],
        ['DEVOLUCION', null],
      ]),
    );
    expect(await moneyFaults(database())).toEqual([]);
  });

  it('is never given back twice, nor more than was charged', async () => {
    await giveBack('500');
    expect((await giveBack('500')).mapErrores?.importe).toMatch(/^Mientras tanto otra persona devolvió/);
    expect((await giveBack('889,01', { devuelto: 50_000 })).mapErrores?.importe).toBe(
      'Es más de lo que queda por devolver de este cobro: escriba hasta $\u00a0889.',
    );
    await giveBack('889', { devuelto: 50_000 });
    expect((await giveBack('1', { devuelto: 138_900 })).mapErrores?.importe).toBe(
      'Ya se devolvió todo lo que se cobró por este cobro: no queda nada.',
    );
    expect((await giveBack('x')).mapErrores).toHaveProperty('importe');
  });

  it('waits for a second person above what one gives back in a day, and for one of them at a time', async () => {
    await renewed('dos.uy', 'renovacion:2');
    await giveBack('1.389');
    const [, second] = await libroMayor();
    const typed = { id: second?.id ?? 0, importe: '1389', devuelto: 0, motivo: 'Tampoco.' };
    expect(await desk().devolver(typed)).toMatchObject({ codigoRespuesta: 'POR_APROBAR' });
    expect(await desk().devolver(typed)).toMatchObject({ codigoRespuesta: 'ESTADO' });
    const [waiting] = (await at('irene', 1).porAprobar.listar()).esperan;
    const { id = 0 } = waiting ?? {};
    await at('irene', 1).porAprobar.responder({ id, decision: 'APROBAR', motivo: '' });
    expect((await observe.refunds()).map(({ importe }) => importe)).toEqual([138_900, 138_900]);
  });

  it('is found by the number that who paid reads, and a person’s by what they are called', async () => {
    const { id } = await theCharge();
    for (const buscado of [`C-${String(id).padStart(6, '0')}`, `c${id}`]) {
      const { encontrados } = await at('horacio', 0).dominios.buscar({ buscado });
      expect(encontrados).toContainEqual(
        expect.objectContaining({ clase: 'COBRO', cobro: id, detalle: '', nombres: [] }),
      );
    }
    const { encontrados } = await at('horacio', 0).dominios.buscar({ buscado: 'ana' });
    expect(encontrados).toContainEqual(
      expect.objectContaining({ clase: 'PERSONA', persona: await idOf('ana') }),
    );
  });

  it('is not there where it is not', async () => {
    const none = { motivo: MOTIVO };
    for (const asking of [
      () => desk().ver({ id: 99 }),
      () => desk().dePersona({ persona: 999 }),
      () => desk().mirar({ de: { clase: 'PERSONA', id: 999 }, ...none }),
      () => desk().mirar({ de: { clase: 'COBRO', id: 99 }, ...none }),
      () => desk().devolver({ id: 99, importe: '1', devuelto: 0, ...none }),
    ])
      await expect(asking()).rejects.toMatchObject({ status: 404 });
  });
});
