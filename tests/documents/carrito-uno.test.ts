import { describe, expect, it } from 'vitest';
import { buyer, putInCart } from '../support/compra';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';
import { apartados } from '../support/rows';

const UNO = '/carrito-compra-paso-uno';

onDemoData();

describe('step one, the cart', () => {
  it('says that it is empty and where to search', async () => {
    const page = await visitor().open(UNO);
    expect(page).toHaveHeading('Mi carrito');
    expect(page).toSay('No tienes artículos en tu carrito');
    expect(page.links['Buscar un dominio']).toBe('/consulta-disponibilidad');
    expect(page.buttons).not.toContain('Aplicar promoción');
  });

  it('lists what is in it with terms, subtotal and total', async () => {
    const page = await (await buyer(['compra-uno.uy', 'compra-uno.com.uy'])).open(UNO);
    const rows = page.$('main tbody tr').toArray();
    const words = rows.map((row) => page.$(row).text().replaceAll('\u00a0', ' '));
    expect(words.map((text) => /^compra-uno.*1 Año.*\$ 1\.\d{3}$/.test(text))).toEqual([true, true]);
    expect(page).toSay('Registrar dominio');
    expect(page).toSay('Subtotal$ 2.548');
    expect(
      page
        .$('main')
        .text()
        .match(/Subtotal/g),
      'the one table says it with the total alone',
    ).toHaveLength(1);
    expect(page).toSay('Descuento$ 0');
    expect(page).toSay('$ 2.548 (IVA incluido)');
    expect(page.title).toBe('Mi carrito – Carrito de compras – Registro .uy');
  });

  it('holds ten names', async () => {
    const nombres = Array.from({ length: 10 }, (_, index) => `diez-${index}.uy`);
    const page = await (await buyer(nombres)).open(UNO);
    for (const nombre of nombres) expect(page).toSay(nombre);
    expect(page).toSay('$ 13.890 (IVA incluido)');
  });

  it('lets a line be taken out, also twice', async () => {
    const who = await buyer(['queda.uy', 'sale.uy']);
    const page = await who.open(UNO);
    const after = await page.press('Quitar sale.uy del carrito');
    expect(after).toLeaveNotice('sale.uy se quitó del carrito.');
    expect(after.text.replace(after.notice, '')).not.toContain('sale.uy');
    expect(after).toSay('queda.uy');
    const again = await page.press('Quitar sale.uy del carrito');
    expect(again).toHaveHeading('Mi carrito');
    expect(again).toSay('queda.uy');
  });

  it('puts back in one press what was taken out', async () => {
    const page = await (await buyer(['vuelve.uy'])).open(UNO);
    const after = await page.press('Quitar vuelve.uy del carrito');
    const back = await after.press('Deshacer');
    expect(back).toLeaveNotice('Se agregó vuelve.uy al carrito.');
    expect(back).toSay('vuelve.uy');
  });

  it('lets a line be taken out from any page, and stays there', async () => {
    const who = await buyer(['sale.uy']);
    const page = await (await who.open('/consulta-whois')).press('Quitar sale.uy del carrito');
    expect(page).toRedirectTo('/consulta-whois');
    expect(page.links).toHaveProperty('Carrito (0)');
  });

  it('goes nowhere else after taking a line out', async () => {
    const who = await buyer(['sale.uy']);
    const fields = { intencion: 'eliminar', idDominio: '1', volver: '//otro.example/' };
    expect((await who.post(UNO, fields)).path).toBe(UNO);
  });

  it.each([
    ['no id', {}],
    ['an id that is none', { idDominio: 'x' }],
  ])('answers a deletion with %s', async (_what, fields) => {
    const who = await buyer(['queda.uy']);
    const page = await who.post(UNO, { intencion: 'eliminar', ...fields });
    expect(page).toLeaveNotice('Consulta con error');
    expect(page).toSay('queda.uy');
  });

  it("leaves somebody else's line where it is", async () => {
    const other = await buyer(['ajeno.uy'], 'titular');
    const idDominio = (await other.open(UNO)).$('[name=idDominio]').attr('value') ?? '';
    const who = await buyer(['propio.uy']);
    await who.post(UNO, { intencion: 'eliminar', idDominio });
    expect(await other.open(UNO)).toSay('ajeno.uy');
  });

  it('refuses an intention it does not know', async () => {
    expect((await (await buyer([])).post(UNO, { intencion: 'otra' })).status).toBe(400);
  });
});

describe('the promotional code', () => {
  it('is not valid, changes nothing and stays typed', async () => {
    const page = await (await buyer(['promo.uy'])).open(UNO);
    const refused = await page.press('Aplicar promoción', { 'Código de promoción': 'VERANO' });
    expect(refused).toShowError('Código de promoción', 'El código de promoción «VERANO» no es válido.');
    expect(refused.field('Código de promoción').value).toBe('VERANO');
    expect(refused).toSay('Descuento$ 0');
    expect(refused.title).toMatch(/^Error: Mi carrito/);
  });

  it('asks for one when there is none', async () => {
    const page = await (await buyer(['promo.uy'])).open(UNO);
    expect(await page.press('Aplicar promoción')).toShowError(
      'Código de promoción',
      'Escriba el código de la promoción.',
    );
  });
});

describe('going on from step one', () => {
  it('leads who is signed in to step two', async () => {
    const page = await (await buyer(['sigue.uy'])).open(UNO);
    expect(page.links['Continuar con la compra']).toBe('/carrito-compra-paso-dos');
  });

  it('leads who is not signed in straight to sign in, and back to step two', async () => {
    const who = visitor();
    await putInCart(who, 'anonimo.uy');
    const asked = await (await who.open(UNO)).follow('Continuar con la compra');
    expect(asked).toRedirectTo('/ingresar?volver=%2Fcarrito-compra-paso-dos');
    await who.as('otro');
    expect(await who.open('/carrito-compra-paso-dos')).toSay('anonimo.uy');
  });

  it('goes on from the address of the question that was asked before', async () => {
    const who = await buyer(['sigue.uy']);
    expect(await who.open(`${UNO}/iniciar-sesion`)).toRedirectTo('/carrito-compra-paso-dos');
  });
});

describe('what did not fit when two carts became one', () => {
  const diez = Array.from({ length: 10 }, (_, index) => `lleno-${index}.uy`);

  it('is offered under the cart, taken back once there is room, or let go', async () => {
    const who = await buyer(diez);
    await apartados('otro', 'sobra.uy', 'resto.uy');
    const page = await who.open(UNO);
    expect(page).toSay('No entraron en el carrito, que admite hasta 10 registros por compra.');
    const full = await page.press('Pasar al carrito sobra.uy');
    expect(full).toLeaveNotice('El carrito no admite más items.');
    const room = await full.press('Quitar lleno-0.uy del carrito');
    const back = await room.press('Pasar al carrito sobra.uy');
    expect(back).toLeaveNotice('Se agregó sobra.uy al carrito.');
    const gone = await back.press('Descartar resto.uy');
    expect(gone.text).not.toContain('Apartados');
  });
});
