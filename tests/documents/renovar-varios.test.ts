import { expect, test } from 'vitest';
import * as given from '../support/given';
import * as observe from '../support/observe';
import type { Page } from '../support/portal/page';
import { visitor } from '../support/portal/portal';
import { plain } from '../support/portal/words';
import { onDemoData } from '../support/registry';

onDemoData();

const EXPIRED = '/administrar/mis-dominios?estado=VENCIDO';
const LIST = '/administrar/mis-dominios?cantidad=50';

const choose = (page: Page, ...nombres: string[]) =>
  page.press('Renovar', Object.fromEntries(nombres.map((nombre) => [`Elegir ${nombre}`, true])));
const titleOf = (page: Page) => plain(page.$('dialog h2').text());

test('who has several expired names renews them in one purchase', async () => {
  const who = await visitor().as('titular');
  const dialog = await choose(await who.open(EXPIRED), 'vencido.uy', 'mercadito.com.uy');
  expect(titleOf(dialog)).toBe('Agregar 2 renovaciones al carrito');
  expect(dialog).not.toSay('Se aplica a');
  const [sum, each] = ['Es 1 año más', 'hasta cuándo'].map((words) => dialog.text.indexOf(words));
  expect(sum, 'the sum is read before the names').toBeLessThan(each ?? 0);
  for (const nombre of ['vencido.uy', 'mercadito.com.uy'])
    expect(plain(dialog.text), 'until when, and for how much').toMatch(
      new RegExp(`${nombre}: hasta el \\d\\d/\\d\\d/\\d{4}, \\$ [\\d.]+`),
    );
  expect(plain(dialog.text)).toMatch(
    /Es 1 año más de cada uno, por un total de \$ [\d.]+ \(IVA incluido\)\. Se renuevan cuando confirme la compra; hasta entonces puede quitarlos del carrito\./,
  );
  const list = await dialog.press('Agregar al carrito');
  expect(list.path).toMatch(/^\/administrar\/mis-dominios\?.*estado=VENCIDO/);
  expect(list.notice).toContain('Se agregaron al carrito las renovaciones de mercadito.com.uy y vencido.uy.');
  expect((await list.follow('Continuar con la compra')).path).toMatch(/^\/carrito-compra-paso-/);
  const cart = await who.open('/carrito-compra-paso-uno');
  for (const nombre of ['vencido.uy', 'mercadito.com.uy']) expect(cart).toSay(nombre);
  expect((await who.open(LIST)).$('input[name=dominio][checked]')).toHaveLength(0);
});

test('what cannot be renewed, or waits in the cart, stays out with the reason of each', async () => {
  const who = await visitor().as('titular');
  await (await choose(await who.open(LIST), 'vencido.uy')).press('Agregar al carrito');
  const dialog = await choose(await who.open(LIST), 'vencido.uy', 'eliminado.uy', 'mercadito.com.uy');
  expect(titleOf(dialog)).toBe('Agregar la renovación de mercadito.com.uy al carrito');
  expect(plain(dialog.text)).toMatch(/Es 1 año más, por \$ [\d.]+ \(IVA incluido\)\. Renovado, vence el \d/);
  expect(dialog).toSay('No se aplica a 2 dominios: quedan sin cambios');
  expect(dialog).toSay('vencido.uy: la renovación ya está en su carrito de compras');
  const list = await dialog.press('Agregar al carrito');
  expect(list.notice).toContain('Se agregó al carrito la renovación de mercadito.com.uy.');
  const none = await choose(await who.open(LIST), 'vencido.uy', 'eliminado.uy');
  expect(titleOf(none)).toBe('No se puede renovar ninguno de los dominios seleccionados.');
  expect(none.buttons).not.toContain('Agregar al carrito');
});

test('one that cannot be renewed any more by then stops no other, and is told', async () => {
  const who = await visitor().as('titular');
  const dialog = await choose(await who.open(LIST), 'vencido.uy', 'mercadito.com.uy');
  await given.frozenUntil('mercadito.com.uy', '2099-01-01T00:00:00Z');
  await (
    await (await visitor().as('titular')).open('/administrar/ver-dominio/liberar?dominio=vencido.uy')
  ).press('Liberar dominio');
  const list = await dialog.press('Agregar al carrito');
  expect(list.notice).toContain('Se agregó al carrito la renovación de mercadito.com.uy.');
  expect(list.notice).toContain('vencido.uy');
});

test('pressed twice, each renewal is in the cart once', async () => {
  const who = await visitor().as('titular');
  const dialog = await choose(await who.open(LIST), 'vencido.uy', 'mercadito.com.uy');
  await dialog.press('Agregar al carrito');
  await dialog.press('Agregar al carrito');
  const lines = await observe.saleLines();
  const waiting = lines.filter(({ tipo, estado }) => tipo === 'RENOVACION' && estado === 'PENDIENTE');
  expect(waiting.map(({ nombre }) => nombre).sort()).toEqual(['mercadito.com.uy', 'vencido.uy']);
});

test('of more than are added at once the others stay chosen, and the next press goes on with them', async () => {
  const who = await visitor().as('otro');
  const { id } = await observe.person('otro');
  await given.manyDomains(id, 60);
  const list = await who.open('/administrar/mis-dominios?nombre=muchos&cantidad=50');
  const all = await list.press(list.buttons.find((words) => words.startsWith('Todos los que cumplen')) ?? '');
  const first = await all.press('Renovar');
  expect(titleOf(first)).toBe('Agregar 50 renovaciones al carrito');
  expect(first).toSay('Se agregan de a 50: después puede seguir con los otros 10, que quedan elegidos.');
  const told = await first.press('Agregar 50 dominios al carrito');
  expect(told.notice).toContain('Se agregaron al carrito las renovaciones de 50 dominios.');
  expect(told.notice).toContain('Para agregar los otros 10, presione de nuevo «Renovar».');
  const second = await told.press('Renovar');
  expect(titleOf(second)).toBe('Agregar 10 renovaciones al carrito');
  expect((await second.press('Agregar al carrito')).notice).toContain('renovaciones de 10 dominios');
});
