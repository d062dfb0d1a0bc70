import { expect, it } from 'vitest';
import { now } from '~/base/clock.server';
import {
  addLines,
  buyer,
  buyerAtSummary,
  buyerWithHolders,
  charges,
  confirmButton,
  putInCart,
} from '../support/compra';
import * as given from '../support/given';
import * as observe from '../support/observe';
import type { Page } from '../support/portal/page';
import { ACCOUNT } from '../support/portal/typed';
import { plain } from '../support/portal/words';
import { onDemoData } from '../support/registry';

const STEP = '/carrito-compra-paso-';

const nuevo = {
  nombre: 'Berta Nueva',
  apellido: '',
  direccion: 'Calle 1',
  telefono: '099123456',
  emailPublico: 'berta@ejemplo.uy',
  email: null,
  usuarioId: null,
};
const RENEWAL = { tipo: 'RENOVACION', nombre: 'tambor.com.uy' } as const;
const TRANSFER = {
  tipo: 'TRANSFERENCIA',
  nombre: 'lacosta.com.uy',
  datos: { titularActual: 'Ana Titular', contacto: nuevo },
} as const;

onDemoData();

it('shows renewals and holder transfers in tables of their own, priced', async () => {
  const who = await buyer(['nuevo-articulo.uy'], 'titular');
  await addLines([RENEWAL, TRANSFER]);
  const page = await who.open(`${STEP}uno`);
  expect(page).toSay('Renovación de dominios');
  expect(page).toSay('Transferir titular');
  expect(page).toSay('De Ana Titular a Berta Nueva');
  expect(page).toSay('$ 3.707 (IVA incluido)');
  expect(
    page
      .$('main')
      .text()
      .match(/Subtotal/g),
    'one of each table, and of all',
  ).toHaveLength(4);
  const taken = await page.press('Quitar tambor.com.uy del carrito');
  expect(taken.text).not.toContain('Renovación de dominios');
});

it('names what is bought in one order, that of the cart, whatever was put in it first', async () => {
  const who = await buyer([], 'titular');
  await putInCart(who, 'primero-otro.uy');
  await addLines([TRANSFER, RENEWAL]);
  await putInCart(who, 'orden-uno.uy');
  await (await who.open(`${STEP}uno`)).press('Quitar primero-otro.uy del carrito');
  const names = ['orden-uno.uy', RENEWAL.nombre, TRANSFER.nombre];
  const inOrder = (page: Page) => {
    const text = page.$('main').text();
    return [...names].sort((a, b) => text.indexOf(a) - text.indexOf(b));
  };
  const aside = (page: Page) =>
    page
      .$('main aside .lines .name')
      .toArray()
      .map((each) => page.$(each).text());
  expect(inOrder(await who.open(`${STEP}uno`))).toEqual(names);
  const holders = await who.open(`${STEP}dos`);
  expect(aside(holders)).toEqual(names);
  const payment = await holders.press('Usar mis datos y continuar');
  expect(aside(payment)).toEqual(names);
  const summary = await payment.press('Continuar', ACCOUNT);
  expect(inOrder(summary)).toEqual(names);
  const receipt = await summary.press(confirmButton(summary));
  expect(
    receipt
      .$('main table tbody th')
      .toArray()
      .map((each) => receipt.$(each).text().trim()),
  ).toEqual(names);
  const purchases = await who.open('/administrar/mis-compras');
  expect(purchases.text).toContain(names.join(', '));
});

it('says on the receipt to whom a name passed, and prints nothing that is pressed', async () => {
  const [who] = await buyerAtSummary(['nuevo-articulo.uy'], 'titular');
  await addLines([TRANSFER]);
  const summary = await who.open(`${STEP}cuatro`);
  const receipt = await summary.press(confirmButton(summary));
  expect(receipt).toSay('Pasó de Ana Titular a Berta Nueva.');
  expect(receipt.within('Comprobante')).toSay('Berta Nueva (lacosta.com.uy)');
  const unprinted = receipt.$('main').find('.act, .actions, .stepper');
  unprinted.remove();
  expect(
    receipt
      .$('main a')
      .toArray()
      .map((each) => receipt.$(each).text()),
  ).toEqual(['nuevo-articulo.uy']);
});

