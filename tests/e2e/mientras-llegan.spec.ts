import type { Page } from '@playwright/test';
import { SignIn } from './screens/purchase';
import { isShown } from './support/measured';
import { expect, scriptsRun, test } from './support/scenario';

/** Holds every script back from here on; answers what lets them come, and waits until they have nothing more to do. */
async function scriptsHeld(page: Page): Promise<() => Promise<void>> {
  let come = () => {};
  const scripts = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route('**/*.js', (route) => scripts.then(() => route.fallback()));
  return async () => {
    come();
    if (!scriptsRun()) return;
    await page.waitForFunction(isHydrated, 'main form');
    await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));
  };
}

/** React knows the element: from here on its scripts decide what becomes of it. */
const isHydrated = (selector: string): boolean =>
  Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__react'));

/** Opens an address, and presses a button of it that is let go once the scripts have come. */
async function pressMeanwhile(page: Page, address: string, name: string): Promise<void> {
  const come = await scriptsHeld(page);
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('button', { name }).hover();
  await page.mouse.down();
  await come();
  await page.mouse.up();
}

/** Types into a field, the second half once the scripts have come. */
async function typeMeanwhile(page: Page, label: string | RegExp, come: () => Promise<void>): Promise<void> {
  const field = page.getByRole('main').getByLabel(label);
  await field.click();
  await field.fill('');
  await page.keyboard.type('blo');
  await come();
  await page.keyboard.type('que');
  await expect(field).toHaveValue('bloque');
}

test('a press that began before the scripts came is attended', async ({ page }) => {
  const dialog = '/administrar/ver-dominio/liberar?dominio=titular.uy';
  await page.goto(dialog);
  await (await new SignIn(page).met()).as('titular');
  await pressMeanwhile(page, dialog, 'Liberar dominio');
  await expect(page.getByRole('main')).toContainText('El dominio titular.uy fue liberado.');
});

test('a press over a list that was read far down is attended too', async ({ page }) => {
  await page.goto('/administrar/mis-dominios?cantidad=50');
  await (await new SignIn(page).met()).as('titular');
  for (const nombre of ['titular.uy', 'zitarrosa.uy'])
    await page.getByRole('checkbox', { name: `Elegir ${nombre}` }).check();
  const way = page.getByRole('link', { name: 'Modificar', exact: true });
  if (await isShown(way)) await way.click();
  await page.getByRole('button', { name: 'Eliminar Forma de Pago' }).click();
  await expect(page).toHaveURL(/cambiar-varios/);
  await pressMeanwhile(page, page.url(), 'Eliminar la forma de pago de 2 dominios');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eliminación de la forma de pago');
});

const REGISTRO = '/administrar/ver-dominio/dns/registro?dominio=titular.uy';

test('what is typed into a dialog while its scripts come stays in its field', async ({ page }) => {
  await page.goto(REGISTRO);
  await (await new SignIn(page).met()).as('titular');
  const come = await scriptsHeld(page);
  await page.goto(REGISTRO, { waitUntil: 'commit' });
  await typeMeanwhile(page, /^Nombre/, come);
});

test('who mends a refused form while its scripts come is not taken from the field', async ({ page }) => {
  const come = await scriptsHeld(page);
  await page.goto('/generar-ticket', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Guardar datos' }).click();
  await expect(page.getByRole('main')).toContainText('Errores encontrados:');
  await typeMeanwhile(page, 'Asunto', come);
});

test('a refused form that nobody touched while its scripts came still begins with its errors', async ({
  page,
}) => {
  const come = await scriptsHeld(page);
  await page.goto('/generar-ticket', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Guardar datos' }).click();
  const errors = page.getByRole('main').locator('.errors');
  await expect(errors).toBeFocused();
  await come();
  await expect(errors).toBeFocused();
  await page.getByRole('button', { name: 'Guardar datos' }).click();
  await expect(errors).toBeFocused();
});

test('a long answer that is mended while its scripts come is as it was typed', async ({ page }) => {
  const come = await scriptsHeld(page);
  await page.goto('/generar-ticket', { waitUntil: 'commit' });
  const message = page.getByRole('main').getByLabel('Mensaje');
  await message.fill('Buenas tardes.');
  await page.getByRole('button', { name: 'Guardar datos' }).click();
  await expect(page.getByRole('main')).toContainText('Errores encontrados:');
  await message.fill('Buenas tardes. Quiero saber cuándo vence.');
  await come();
  await expect(message).toHaveValue('Buenas tardes. Quiero saber cuándo vence.');
});

test('who answers the plain question while the scripts come is asked nothing else', async ({ page }) => {
  const come = await scriptsHeld(page);
  await page.goto('/generar-ticket', { waitUntil: 'commit' });
  await typeMeanwhile(page, /¿/, come);
});

test('a press under a plain question, which gives way to a smaller one, is attended', async ({ page }) => {
  await pressMeanwhile(page, '/generar-ticket', 'Guardar datos');
  await expect(page.getByRole('main')).toContainText('Errores encontrados:');
});
