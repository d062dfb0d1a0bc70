import { SignIn } from '../screens/purchase';
import { isInView } from '../support/measured';
import { expect, test } from '../support/scenario';

test('what pays for each name stands in its column where long names share the list', async ({ page }) => {
  await page.goto('/administrar/mis-dominios?cantidad=50');
  await new SignIn(page).as('otro');
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(page.getByRole('columnheader', { name: 'Forma de pago' })).toBeVisible();
  await expect(page.getByRole('row', { name: 'laotraorilla.com.uy' })).toContainText('Particular');
});

test('a priority is a word under its heading, and said whole where it has none', async ({ page }) => {
  await page.goto('/administrar/mensajes');
  await new SignIn(page).as('titular');
  const row = page.getByRole('row', { name: 'liberado.uy: se liberó' }).first();
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await row.innerText()).toMatch(/\bMedia\b/);
  expect(await row.innerText()).not.toContain('Prioridad');
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await row.innerText()).toContain('Prioridad media');
});

test('a name far down the list is in sight behind the dialog that changes it, and after it', async ({
  page,
}) => {
  await page.goto('/administrar/mis-dominios?cantidad=50');
  await new SignIn(page).as('titular');
  await page.setViewportSize({ width: 1280, height: 800 });
  const box = page.getByLabel('Elegir quintadelnorte.com.uy');
  await box.check();
  await page.getByRole('button', { name: 'Modificar Forma de Pago' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect.poll(() => isInView(box)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await isInView(box)).toBe(true);
});
