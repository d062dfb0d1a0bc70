import { expect, test } from 'vitest';
import type { Page } from '../support/portal/page';
import { visitor } from '../support/portal/portal';
import { plain } from '../support/portal/words';
import { onDemoData } from '../support/registry';

onDemoData();

const CART = '/carrito-compra-paso-uno';
const LIST = '/administrar/mis-dominios?cantidad=50';
const detail = (nombre: string) => `/administrar/ver-dominio?dominio=${nombre}`;
const dialog = (accion: string, nombre: string) => `/administrar/ver-dominio/${accion}?dominio=${nombre}`;

/** Somebody with the renewal of two names in the cart: one expired, one in force. */
async function withRenewals() {
  const who = await visitor().as('titular');
  for (const nombre of ['vencido.uy', 'titular.uy'])
    await (await who.open(dialog('agregar-renovacion', nombre))).press('Agregar al carrito');
  return who;
}

const lineOf = (page: Page, nombre: string) =>
  page.$('.todo li').filter((_, line) => page.$(line).find('.domain').text() === nombre);
const rowOf = (page: Page, nombre: string) =>
  page.$('tbody tr').filter((_, row) => page.$(row).find('th .domain').text() === nombre);

test('the dashboard leads to the cart where the renewal of a name waits', async () => {
  const page = await (await withRenewals()).open('/administrar/resumen');
  const line = lineOf(page, 'vencido.uy');
  expect(plain(line.text())).toContain('Vencido hace 3 días');
  expect(plain(line.text()), 'after its days, which are not those of the cart').toContain(') En el carrito');
  expect(plain(line.find('.button').text())).toBe('Ver el carrito con vencido.uy');
  expect(line.find('.button').attr('href')).toBe(CART);
  expect(plain(lineOf(page, 'mercadito.com.uy').find('.button').text())).toMatch(/^Renovar por \$/);
});

test('the dashboard offers the same first step as the detail of a name that nothing pays for, also once it waits in the cart', async () => {
  const who = await visitor().as('titular');
  const nombre = 'sinformadepago.uy';
  const offered = async () => {
    const line = lineOf(await who.open('/administrar/resumen'), nombre).find('.button');
    line.find('.sr').remove();
    const detail = await who.open(`/administrar/ver-dominio?dominio=${nombre}`);
    return [plain(line.text()), plain(detail.$('.banner .button.main').first().text())];
  };
  expect(await offered()).toEqual(['Asociar una forma de pago', 'Asociar una forma de pago']);
  await (await who.open(dialog('agregar-renovacion', nombre))).press('Agregar al carrito');
  expect(await offered()).toEqual(['Ver el carrito', 'Ver el carrito']);
});

test('on the dashboard what waits in the cart comes after what is still to be decided', async () => {
  const page = await (await withRenewals()).open('/administrar/resumen');
  const waits = page
    .$('.todo')
    .first()
    .parent()
    .find('.todo li')
    .toArray()
    .map((line) => plain(page.$(line).text()).includes('En el carrito'));
  expect(waits.filter(Boolean).length).toBeGreaterThan(0);
  expect(waits, 'the last ones').toEqual([...waits].sort());
});

test('what the dashboard suggests to renew leaves out what waits in the cart already', async () => {
  const who = await withRenewals();
  const page = await who.open('/administrar/resumen');
  expect(page).toSay(
    'Renueve los otros 4 dominios vencidos antes de que se eliminen: 1 espera en el carrito.',
  );
  for (const nombre of ['otoño.com.uy', 'vencidosincuenta.uy', 'mercadito.com.uy', 'vereda.uy'])
    await (await who.open(dialog('agregar-renovacion', nombre))).press('Agregar al carrito');
  expect(await who.open('/administrar/resumen'), 'all of them wait').not.toSay('Renueve los');
});

test('a row of the list says it, with the way to the cart', async () => {
  const page = await (await withRenewals()).open(LIST);
  const acts = (nombre: string) =>
    rowOf(page, nombre)
      .find('.row-actions a')
      .toArray()
      .map((each) => plain(page.$(each).text()));
  expect(acts('vencido.uy')[0]).toBe('En el carrito: la renovación de vencido.uy');
  expect(page.links['En el carrito: la renovación de vencido.uy']).toBe(CART);
  expect(acts('vencido.uy').join()).not.toContain('Renovar');
  expect(acts('mercadito.com.uy').join()).toContain('Renovar mercadito.com.uy');
});

