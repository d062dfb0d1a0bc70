import { beforeEach, expect, it } from 'vitest';
import { database } from '~/database/connection.server';
import { moneyFaults } from '~/operating/backup/sound-store';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';
import { ask, askDesk, atTheDesk, idOf, START } from './caller';
import { libroMayor, nombreDe, ventaLista } from './shop';

const desk = (login = 'horacio', now = START) => askDesk({ login, now }).ventas;
const ana = () => ask({ login: 'ana' });

/** Ana bought two names: a .uy of $ 1.389 and a .com.uy of $ 1.159. */
async function bought(): Promise<string> {
  const { ventaDTO } = await ana().carrito.finalizar({
    uuid: await ventaLista('ana', ['uno.uy', 'dos.com.uy']),
  });
  return ventaDTO?.referencia ?? '';
}

const lines = async (referencia: string) => (await desk().ver({ referencia })).lineas;
const lineOf = async (referencia: string, nombre = 'uno.uy') => {
  const found = (await lines(referencia)).find((each) => each.nombre === nombre);
  if (!found) throw new Error(`${nombre} was not charged`);
  return found;
};

interface Typed {
  importe?: string;
  motivo?: string;
  login?: string;
  operacion?: string;
  devuelto?: number;
}

/** Somebody of the registry gives back a part of a line, as their page shows it now. */
async function giveBack(
  referencia: string,
  { login, importe = '1389', motivo = 'No se prestó.', ...typed }: Typed = {},
) {
  const { id, devuelto } = await lineOf(referencia);
  return desk(login).devolver({ referencia, linea: id, importe, motivo, devuelto, ...typed });
}

const givenBack = async () => (await observe.refunds()).map(({ importe }) => importe);

const atWork = async () => {
  await atTheDesk('horacio', ['atencion']);
  await atTheDesk('irene', ['direccion']);
};

