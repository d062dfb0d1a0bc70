import type { Browser, Page } from '@playwright/test';
import { DomainDetail, Invitation, MyDomains, TransferHolder } from './screens/administration';
import { Cart, Confirmation, Payment, SignIn, Summary } from './screens/purchase';
import { generatedText, roleOfGenerated } from './support/generated-text';
import { linkMailedTo } from './support/mail';
import { boxOf, labelOf, lettersOf } from './support/measured';
import * as observe from './support/observe';
import type { PortalProcess } from './support/portal-process';
import { expect, scriptsRun, test } from './support/scenario';
import { expectSound } from './support/soundness';

const DETAIL = '/administrar/ver-dominio?dominio=titular.uy';
const TECHNICAL = '/administrar/ver-dominio/editar-contacto?dominio=titular.uy&tipo=TECNICO';
const LIST = '/administrar/mis-dominios';

async function signIn(page: Page, at: string, login = 'titular'): Promise<void> {
  await page.goto(at);
  await new SignIn(page).as(login);
}

async function detailOf(page: Page): Promise<DomainDetail> {
  await signIn(page, DETAIL);
  return new DomainDetail(page).met();
}

/** Somebody else, in a browser of their own. */
async function another(browser: Browser, portal: PortalProcess, login: string, at: string): Promise<Page> {
  const page = await browser.newPage({ baseURL: portal.url });
  await signIn(page, at, login);
  return page;
}

test('a domain is released and brought back, and Back opens no dialog again', async ({ page }) => {
  test.slow();
  const detail = await detailOf(page);
  await detail.follow('Liberar');
  await detail.press('Liberar dominio');
  await detail.tells('El dominio titular.uy fue liberado.');
  await detail.main.getByRole('link', { name: 'Recuperar' }).first().click();
  await detail.press('Recuperar dominio');
  await detail.tells('El dominio titular.uy fue recuperado.');
  await detail.met();
});

test('what may not be done any more is said on the page whose link was pressed', async ({
  page,
  context,
}) => {
  test.slow();
  const detail = await detailOf(page);
  const elsewhere = await context.newPage();
  await elsewhere.goto('/administrar/ver-dominio/congelar?dominio=titular.uy');
  const frozen = new DomainDetail(elsewhere);
  await frozen.press('Congelar dominio');
  await frozen.tells(/congelado/);
  await detail.follow('Liberar');
  await detail.tells(/congelado/);
  await expect(page.locator('#aviso')).toBeVisible();
});

test('a domain is renewed at once, for the price on the button', async ({ page, portal }) => {
  test.slow();
  const detail = await detailOf(page);
  await detail.follow('Renovar');
  await expect(detail.main.getByRole('button', { name: /^Renovar por \$/ })).toBeVisible();
  await expectSound(page);
  const before = observe.charges(portal, 'titular.uy').length;
  await detail.press(/^Renovar por \$/);
  await detail.tells('El dominio titular.uy fue renovado: vence el');
  expect(observe.charges(portal, 'titular.uy').slice(before)).toMatchObject([{ concepto: 'RENOVACION' }]);
});

test('who is taken off the custodians is asked over their list, which is there again', async ({ page }) => {
  await signIn(page, '/administrar/candado');
  const row = page.getByRole('table', { name: 'Sus custodios' }).getByRole('row').nth(1);
  await row.getByRole('link', { name: /^Quitar|^Cancelar la invitación/ }).click();
  await expect(page).toHaveURL(/\/administrar\/candado\/quitar\?custodio=/);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('¿Quitar a Gabriela Cuidadosa de sus custodios?');
  await expect(page.locator('dialog:modal')).toHaveCount(scriptsRun() ? 1 : 0);
  await expectSound(page);
  await dialog.getByRole('link', { name: /^Cancelar$|^No, dejarla$/ }).click();
  await expect(page).toHaveURL(/\/administrar\/candado$/);
  await expect(dialog).toHaveCount(0);
});

test('a contact is edited, and a wrong phone stays typed', async ({ page }) => {
  test.slow();
  const detail = await detailOf(page);
  await detail.follow('Editar los datos del contacto técnico');
  await detail.type('Teléfono', '12');
  await detail.press('Guardar datos');
  await detail.refuses('El teléfono debe contener solo números y tener entre 7 y 15 dígitos.');
  await detail.type('Teléfono', '29007000');
  await detail.press('Guardar datos');
  await expect(detail.main).toContainText('29007000');
});

