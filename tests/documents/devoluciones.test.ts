import { describe, expect, test } from 'vitest';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

onDemoData();

const REFERENCIA = 'UY-2026-D3M0C0MP';
const COMPRA = `/registro/compras/${REFERENCIA}`;
const at = async (login: 'atencion' | 'direccion' | 'titular' | 'otro', path: string) =>
  (await visitor().as(login)).open(path);
const giving = async (login: 'atencion' | 'direccion' = 'direccion') =>
  (await at(login, COMPRA)).follow('Devolver de Renovación de cigüeña.uy');

describe('A purchase at the desk', () => {
  test('is found by what its buyer was told, and says what was charged and given back', async () => {
    const box = await at('atencion', '/registro/buscar');
    const found = await box.press('Buscar', { 'Qué busca': 'uy-2026-d3m0' });
    const page = await found.follow(REFERENCIA);
    expect(page).toHaveHeading(`Compra ${REFERENCIA}`);
    expect(page).toSay('Se cobró$ 2.778 (IVA incluido)');
    expect(page).toSay('Se devolvió$ 500 (IVA incluido)');
    expect(page).toSay('Tuvo que renovar por teléfono.');
    expect(page).toSay('lo hizo Horacio Atención');
    expect((await page.follow('Buscar otra cosa')).path).toBe('/registro/buscar');
    // who paid is seen by who says why
    expect(await page.follow('Ver quién pagó (pide un motivo)')).toSay('diga por qué');
    const charge = await page.follow('Ver el cobro de Renovación de cigüeña.uy');
    expect(charge).toSay('Antes de ver lo que se le cobró a una persona, diga por qué.');
    expect(page.shipsScripts).toBe(false);
  });

  test('says before it is given back where it goes, and what it does not do', async () => {
    const form = await giving();
    expect(form).toSay('Este portal no devuelve en efectivo ni a una tarjeta.');
    expect(form).toSay('El dominio queda como está');
    // amounts that are small each are added up
    expect(form).toSay(
      'Si con esto y lo que ya devolvió en las últimas 24 horas, a quien sea, usted pasa de $ 2.000',
    );
    expect(form.field('Importe que se devuelve').value).toBe('1389');
  });

  test('says what is wrong beside each field, and keeps what was typed', async () => {
    const refused = await (await giving('atencion')).press('Devolver', {
      'Importe que se devuelve': '1.389,01',
      Motivo: 'Se equivocó de dominio.',
    });
    expect(refused.status).toBe(422);
    expect(refused).toSay('Es más de lo que queda por devolver de esta línea: escriba hasta $ 1.389.');
    expect(refused.field('Motivo').value).toBe('Se equivocó de dominio.');
    expect(refused.field('Importe que se devuelve').value).toBe('1.389,01');
  });

  test('tells who was second that somebody else did, with what is left', async () => {
    const [mine, other] = [await giving(), await giving('atencion')];
    const typed = { 'Importe que se devuelve': '1000', Motivo: 'Se cobró dos veces.' };
    expect(await mine.press('Devolver', typed)).toSay('Quedó acreditado un importe de $ 1.000');
    const second = await other.press('Devolver', typed);
    expect(second.status).toBe(422);
    expect(second).toSay('Mientras tanto otra persona devolvió $ 1.000 de esta línea. Quedan $ 389');
    const done = await second.press('Devolver', { ...typed, 'Importe que se devuelve': '389' });
    expect(done).toHaveHeading(`Compra ${REFERENCIA}`);
    expect(done).toSay('Ya se devolvió todo.');
  });

  test('says of what waits for a second person that it does, what is left and where: nobody gives it back again', async () => {
    const purchase = await at('direccion', COMPRA);
    expect(purchase).toSay(
      'Por devolver quedan $ 889. Ya se pidió devolver $ 889: espera a una segunda persona',
    );
    expect(purchase.text).not.toContain('Devolver de Renovación de heladeriapolar.uy');
    const act = await purchase.follow('espera a una segunda persona');
    expect(act).toHaveHeading('Devolver $ 889');
    const form = await at('direccion', `${COMPRA}/devolver?linea=1`);
    expect(form).toSay('espera a una segunda persona');
    expect(form.buttons).not.toContain('Devolver');
    await act.press('Rechazar', { 'Motivo del rechazo': 'No corresponde.' });
    expect(await at('direccion', COMPRA)).toSay('Devolver de Renovación de heladeriapolar.uy');
  });

  test('is told to who paid: in the purchase, in the list of them and in its file', async () => {
    const list = await at('titular', '/administrar/mis-compras');
    expect(list).toSay('Devolución');
    expect(list).toSay('−$ 500');
    const purchase = await list.follow(`Devolución ${REFERENCIA}`);
    expect(purchase).toSay('Se devolvieron $ 500 de esta compra');
    expect(purchase).toSay('heladeriapolar.uy: $ 500');
    expect(purchase.$('.stepper'), 'it is no step of a purchase any more').toHaveLength(0);
    expect(purchase.within('Comprobante')).toSay(
      'Se devolvió−$ 500Total menos la devolución$ 2.278 (IVA incluido)',
    );
    expect(purchase).toSay('Se acredita en la cuenta que lo pagó, en la factura del período siguiente.');
    const csv = await (await visitor().as('titular')).request('/administrar/mis-compras/compras.csv');
    expect(await csv.text()).toContain('"-500,00"');
  });

  test('is no page of anybody else, nor of a reference that nobody has', async () => {
    for (const path of [COMPRA, `${COMPRA}/devolver?linea=1`])
      expect((await at('otro', path)).status, path).toBe(404);
    for (const path of [
      '/registro/compras/UY-2026-NADAHAY1',
      `${COMPRA}/devolver?linea=99`,
      `${COMPRA}/devolver`,
    ])
      expect((await at('direccion', path)).status, path).toBe(404);
  });
});