describeOnBothEngines('what a purchase cost', () => {
  beforeEach(atWork);

  it('is given back as a line against the line: the charge stays as it was', async () => {
    const referencia = await bought();
    const before = await libroMayor();
    expect(await giveBack(referencia, { importe: '1.389,00' })).toMatchObject({
      respuestaOK: true,
      mensajeRespuesta:
        'Quedó acreditado un importe de $\u00a01.389 en la cuenta de pago ****5678: se descuenta de la factura del período siguiente. Se lo avisamos a quien pagó.',
    });
    expect(await libroMayor()).toEqual(before);
    expect(await observe.refunds()).toMatchObject([
      {
        cargo_id: before.find(({ nombre }) => nombre === 'uno.uy')?.id,
        importe: 138_900,
        motivo: 'No se prestó.',
      },
    ]);
    expect(await lineOf(referencia)).toMatchObject({
      importe: 138_900,
      devuelto: 138_900,
      devoluciones: [{ importe: 138_900, motivo: 'No se prestó.', quien: 'horacio' }],
    });
    expect(await lineOf(referencia, 'dos.com.uy')).toMatchObject({ devuelto: 0, devoluciones: [] });
    expect(await moneyFaults(database())).toEqual([]);
  });

  it('is given back in parts, never more than what is left', async () => {
    const referencia = await bought();
    await giveBack(referencia, { importe: '1000' });
    expect(await giveBack(referencia, { importe: '389,01' })).toMatchObject({
      codigoRespuesta: 'CAMPOS',
      mapErrores: {
        importe: 'Es más de lo que queda por devolver de esta línea: escriba hasta $\u00a0389.',
      },
    });
    expect(await giveBack(referencia, { importe: '389' })).toMatchObject({ respuestaOK: true });
    expect(await giveBack(referencia, { importe: '1' })).toMatchObject({
      mapErrores: { importe: 'Ya se devolvió todo lo que se cobró por esta línea: no queda nada.' },
    });
    expect(await givenBack()).toEqual([100_000, 38_900]);
  });

  it('is given back once by two who press at once: the second reads what the first did', async () => {
    const referencia = await bought();
    const { id, devuelto } = await lineOf(referencia);
    const press = (login: string) =>
      desk(login).devolver({ referencia, linea: id, importe: '700', motivo: 'Se cobró de más.', devuelto });
    const answers = await Promise.all(['horacio', 'irene', 'horacio', 'irene'].map(press));
    expect(answers.filter(({ respuestaOK }) => respuestaOK)).toHaveLength(1);
    expect(answers.find(({ respuestaOK }) => !respuestaOK)?.mapErrores?.importe).toBe(
      'Mientras tanto otra persona devolvió $\u00a0700 de esta línea. Quedan $\u00a0689: mire si todavía corresponde, y confirme otra vez.',
    );
    expect(await givenBack()).toEqual([70_000]);
  });

  it('is given back once by a form that was posted twice', async () => {
    const referencia = await bought();
    const { id } = await lineOf(referencia);
    const form = {
      referencia,
      linea: id,
      importe: '100',
      motivo: 'Un descuento.',
      devuelto: 0,
      operacion: 'una-clave',
    };
    const [first, second] = await Promise.all([desk().devolver(form), desk().devolver(form)]);
    expect(second).toEqual(first);
    expect(first).toMatchObject({ respuestaOK: true });
    expect(await givenBack()).toEqual([10_000]);
  });

  it('asks for an amount and a reason, and does nothing without them', async () => {
    const referencia = await bought();
    expect(await giveBack(referencia, { importe: '0', motivo: ' ' })).toMatchObject({
      codigoRespuesta: 'CAMPOS',
      mapErrores: {
        importe: 'Escriba el importe en pesos, así: 610 o 610,50.',
        motivo: 'Escriba el motivo.',
      },
    });
    expect(await givenBack()).toEqual([]);
    expect(await observe.deskActs()).toEqual([]);
  });

  it('is seen by who paid: in the purchase, among their charges, in a message and in a mail', async () => {
    const referencia = await bought();
    await given.mailAddress('ana@correo.uy', 'ana');
    await giveBack(referencia, { importe: '610,50' });
    const { ventaDTO } = await ana().carrito.ventaPorReferencia({ referencia });
    expect(ventaDTO?.items.map(({ devoluciones }) => devoluciones)).toEqual([
      [{ importe: 61_050, fecha: START.toString({ fractionalSecondDigits: 3 }), motivo: 'No se prestó.' }],
      undefined,
    ]);
    expect(
      (await ana().carrito.compras({})).compras.map(({ tipo, importe, referencia: of }) => [
        tipo,
        importe,
        of,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['COMPRA', 254_800, referencia],
        ['DEVOLUCION', -61_050, referencia],
      ]),
    );
    expect((await observe.messages('ana')).at(0)).toMatchObject({
      titulo: 'uno.uy: le devolvimos $\u00a0610,50',
    });
    expect((await observe.messages('ana')).at(0)?.mensaje).toContain('Motivo: No se prestó.');
    expect((await observe.mails()).map(({ asunto }) => asunto)).toContain(
      'uno.uy: le devolvimos $\u00a0610,50',
    );
  });

  it('goes to whose account paid, where somebody else bought; the buyer is told too', async () => {
    const referencia = await bought();
    await given.chargesOf('uno.uy', { usuario_id: await idOf('beto') });
    await giveBack(referencia);
    expect((await ask({ login: 'beto' }).carrito.compras({})).compras).toMatchObject([
      { tipo: 'OTRO', importe: 138_900 },
      { tipo: 'DEVOLUCION', importe: -138_900, referencia: null },
    ]);
    expect((await ana().carrito.compras({})).compras.map(({ tipo }) => tipo)).toEqual(['COMPRA']);
    const buyer = (await observe.messages('ana')).at(0)?.mensaje ?? '';
    expect(buyer).toContain('la cuenta que lo pagó');
    expect(buyer).not.toContain('5678');
  });

  it('is kept at the desk with who, of what, why and what there was', async () => {
    const referencia = await bought();
    await giveBack(referencia, { importe: '100' });
    expect(await observe.deskActs()).toMatchObject([
      {
        acto: 'Devolvió $\u00a0100 a la cuenta ****5678',
        clase: 'venta',
        sobre: `${referencia}, uno.uy`,
        motivo: 'No se prestó.',
        antes: JSON.stringify({ cobrado: '$\u00a01.389', devuelto: '$\u00a00' }),
        despues: JSON.stringify({ devuelto: '$\u00a0100' }),
      },
    ]);
  });

  it('is of a purchase that was charged: of no other line, and of no cart', async () => {
    const referencia = await bought();
    const missing = { importe: '1', motivo: 'No existe.', devuelto: 0 };
    const { id } = await lineOf(referencia);
    for (const [of, linea] of [
      [referencia, 999],
      ['UY-2026-N0HAYYYY', id],
      ['', id],
    ] as const)
      await expect(desk().devolver({ ...missing, referencia: of, linea })).rejects.toMatchObject({
        status: 404,
      });
    const cart = await ventaLista('ana', ['tres.uy']);
    await expect(desk().ver({ referencia: cart })).rejects.toMatchObject({ status: 404 });
  });

  it('shows of who paid no more than the end of the account', async () => {
    const referencia = await bought();
    await nombreDe('ana', 'tres.uy');
    const seen = JSON.stringify(await desk().ver({ referencia: referencia.toLowerCase() }));
    expect(seen).toContain('****5678');
    for (const hers of ['ana', '12345678', '12345672', 'Casa']) expect(seen).not.toContain(hers);
  });
});