it('says in the summary of each table which of its names renew, and all that is known of a new holder', async () => {
  await given.domain(RENEWAL.nombre, { renovacion_automatica: 1, cuenta_pago_id: null });
  const [who] = await buyerAtSummary(['nuevo-articulo.uy', 'otro-articulo.uy'], 'titular');
  await addLines([RENEWAL, TRANSFER]);
  const step = await who.open(`${STEP}tres`);
  const summary = await step.press('Continuar', { 'tambor.com.uy': true });
  expect(summary).toSay(
    'nuevo-articulo.uy y otro-articulo.uy se renuevan solos cada año, con esta misma cuenta.',
  );
  expect(summary).toSay('tambor.com.uy se renueva solo cada año, con esta misma cuenta.');
  expect(summary.text).not.toContain('lacosta.com.uy se renueva');
  const holders = summary.within('Titulares');
  expect(holders).toSay('Berta Nueva');
  expect(holders).toSay('Calle 1');
  expect(holders).toSay('berta@ejemplo.uy');
  const change =
    'Cambiar el nuevo titular de lacosta.com.uy: quite la transferencia del carrito y agréguela otra vez';
  expect(await summary.follow(change)).toHaveHeading('Mi carrito');
});

it('asks no holder for them', async () => {
  const who = await buyer(['nuevo-articulo.uy'], 'titular');
  await addLines([RENEWAL, TRANSFER]);
  await (await who.open(`${STEP}uno`)).press('Quitar nuevo-articulo.uy del carrito');
  expect(await who.open(`${STEP}dos`), 'there is nothing to be said there').toHaveHeading('Forma de pago');
});

it('says beside those that are asked for one whose holder is known', async () => {
  const who = await buyer(['nuevo-articulo.uy'], 'titular');
  await addLines([RENEWAL, TRANSFER]);
  const page = await who.open(`${STEP}dos`);
  expect(page.within('Dominios que ya tienen titular')).toSay('Se mantiene el titular actual');
  expect(page.within('Dominios que ya tienen titular')).toSay('Pasa a Berta Nueva');
});

it('has no step of holders for renewals alone, neither on the way nor back', async () => {
  const who = await buyer(['nuevo-articulo.uy'], 'titular');
  await addLines([RENEWAL]);
  await (await who.open(`${STEP}uno`)).press('Quitar nuevo-articulo.uy del carrito');
  const cart = await who.open(`${STEP}uno`);
  expect(plain(cart.text), 'until when it is paid').toMatch(/1 Año, hasta el \d\d\/\d\d\/20\d\d/);
  const page = await cart.follow('Continuar con la compra');
  expect(page).toHaveHeading('Forma de pago');
  expect(plain(page.$('.stepper').text())).toContain(
    'Registrar titular (no hace falta)Forma de pago (paso actual)',
  );
  expect(page.links).not.toHaveProperty('Registrar titular');
  expect(page.links).not.toHaveProperty('Volver a los titulares');
  const summary = await page.press('Continuar', ACCOUNT);
  expect(plain(summary.text)).toMatch(/1 Año, hasta el \d\d\/\d\d\/20\d\d/);
  expect(summary.links, 'nothing leads to a step that is skipped').not.toHaveProperty('Registrar titular');
  expect(await page.follow('Volver a mi carrito')).toHaveHeading('Mi carrito');
});

it('confirms each kind in its own words, and charges each once', async () => {
  const [who] = await buyerAtSummary(['nuevo-articulo.uy'], 'titular');
  await addLines([RENEWAL, TRANSFER]);
  const before = (await charges()).length;
  const summary = await who.open(`${STEP}cuatro`);
  expect(confirmButton(summary)).toBe('Confirmar compra por $ 3.707');
  const sum = plain(summary.$('main').text()).match(/\$ 3\.707/g);
  expect(sum, 'what is paid is said under its heading and on the button').toHaveLength(2);
  const page = await summary.press(confirmButton(summary));
  for (const words of ['Dominios registrados', 'Dominios renovados', 'Titulares transferidos'])
    expect(page).toSay(words);
  const made = (await charges()).slice(before).map(({ concepto }) => concepto);
  expect(made.sort()).toEqual(['REGISTRO', 'RENOVACION', 'TRANSFERENCIA']);
});

