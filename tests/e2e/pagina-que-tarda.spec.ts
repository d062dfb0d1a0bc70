import type { Page } from '@playwright/test';
import { SignIn } from './screens/purchase';
import { expect, test } from './support/scenario';

/** Thrice what people are let wait before it is said that they wait. */
const SLOW_MS = 1200;

/** Lets an address wait before it is asked. */
const slow = (page: Page, address: RegExp) =>
  page.route(address, async (route) => {
    await new Promise((done) => setTimeout(done, SLOW_MS));
    await route.fallback();
  });

/** Notes down what is said of a wait: while a page is on its way, nothing can be asked of the one that is still shown. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const heard = () => JSON.parse(sessionStorage.getItem('oido') ?? '[]');
    const note = (words: string) => sessionStorage.setItem('oido', JSON.stringify([...heard(), words]));
    addEventListener('DOMContentLoaded', () => {
      const sign = document.querySelector('body > p[role=status]');
      if (sign) new MutationObserver(() => note(sign.textContent ?? '')).observe(sign, { childList: true });
    });
  });
  await page.reload();
  return () => page.evaluate(() => JSON.parse(sessionStorage.getItem('oido') ?? '[]'));
}

const renew = (page: Page) => page.getByRole('link', { name: /^Renovar.*camión\.uy/ });
const sign = (page: Page) => page.getByText('Cargando...');

test.beforeEach(async ({ page }) => {
  await page.goto('/administrar/mis-dominios');
  await new SignIn(page).as('titular');
});

test('a dialog that is slow to open says that it is on its way, on a list that ships no scripts', async ({
  page,
}) => {
  const heard = await listen(page);
  await slow(page, /\/renovar/);
  await renew(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await heard()).toEqual(['Cargando...']);
  await expect(sign(page)).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mis dominios');
  await expect(sign(page), 'nor back on the list').toBeHidden();
});

test('a form that is slow to be answered says so there too, and who stops it waits no more', async ({
  page,
}) => {
  const heard = await listen(page);
  await slow(page, /mis-dominios/);
  await page.getByLabel('Nombre de dominio').fill('titular');
  await page.getByLabel('Nombre de dominio').press('Enter', { noWaitAfter: true });
  await new Promise((done) => setTimeout(done, SLOW_MS / 2));
  await page.keyboard.press('Escape');
  await page.waitForURL(/nombre=titular/);
  expect(await heard()).toEqual(['Cargando...', '']);
});

test('a list that is saved as a file leaves no sign behind', async ({ page }) => {
  const heard = await listen(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: /lista \(CSV\)/ }).click();
  await saved;
  await new Promise((done) => setTimeout(done, SLOW_MS));
  expect(await heard()).toEqual([]);
});