test('two people edit the same contact: both versions are shown, and one is chosen', async ({
  page,
  browser,
  portal,
}) => {
  test.slow();
  const mine = await detailOf(page);
  await mine.follow('Editar los datos del contacto técnico');
  const theirs = new DomainDetail(await another(browser, portal, 'administrativo', TECHNICAL));
  await theirs.type('Teléfono', '29001111');
  await theirs.press('Guardar datos');
  await expect(theirs.main).toContainText('29001111');
  await theirs.page.close();
  await mine.type('Teléfono', '29002222');
  await mine.press('Guardar datos');
  await expect(mine.main.getByRole('row', { name: /29002222.*29001111/ })).toBeVisible();
  await expectSound(page);
  await mine.press('Guardar los datos que escribí');
  await mine.met();
  await expect(mine.main).toContainText('29002222');
});

test('several domains are changed at once, with what became of each', async ({ page }) => {
  test.slow();
  await signIn(page, LIST);
  const list = await new MyDomains(page).met();
  await list.main.getByLabel('Elegir camión.uy').check();
  await list.main.getByLabel('Elegir cerrochato.uy').check();
  await list.press('Modificar Forma de Pago');
  const { javaScriptEnabled, scriptsFail } = test.info().project.use as {
    javaScriptEnabled?: boolean;
    scriptsFail?: boolean;
  };
  if (javaScriptEnabled !== false && scriptsFail !== true) {
    await expect(page.getByRole('heading', { name: 'Modificar la forma de pago de' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Modificar Forma de Pago' })).toBeFocused();
    const renew = list.main.getByRole('link', { name: /^Renovar.*camión\.uy/ });
    await renew.click();
    await expect(page.getByRole('heading', { name: 'Renovar camión.uy' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(renew, 'a dialog of another page gives the focus back too').toBeFocused();
    await list.main.getByLabel('Elegir cerrochato.uy').check();
    await list.main.getByLabel('Elegir camión.uy').check();
    await list.press('Modificar Forma de Pago');
  }
  await expect(list.main).toContainText('Se aplica a 2 dominios');
  await expectSound(page);
  await list.main.getByRole('group', { name: 'Cuenta' }).getByRole('radio').first().check();
  await list.press('Modificar 2 dominios');
  await expect(list.main).toContainText(/Terminada el .+: se modificaron/);
  await expectSound(page);
  await list.follow('Volver a Mis dominios');
  await list.main.getByLabel('Elegir camión.uy').check();
  await list.press('Eliminar Forma de Pago');
  await list.press('Eliminar la forma de pago de 1 dominio');
  await expect(list.main).toContainText('se modificó 1 de 1 dominio');
  await list.follow('Volver a Mis dominios');
  await list.main.getByLabel('Elegir camión.uy').check();
  await list.press('Eliminar Forma de Pago');
  await expect(list.main).toContainText('El dominio camión.uy no tiene forma de pago asociada');
  await expectSound(page);
});

test('a list and a detail are printed without what can only be pressed', async ({ page }) => {
  await signIn(page, `${LIST}?estado=REGISTRADO`);
  const list = await new MyDomains(page).met();
  await page.emulateMedia({ media: 'print' });
  await expect(list.main.getByRole('link', { name: 'barriosur.uy' }).first()).toBeVisible();
  for (const act of ['Descargar la lista (CSV)', /^Renovar/, /^Liberar/])
    await expect(list.main.getByRole('link', { name: act }).first(), String(act)).toBeHidden();
  for (const act of ['Ordenar por vencimiento', 'Quitar el filtro Estado: Registrados'])
    await expect(list.main.locator('button', { hasText: act }), act).toBeHidden();
  await expect(list.main.getByRole('checkbox').first()).toBeHidden();
  const [head, cell] = [
    list.main.getByRole('columnheader', { name: 'Vencimiento' }),
    list.main.locator('time'),
  ];
  expect((await boxOf(head)).x, 'a heading stands over its column').toBe((await boxOf(cell)).x);
  await page.goto(DETAIL);
  for (const act of ['Volver a Mis dominios', 'Historial', 'Descargar la zona', /^Editar/, /^Liberar/])
    await expect(page.getByRole('main').getByRole('link', { name: act }).first(), String(act)).toBeHidden();
  await expect(page.getByRole('main')).toContainText('Contactos');
});

/** What can still be pressed of it, by its words; a name or a message that leads somewhere is a fact too. */
const toPress = (page: Page, words: RegExp) =>
  page.getByRole('main').locator('a, button, summary, input').filter({ hasText: words, visible: true });

// A sheet is as narrow as a tablet: what such screens show in rows of their own came onto paper.
for (const [size, width] of [
  ['a wide screen', 1280],
  ['a sheet', 718],
] as const)
  test(`paper has facts and no acts, as wide as ${size}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, `${LIST}?nombre=camión`);
    const main = page.getByRole('main');
    await page.emulateMedia({ media: 'print' });
    await expect(main.locator('input:visible, button:visible')).toHaveCount(0);
    await expect(main.getByText('Por nombre')).toBeHidden();
    await expect(main.getByRole('columnheader', { name: 'Vencimiento' }), 'a list is a table').toBeVisible();
    const printed = main.locator('[data-impreso]');
    expect(await labelOf(printed)).toMatch(/^"Impreso el .* · Ana Titular"$/);
    const meanings = main.getByRole('region', { name: 'Qué significa cada estado' });
    await expect(meanings.getByRole('listitem'), 'no state that is not on the sheet').toHaveText([
      /^Aviso/,
      /^Sin marca/,
    ]);
    const renewal = main.getByRole('link', { name: 'cambiar la renovación automática de camión.uy' });
    await expect(renewal, 'whether it is renewed is a fact').toBeVisible();
    await expect(renewal).not.toHaveCSS('text-decoration-line', 'underline');
    for (const nombre of ['titular.uy', 'vereda.uy']) {
      await page.goto(`/administrar/ver-dominio?dominio=${nombre}`);
      await expect(main.getByRole('heading', { name: 'Contactos' })).toBeVisible();
      const letters = await lettersOf(main.getByRole('table').last().locator('th'));
      expect(new Set(letters).size, `${nombre}: the letters of a table are of one size`).toBe(1);
      const acts = toPress(
        page,
        /^(Agregar|Usar|Editar|Eliminar|Importar|Delegar|Cambiar|Quitar|Desactivar)/,
      );
      await expect(acts, nombre).toHaveCount(0);
      await expect(main.getByRole('region', { name: 'Dejar el dominio' }), 'an empty box').toBeHidden();
    }
    await page.goto('/administrar/mis-compras');
    await expect(main.getByRole('rowheader').first()).toBeVisible();
    await expect(toPress(page, /Descargar/)).toHaveCount(0);
    await page.goto('/administrar/resumen');
    await expect(main.getByRole('link', { name: 'vereda.uy' }).first()).toBeVisible();
    await expect(toPress(page, /^Ver todos|ver qué hacer/)).toHaveCount(0);
  });

test('how many are ticked is said as they are ticked, and goes along to the next page', async ({ page }) => {
  await signIn(page, LIST);
  const list = await new MyDomains(page).met();
  const bar = list.main.locator('.ticked');
  await expect(bar).toBeHidden();
  const heard = () => generatedText(page, /^Elegidos/);
  await list.main.getByLabel('Elegir camión.uy').check();
  await list.main.getByLabel('Elegir barriosur.uy').check();
  await expect.poll(heard).toBe('Elegidos: 2');
  expect(await roleOfGenerated(page, /^Elegidos/), 'it is announced as it changes').toBe('status');
  await expectSound(page);
  await list.main.getByLabel('Elegir barriosur.uy').uncheck();
  await expect.poll(heard).toBe('Elegidos: 1');
  await list.press('Página 2');
  await list.main
    .getByRole('checkbox', { name: /^Elegir/ })
    .first()
    .check();
  await expect.poll(heard).toBe('Elegidos: 1 aquí y 1 en otra página');
  await list.press('Desmarcar todos');
  await expect(bar).toBeHidden();
});

test('from a ticked name what can be done with all that are ticked is two keys away', async ({ page }) => {
  await signIn(page, LIST);
  const list = await new MyDomains(page).met();
  const box = list.main.getByLabel('Elegir camión.uy');
  await box.focus();
  await page.keyboard.press('Tab');
  await expect(
    list.main.getByRole('link', { name: 'camión.uy', exact: true }),
    'nothing is ticked',
  ).toBeFocused();
  await box.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  const way = page.getByRole('link', { name: 'Modificar los elegidos' });
  await expect(way).toBeFocused();
  await expect(way).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(list.main.getByRole('button', { name: 'Renovar', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(list.main.getByRole('button', { name: 'Modificar Datos Contacto' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /contacto/i, level: 2 })).toBeVisible();
});

const ALL = /^Todos (los que cumplen el filtro|mis dominios)/;

test('all that the filter finds stay chosen until they are let go', async ({ page }) => {
  await signIn(page, LIST);
  const list = await new MyDomains(page).met();
  const all = list.main.getByRole('button', { name: ALL });
  await all.click();
  await expect(list.main).toContainText('Se eligieron');
  await expect(all, 'they are').toBeHidden();
  await list.press('Desmarcar todos');
  await expect(list.main).toContainText('Marque dominios en la lista');
  await expect(all).toBeVisible();
});

test('what is chosen is said by one number, also where all are or none of this page', async ({ page }) => {
  await signIn(page, LIST);
  const list = await new MyDomains(page).met();
  const heard = () => generatedText(page, /^Elegidos/);
  const keep = page.getByRole('button', { name: 'Recordar al salir de la lista' });
  await list.main.getByLabel('Elegir camión.uy').check();
  await list.main.getByRole('button', { name: ALL }).click();
  await expect(list.main).toContainText('Se eligieron');
  await expect.poll(heard).toMatch(/^Elegidos: los \d+$/);
  const all = Number(/\d+/.exec(await heard())?.[0]);
  await expect(keep, 'they are kept').toBeHidden();
  await expect(list.main.getByLabel('Elegir barriosur.uy')).toBeChecked();
  await list.main.getByLabel('Elegir barriosur.uy').uncheck();
  await expect.poll(heard, 'all but one, with those of the other pages').toBe(`Elegidos: ${all - 1}`);
  await keep.click();
  await list.press('Página 2');
  await expect.poll(heard).toMatch(/^Elegidos: \d+ aquí y \d+ en otras páginas$/);
  await expectSound(page);
});

test('a contact is handed to another person, who takes it', async ({ page, context, portal }) => {
  test.slow();
  const detail = await detailOf(page);
  await detail.follow('Poner a otra persona como contacto técnico');
  await detail.main.getByLabel('Correo electrónico', { exact: true }).fill('colega@ejemplo.uy');
  await detail.type('Confirmar correo electrónico', 'colega@ejemplo.uy');
  await expectSound(page);
  await detail.press('Enviar invitación');
  await expect(detail.main.getByRole('row', { name: /colega@ejemplo\.uy/ })).toBeVisible();
  const link = await linkMailedTo(portal, 'colega@ejemplo.uy', /\/administrar\/accederPaginaInvitacion\S+/);
  await context.clearCookies(); // another person, in the same browser
  await signIn(page, link, 'otro');
  const invitation = await new Invitation(page).met();
  await expect(invitation.main).toContainText('titular.uy');
  await invitation.press('Aceptar Invitación');
  await (await new MyDomains(page).met()).tells('Invitación aceptada con éxito.');
  expect(observe.technical(portal, 'otro', 'titular.uy')).toEqual([{ tecnico: 1 }]);
});

test('a domain is handed over, up to the confirmation', async ({ page, portal }) => {
  test.slow();
  await signIn(page, '/transferir-titular?dominio=titular.uy');
  const transfer = await new TransferHolder(page).met();
  await transfer.follow('Ingresar el nuevo titular');
  await transfer.type('Nombre y apellido', 'Nueva Dueña');
  await transfer.type('Dirección', 'Calle 1');
  await transfer.type('Teléfono', '099123456');
  await transfer.type(/^Correo electrónico público/, 'nueva@ejemplo.uy');
  await transfer.type('Confirmar correo electrónico público', 'nueva@ejemplo.uy');
  await transfer.met();
  await transfer.press('Continuar');
  await expect(transfer.main).toContainText('Nueva Dueña');
  await transfer.met();
  await transfer.press('Agregar la transferencia al carrito');
  await expect(transfer.main).toContainText('La transferencia se agregó al carrito.');
  const cart = await new Cart(page).met();
  await cart.follow('Continuar con la compra');
  const payment = await new Payment(page).met();
  await payment.main.getByRole('radio').first().check();
  await payment.press('Continuar');
  const summary = await new Summary(page).met();
  await summary.press(/^Confirmar compra por \$/);
  await new Confirmation(page).met();
  expect(observe.holder(portal, 'titular.uy')).toEqual([{ nombre: 'Nueva Dueña' }]);
});