const ONE_YEAR = 'Usar la cuenta que elija también en las próximas renovaciones';

/** An account of the demo's holder. */
async function someAccount() {
  const [first] = await observe.paymentAccounts('titular');
  if (!first) throw new Error('The holder has no account');
  return first;
}

it('asks of each name renewed whether the account pays the next ones too, ticked for none beforehand', async () => {
  await given.domain('tambor.com.uy', { renovacion_automatica: 1, cuenta_pago_id: null });
  const who = await buyer(['nuevo-articulo.uy'], 'titular');
  await addLines([RENEWAL]);
  await (await who.open(`${STEP}uno`)).press('Quitar nuevo-articulo.uy del carrito');
  const step = await who.open(`${STEP}tres`);
  expect(step).toSay(ONE_YEAR);
  expect(step.within('Usar la cuenta que elija')).toSay('Hoy no se renueva solo: no tiene forma de pago.');
  expect(step.field('tambor.com.uy').chosen, 'no debit of every year begins by itself').toBe(false);
  expect(step).toSay('Si lo marca, se renueva solo cada año con la cuenta que elija.');
  const summary = await step.press('Continuar', { ...ACCOUNT, 'tambor.com.uy': true });
  expect(summary).toSay('tambor.com.uy se renueva solo cada año, con esta misma cuenta.');
  const done = await summary.press(confirmButton(summary));
  expect(done).toSay('Las próximas renovaciones se debitan de la misma cuenta que esta compra.');
});

it('promises nothing of a name that is left without an account, or whose renewal is off', async () => {
  await given.domain('tambor.com.uy', { renovacion_automatica: 1, cuenta_pago_id: null });
  await given.domain('lacosta.com.uy', { renovacion_automatica: 0, cuenta_pago_id: null });
  const who = await buyer(['nuevo-articulo.uy'], 'titular');
  await addLines([RENEWAL, { tipo: 'RENOVACION', nombre: 'lacosta.com.uy' }]);
  await (await who.open(`${STEP}uno`)).press('Quitar nuevo-articulo.uy del carrito');
  const summary = await (await who.open(`${STEP}tres`)).press('Continuar', { ...ACCOUNT, [ONE_YEAR]: [] });
  expect(summary).toSay('No se renueva solo: queda sin forma de pago');
  expect(summary).toSay('No se renueva solo: su renovación automática está desactivada');
  expect(summary.text).not.toContain('con cargo a esta misma cuenta');
});

it('says which other account goes on paying for a name, and changes it only where asked', async () => {
  const other = await someAccount();
  await given.domain('tambor.com.uy', { renovacion_automatica: 1, cuenta_pago_id: other.id });
  const who = await buyer(['nuevo-articulo.uy'], 'titular');
  await addLines([RENEWAL]);
  await (await who.open(`${STEP}uno`)).press('Quitar nuevo-articulo.uy del carrito');
  const step = await who.open(`${STEP}tres`);
  expect(step.field('tambor.com.uy').chosen).toBe(false);
  expect(step.field('Casa').chosen, 'what is said is true while it is chosen too').toBe(true);
  expect(step).toSay(`Hoy tiene asociada la cuenta ${other.nombre}: si no lo marca, sigue con ella.`);
  expect(step).toSay(ONE_YEAR);
  expect(step.text).not.toContain('Si paga con otra cuenta');
  const summary = await step.press('Continuar', ACCOUNT);
  expect(summary).toSay(`con la cuenta que ya tiene: ${other.nombre}`);
});