test.each(['vencido.uy', 'titular.uy'])(
  'the detail of %s says it, and its act is the way there',
  async (nombre) => {
    const page = await (await withRenewals()).open(detail(nombre));
    const banner = page.$('.banner.state');
    expect(plain(banner.text())).toContain(
      'Su renovación está en el carrito: se hace cuando confirme la compra.',
    );
    expect(
      banner
        .find('.button')
        .toArray()
        .map((each) => [page.$(each).text(), page.$(each).attr('href')]),
    ).toEqual([['Ver el carrito', CART]]);
    expect(page).not.toSay('Agregar la renovación al carrito');
  },
);

test('of a name that is renewed by itself, what pays is named, and to which day what is debited would go', async () => {
  const page = await (await withRenewals()).open(detail('titular.uy'));
  const said = plain(page.$('.banner.state').text());
  expect(said).toContain('con la cuenta «Casa».');
  const [, day] =
    /Con ella vence el (\d\d\/\d\d\/\d{4}), y el débito automático pasa a ese día\./.exec(said) ?? [];
  expect(day).toBeDefined();
  expect(plain(page.$('section[aria-labelledby=pago]').text())).toContain(
    `Si antes confirma la renovación que está en el carrito, pasa al ${day}.`,
  );
});

test('who renews it at once all the same is led to the cart first, and pays once', async () => {
  const who = await withRenewals();
  const asked = await who.open(dialog('renovar', 'vencido.uy'));
  expect(asked.within('Renovar vencido.uy')).toSay(
    'Su renovación está en el carrito y todavía no se cobró: se hace cuando confirme la compra. Si la paga aquí, se quita del carrito.',
  );
  const strongest = asked.$('dialog .button:not(.second)').toArray();
  expect(strongest.map((each) => [asked.$(each).text(), asked.$(each).attr('href')])).toEqual([
    ['Ver el carrito', CART],
  ]);
  const done = await asked.press(asked.buttons.find((each) => each.startsWith('Renovar por')) ?? '');
  expect(done.notice).toContain('El dominio vencido.uy fue renovado');
  expect(done.notice).toContain('La renovación que esperaba en el carrito se quitó de allí.');
  const cart = await who.open(CART);
  expect(cart, 'nobody pays twice').not.toSay('vencido.uy');
  expect(cart, 'the other one stays').toSay('titular.uy');
  const other = await who.open(dialog('renovar', 'mercadito.com.uy'));
  expect(other).not.toSay('Su renovación está en el carrito');
  const renewed = await other.press(other.buttons.find((each) => each.startsWith('Renovar por')) ?? '');
  expect(renewed.notice, 'of what never waited there nothing is said').not.toContain('carrito');
});

test('it is not added twice: an address opened again leads back and on to the purchase', async () => {
  const page = await (await withRenewals()).open(dialog('agregar-renovacion', 'vencido.uy'));
  expect(page.path).toBe(detail('vencido.uy'));
  expect(page.notice).toContain('La renovación ya está en su carrito de compras.');
});

test('beside the search the cart says all it has, and adds it up', async () => {
  const who = await withRenewals();
  const home = (await who.open('/consulta-disponibilidad')).within('Su carrito');
  expect(home).toSay('No hay dominio pendiente de registro');
  expect(plain(home.text)).toMatch(/2 renovaciones \$ 2\.778 ?Total ?\$ 2\.778 \(IVA incluido\)/);
  expect(home.links.Continuar).toBe(CART);
  const found = await who.open('/consulta-disponibilidad?nombre=nuevo1,nuevo2&sufijo=uy');
  const page = await found.press('Agregar al carrito de compras', { 'nuevo1.uy': true, 'nuevo2.uy': true });
  expect(page).toLeaveNotice('Se agregaron al carrito: nuevo1.uy y nuevo2.uy.');
  const both = page.within('Su carrito');
  expect(plain(both.text)).toMatch(/2 renovaciones \$ 2\.778 ?Total ?\$ 5\.556 \(IVA incluido\)/);
  expect(both.$('aside .lines .name .suffix').length, 'their endings are light, as everywhere').toBe(2);
});

test('what was bought is told in the history of the name with its price, and leads to its purchase', async () => {
  const who = await withRenewals();
  const payment = await who.open('/carrito-compra-paso-tres');
  const summary = await payment.press('Continuar', { Cuenta: 'Casa' });
  const confirm = summary.buttons.find((words) => words.startsWith('Confirmar compra por')) ?? '';
  const bought = await summary.press(confirm);
  const history = (await who.open(detail('titular.uy'))).$('#historial');
  expect(plain(history.find('ol').text())).toContain('Se renovó por $ 1.389');
  const way = history.find('a').filter((_, link) => history.find(link).text() === 'Ver la compra');
  const reference = new URL(bought.path, 'http://localhost').searchParams.get('referencia');
  expect(way.first().attr('href')).toContain(`referencia=${reference}`);
});
