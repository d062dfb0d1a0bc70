import type { Page } from '@playwright/test';
import { Availability } from './screens/availability';
import { Cart, Holders, Payment, SignIn, Summary } from './screens/purchase';
import { boxOf, isInView } from './support/measured';
import { expect, scriptsRun, test } from './support/scenario';

async function add(page: Page, nombre: string): Promise<void> {
  const search = await new Availability(page).open();
  await search.search(nombre.split('.')[0] ?? nombre);
  await search.choose(nombre);
  await search.press('Agregar al carrito de compras');
  await search.tells(nombre);
}

test('on a phone the frame takes 120 px, and the menu opens in it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/consulta-whois');
  expect((await boxOf(page.getByRole('banner'))).height).toBeLessThanOrEqual(120);
  expect((await boxOf(page.getByRole('heading', { level: 1 }))).y).toBeLessThanOrEqual(160);
  const link = page.getByRole('banner').getByRole('link', { name: 'Ayuda' });
  await expect(link).toBeHidden();
  await page.getByText('Menú', { exact: true }).click();
  await link.click();
  await expect(page).toHaveURL(/\/ayuda$/);
});

test('on a phone a short record is a line, a long one is not cut, and it is deleted from its dialog', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/ingresar?volver=/administrar/ver-dominio?dominio=titular.uy');
  await new SignIn(page).as('titular');
  const rows = page.getByRole('table', { name: 'Registros del dominio' }).locator('tbody tr');
  await expect(rows).toHaveCount(6);
  const heightOf = async (words: string) => (await boxOf(rows.filter({ hasText: words }))).height;
  expect(await heightOf('192.0.2')).toBeLessThanOrEqual(48);
  expect(await heightOf('_dmarc'), 'what does not fit goes below').toBeGreaterThan(48);
  const words = page.getByRole('main').getByRole('link', { name: /^Editar TXT de _dmarc/ });
  await words.click();
  const dialog = page.getByRole('dialog', { name: 'Editar registro TXT de _dmarc.titular.uy' });
  await dialog.getByRole('link', { name: 'Eliminar este registro' }).click();
  await expect(
    page.getByRole('dialog', { name: '¿Eliminar el registro TXT de _dmarc.titular.uy?' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Eliminar registro' }).click();
  await expect(page.getByText('El registro se eliminó correctamente')).toBeVisible();
  await expect(rows).toHaveCount(5);
});

test('a search leads to its result, and Back to the one before', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const search = await new Availability(page).open();
  await search.search('primera-consulta');
  await expect(page).toHaveURL(/#resultado$/);
  await expect(search.main.getByRole('heading', { name: 'Los 2 están libres' })).toBeVisible();
  expect(await isInView(page.locator('#resultado'))).toBe(true);
  if (scriptsRun()) await expect(page.locator('#resultado')).toBeFocused();

  await search.search('pepe');
  await expect(search.main.getByRole('heading', { name: 'Ninguno de los 2 está libre' })).toBeVisible();
  await page.goBack();
  await expect(search.main.getByRole('heading', { name: 'Los 2 están libres' })).toBeVisible();
  await expect(search.main.getByLabel('Nombre de dominio')).toHaveValue('primera-consulta');
});

test('what was added is said where it was asked for, and the other ending stays as it was', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await add(page, 'se-ve-donde-estoy.uy');
  expect(await isInView(page.locator('#aviso'))).toBe(true);
  if (scriptsRun()) await expect(page.locator('#aviso')).toBeFocused();
  const other = page.getByRole('checkbox', { name: 'se-ve-donde-estoy.com.uy', exact: true });
  await expect(other).not.toBeChecked();
  await expect(page.getByLabel('Plazo de se-ve-donde-estoy.com.uy')).toHaveValue('1');
});

test('a term that was refused and then accepted still says its year', async ({ page }) => {
  const search = await new Availability(page).open();
  await search.search('plazo-que-queda');
  await search.leave('plazo-que-queda.uy');
  await search.press('Agregar al carrito de compras');
  await search.refuses('Seleccione al menos un dominio disponible para agregarlo al carrito.');
  await search.choose('plazo-que-queda.uy');
  await search.press('Agregar al carrito de compras');
  await search.tells('plazo-que-queda.uy');
  await expect(page.getByLabel('Plazo de plazo-que-queda.com.uy')).toHaveValue('1');
});

test('the open cart covers nothing that has the focus, and a press elsewhere closes it', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 740 });
  await page.goto('/consulta-whois');
  const panel = page.locator('.panel');
  await page.locator('.popup > summary').click();
  await expect(panel).toBeVisible();
  await page.getByRole('main').getByLabel('Nombre de dominio').focus();
  await expect(panel).toBeHidden();
  if (!scriptsRun()) return;
  await page.locator('.popup > summary').click();
  await expect(panel).toBeVisible();
  await page.mouse.click(20, 700);
  await expect(panel).toBeHidden();
});

test('what was taken out of the cart is put back in one press', async ({ page }) => {
  await add(page, 'vuelve-al-carrito.uy');
  const cart = await new Cart(page).open();
  await cart.press('Quitar vuelve-al-carrito.uy del carrito');
  await cart.tells('vuelve-al-carrito.uy se quitó del carrito.');
  await cart.press('Deshacer');
  await cart.tells('Se agregó vuelve-al-carrito.uy al carrito.');
  await expect(cart.main.getByRole('row').filter({ hasText: 'vuelve-al-carrito.uy' })).toBeVisible();
});

test('who was here before types three fields, and Back from the receipt never says that the cart is empty', async ({
  page,
}) => {
  test.slow();
  await add(page, 'compra-de-vuelta.uy'); // the first field
  const cart = await new Cart(page).open();
  await cart.follow('Continuar con la compra');
  await (await new SignIn(page).met()).as('titular'); // the second and the third

  const holders = await new Holders(page).met();
  await holders.press('Usar mis datos y continuar');
  const payment = await new Payment(page).met();
  await payment.main.getByRole('radio').first().check();
  await payment.press('Continuar');
  const summary = await new Summary(page).met();
  await summary.press(/Confirmar compra por/);
  await expect(page).toHaveURL(/referencia=/);
  const receipt = page.url();

  await page.goto('/carrito-compra-paso-cuatro');
  await expect(page).toHaveURL(receipt);
  await page.goto('/carrito-compra-paso-dos');
  await expect(page).toHaveURL(receipt);
});