it('says of a name that expired which account it has, and not that it renews it by itself', async () => {
  const { id: cuenta_pago_id, nombre } = await someAccount();
  const ayer = now().subtract({ hours: 48 }).toString().slice(0, 10);
  await given.domain('tambor.com.uy', {
    estado: 'VENCIDO',
    fecha_vencimiento: ayer,
    renovacion_automatica: 1,
    cuenta_pago_id,
  });
  const who = await buyer(['nuevo-articulo.uy'], 'titular');
  await addLines([RENEWAL]);
  await (await who.open(`${STEP}uno`)).press('Quitar nuevo-articulo.uy del carrito');
  const step = await who.open(`${STEP}tres`);
  expect(step).toSay(`Hoy tiene asociada la cuenta ${nombre}`);
  expect(step.text).not.toContain('paga sus renovaciones automáticas');
});

it('says once what is the same of several names: how they are paid today, and on the receipt from which account', async () => {
  const { id: cuenta_pago_id, nombre } = await someAccount();
  for (const dominio of ['tambor.com.uy', 'lacosta.com.uy'])
    await given.domain(dominio, { renovacion_automatica: 1, cuenta_pago_id });
  const who = await buyer(['nuevo-articulo.uy'], 'titular');
  await addLines([RENEWAL, { tipo: 'RENOVACION', nombre: 'lacosta.com.uy' }]);
  await (await who.open(`${STEP}uno`)).press('Quitar nuevo-articulo.uy del carrito');
  const step = await who.open(`${STEP}tres`);
  expect(
    step.text.split(`Hoy tienen asociada la cuenta ${nombre}: los que no marque siguen con ella.`),
  ).toHaveLength(2);
  expect(step.text).not.toContain('Hoy tiene asociada');
  const both = { 'tambor.com.uy': true, 'lacosta.com.uy': true };
  const summary = await step.press('Continuar', { ...ACCOUNT, ...both });
  const receipt = await summary.press(confirmButton(summary));
  expect(receipt.text.split('se debitan de la misma cuenta que esta compra.')).toHaveLength(2);
});

it('says under the lines of a receipt what becomes of their next renewals, of one as of several', async () => {
  for (const dominio of ['tambor.com.uy', 'lacosta.com.uy'])
    await given.domain(dominio, { renovacion_automatica: 1, cuenta_pago_id: null });
  const who = await buyerWithHolders(['nuevo-articulo.uy'], 'titular');
  await addLines([RENEWAL, { tipo: 'RENOVACION', nombre: 'lacosta.com.uy' }]);
  const summary = await (await who.open(`${STEP}tres`)).press('Continuar', { ...ACCOUNT, [ONE_YEAR]: [] });
  const receipt = await summary.press(confirmButton(summary));
  const inTables = receipt.$('main table').text();
  expect(inTables).toMatch(/Renovado hasta el [\d/]+\./);
  expect(inTables).not.toMatch(/próximas renovaciones|forma de pago/);
  expect(receipt).toSay('Quedan sin forma de pago: no se renuevan automáticamente.');
  expect(
    receipt.text.split('se debitan de la misma cuenta que esta compra.'),
    'of the one registered',
  ).toHaveLength(2);
});

it('says beside each line of a receipt what becomes of its next renewals, where that is not the same of all', async () => {
  await given.domain('tambor.com.uy', { renovacion_automatica: 1, cuenta_pago_id: null });
  await given.domain('lacosta.com.uy', { renovacion_automatica: 0, cuenta_pago_id: null });
  const who = await buyer(['nuevo-articulo.uy'], 'titular');
  await addLines([RENEWAL, { tipo: 'RENOVACION', nombre: 'lacosta.com.uy' }]);
  await (await who.open(`${STEP}uno`)).press('Quitar nuevo-articulo.uy del carrito');
  const summary = await (await who.open(`${STEP}tres`)).press('Continuar', { ...ACCOUNT, [ONE_YEAR]: [] });
  const receipt = await summary.press(confirmButton(summary));
  const rowOf = (nombre: string) => receipt.$(`main table tr:contains("${nombre}")`).text();
  expect(rowOf('tambor.com.uy')).toMatch(/\d\. Queda sin forma de pago: no se renueva automáticamente\./);
  expect(rowOf('lacosta.com.uy')).toMatch(/\d\. La renovación automática sigue desactivada\./);
});
