import { describe, expect, test } from 'vitest';
import { buyerAtSummary } from '../support/compra';
import * as given from '../support/given';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

onDemoData();

const PRECIOS = '/registro/precios';
const NUEVO = { 'Precio por año': '1.500', 'Día desde el que rige': '01/01/2099', Motivo: 'Ajuste anual.' };
const open = async (who: 'direccion' | 'atencion' = 'direccion') => (await visitor().as(who)).open(PRECIOS);

describe('The prices at the desk', () => {
  test('what is done with a price is pressed', async () => {
    const page = await open();
    const acts = page.$('main section .actions a').toArray();
    expect(acts.length).toBe(4);
    for (const act of acts) expect(page.$(act).attr('class')).toBe('button second');
  });

  test('stand by suffix: the one in force, the one before, the next one, and one that was withdrawn', async () => {
    const page = await open();
    expect(page).toHaveHeading('Precios');
    const of = (tld: string) => page.$(`table:contains("Precios de .${tld}")`).text();
    for (const state of ['Próximo', 'En vigor', 'Anterior']) expect(of('com.uy'), state).toContain(state);
    expect(of('uy')).toContain('Antes de que empezara lo retiró Irene Dirección, el');
    expect(of('uy')).toContain('Se ajusta solo .com.uy.');
    expect(page.text).toContain('Se registra y se renueva de a un año');
    expect(page.shipsScripts).toBe(false);
  });

  test('are seen by who attends the public, who changes none', async () => {
    const page = await open('atencion');
    expect(page).toHaveHeading('Precios');
    expect(Object.keys(page.links).filter((words) => /precio de|venta \./.test(words))).toEqual([]);
    const who = await visitor().as('atencion');
    for (const way of ['nuevo?sufijo=uy', 'venta?sufijo=uy', 'retirar?sufijo=com.uy&precio=2'])
      expect((await who.open(`${PRECIOS}/${way}`)).status, way).toBe(404);
  });

  test('are planned once it was seen what changes, and told where a name is renewed', async () => {
    const form = await (await open()).follow('Poner el próximo precio de .uy');
    const seen = await form.press('Ver qué cambia', NUEVO);
    expect(seen).toHaveHeading('¿Cambiar el precio de .uy?');
    for (const words of ['$ 1.389', '$ 1.500', '01/01/2099 a las 00:00 (hora de Uruguay)', 'Ajuste anual.'])
      expect(seen).toSay(words);
    const back = await seen.press('Cambiar los datos');
    expect(back.field('Precio por año').value).toBe('1500');
    const done = await (await back.press('Ver qué cambia', {})).press('Poner el próximo precio');
    expect(done).toLeaveNotice('Desde el 01/01/2099 un año de .uy cuesta');
    expect(done.links).not.toHaveProperty('Poner el próximo precio de .uy');
  });

  test('that are wrong in price and past are refused for both at once', async () => {
    const form = await (await open()).follow('Poner el próximo precio de .uy');
    const wrong = { ...NUEVO, 'Precio por año': 'abc', 'Día desde el que rige': '01/01/2020' };
    const refused = await form.press('Ver qué cambia', wrong);
    expect(refused).toSay('Escriba el precio en pesos');
    expect(refused).toSay('Ese momento ya pasó.');
  });

  test('that are wrong are refused beside their fields, and what was typed stays', async () => {
    const form = await (await open()).follow('Poner el próximo precio de .uy');
    const refused = await form.press('Ver qué cambia', { ...NUEVO, 'Precio por año': '1389.50', Motivo: '' });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('Escriba el precio en pesos, con IVA, así: 1.389 o 1.389,50.');
    expect(refused.field('Precio por año').value).toBe('1389.50');
    // a day that is over is told with what else is wrong, and not once that is mended
    const past = await form.press('Ver qué cambia', {
      ...NUEVO,
      'Precio por año': 'abc',
      'Día desde el que rige': '2020-01-01',
    });
    expect(past.status).toBe(422);
    expect(past.errors).toHaveLength(2);
    expect(past.text).toContain('Ese momento ya pasó.');
    expect(past.field('Día desde el que rige').value).toBe('2020-01-01');
  });

  test('that wait are withdrawn with a reason, and stay in the list', async () => {
    const ask = await (await open()).follow('Retirar el próximo precio de .com.uy');
    expect(ask).toHaveHeading('Retirar el próximo precio de .com.uy');
    const done = await ask.press('Retirar el próximo precio', { Motivo: 'Se posterga.' });
    expect(done).toLeaveNotice('Quedó retirado: un año de .com.uy sigue costando lo que cuesta hoy.');
    expect(done.$('table:contains("Precios de .com.uy")').text()).toContain('Se posterga.');
    expect((await (await visitor().as('direccion')).open(ask.path)).status).toBe(404);
  });

  test('belong to a suffix that is sold, or no more, once it was said why', async () => {
    const ask = await (await open()).follow('Sacar .com.uy de la venta');
    expect(ask.text).toMatch(/Hoy hay \d+.nombres? con esta terminación\./);
    expect(ask.text).toContain('Se deshace desde Precios, con «Poner .com.uy a la venta»');
    const closed = await ask.press('Sacar de la venta', { Motivo: 'Cambió la política.' });
    expect(closed).toLeaveNotice('.com.uy está fuera de la venta');
    expect(closed.text).toContain('Fuera de la venta');
    expect((await visitor().open('/')).text).not.toContain('.com.uy —');
    const opened = await (await closed.follow('Poner .com.uy a la venta')).press('Poner a la venta', {
      Motivo: 'Volvió.',
    });
    expect(opened).toLeaveNotice('.com.uy está a la venta');
  });
});

describe('The next price', () => {
  const RENOVAR = '/administrar/ver-dominio/renovar?dominio=titular.uy';
  const CARRITO = '/administrar/ver-dominio/agregar-renovacion?dominio=titular.uy';
  const SAID = /Desde el \d{2}\/\d{2}\/\d{4} renovar cuesta \$.1\.500 \(IVA incluido\) por año\./;
  const soon = (days: number) => {
    const day = new Date(Date.now() + days * 86_400_000);
    return `${day.toISOString().slice(0, 10)}T00:00`;
  };

  test('is told where a name is renewed before it expires', async () => {
    const who = await visitor().as('titular');
    expect((await who.open(RENOVAR)).text).not.toMatch(SAID);
    await given.nextPrice(150_000, soon(2));
    for (const address of [RENOVAR, CARRITO]) expect((await who.open(address)).text, address).toMatch(SAID);
  });

  test('is what its account is said to pay where the name renews itself after it', async () => {
    await given.nextPrice(150_000, soon(2));
    const who = await visitor().as('titular');
    const detail = await who.open('/administrar/ver-dominio?dominio=yerbaelceibo.uy');
    expect(detail.text).toMatch(
      /\$.1\.500 \(IVA incluido\), el precio que rige desde el \d{2}\/\d{2}\/\d{4}, si no cambia antes/,
    );
    const dialog = await detail.follow('Desactivar la renovación automática');
    expect(dialog.text).toMatch(/se debitan \$.1\.500 \(IVA incluido\), el precio que rige desde el/);
  });

  test('is told where a year is bought, and before the purchase is confirmed', async () => {
    await given.nextPrice(150_000, soon(2));
    const sold = /Desde el \d{2}\/\d{2}\/\d{4} un año de \.uy cuesta \$.1\.500 \(IVA incluido\)\./;
    const who = await visitor().as('titular');
    const found = await who.open('/consulta-disponibilidad?nombre=zapatoslindos.uy');
    expect(found.text).toMatch(sold);
    const [, summary] = await buyerAtSummary(['zapatoslindos.uy']);
    expect(summary.text).toMatch(sold);
  });

  test('is told in the summary, beside what has to be renewed', async () => {
    await given.nextPrice(150_000, soon(2));
    const page = await (await visitor().as('titular')).open('/administrar/resumen');
    expect(page.text).toMatch(/desde el \d{2}\/\d{2}\/\d{4} renovar cuesta \$.1\.500/);
  });

  test('that came while the dialog was open is shown, and nothing was charged', async () => {
    const dialog = await (await visitor().as('titular')).open(RENOVAR);
    await given.price(150_000, 'uy');
    const press = dialog.buttons.find((words) => words.startsWith('Renovar por $')) ?? '';
    const refused = await dialog.press(press, { Casa: true });
    expect(refused.status).toBe(422);
    expect(refused).toSay('El precio cambió mientras lo veía: ahora es $ 1.500');
    const again = refused.buttons.find((words) => words.startsWith('Renovar por $')) ?? '';
    expect(again.replace('\u00a0', ' ')).toBe('Renovar por $ 1.500');
    expect(await refused.press(again, { Casa: true })).toLeaveNotice('El dominio titular.uy fue renovado');
  });
});
