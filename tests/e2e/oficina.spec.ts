import { atDesk, DESK, refusesAsItIs } from './support/at-desk';
import { expect, test } from './support/scenario';
import { expectSound } from './support/soundness';

test.slow();

test('a name is seen once it was said why; what holds it and who watches over it is shown before, and changed with a reason', async ({
  page,
}) => {
  await atDesk(page, 'direccion');
  for (const [name, ways] of [
    ['federico.uy', ['retener', 'levantar']],
    ['rioarriba.uy', ['custodio']],
  ] as const) {
    await page.goto(`${DESK}/dominios/${name}`);
    await page.getByLabel(/^Motivo/).fill('El titular llamó por su vencimiento.');
    await page.getByRole('button', { name: 'Ver el dominio' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expectSound(page);
    for (const way of ways) {
      await page.getByRole('main').locator(`a[href*="/${way}"]`).first().click();
      await expectSound(page);
      expect(await refusesAsItIs(page)).toBe(true);
      await page.goto(`${DESK}/dominios/${name}`);
    }
  }
});

test('the kept names are listed from what is typed, and a name is tried', async ({ page }) => {
  await atDesk(page, 'direccion');
  await page.goto(`${DESK}/reservados`);
  await page.getByLabel('Ver la lista desde').fill('presidencia');
  await page.getByRole('button', { name: 'Ver', exact: true }).click();
  await expect(page).toHaveURL(/desde=presidencia/);
  await expect(page.getByRole('main').getByRole('rowheader').first()).toHaveText('presidencia');
  await page.goto(`${DESK}/reservados/probar`);
  await page.getByLabel('Nombre', { exact: true }).fill('presidencia.uy');
  await page.getByRole('button', { name: 'Probar' }).click();
  await expect(page.getByRole('heading', { level: 2, name: /presidencia\.uy/ })).toBeVisible();
});

test('a purchase is found by its reference, and what of it is given back says what is wrong beside each field', async ({
  page,
}) => {
  await atDesk(page, 'atencion');
  await page.goto(`${DESK}/compras/UY-2026-D3M0C0MP`);
  await expectSound(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Devolver/ })
    .first()
    .click();
  await expectSound(page);
  expect(await refusesAsItIs(page)).toBe(true);
});

test('what was charged by itself is seen once it was said why, and given back', async ({ page }) => {
  await atDesk(page, 'atencion');
  await page.goto(`${DESK}/cobros/3`);
  await expectSound(page);
  expect(await refusesAsItIs(page)).toBe(true);
  await page.getByLabel(/^Motivo/).fill('Dice que no lo pidió.');
  await page.getByRole('button', { name: 'Ver los cobros' }).click();
  await expect(page.getByRole('main')).toContainText('Ninguna: se cobró sin una compra');
  await expectSound(page);
  await page.getByRole('main').getByRole('link', { name: 'Devolver' }).click();
  await expectSound(page);
  expect(await refusesAsItIs(page)).toBe(true);
});

test('a name is given back by two people: what one asked the other reads whole and approves, and what they ask waits', async ({
  page,
}) => {
  await atDesk(page, 'direccion');
  await page.goto(`${DESK}/por-aprobar`);
  await page
    .getByRole('main')
    .getByRole('link', { name: /recuperable\.com\.uy$/ })
    .click();
  await expect(page.getByRole('main')).toContainText('Julia Dominios');
  await expectSound(page);
  await page.getByRole('button', { name: 'Aprobar' }).click();
  await expect(page.getByText('Lo aprobó, y ya se hizo.')).toBeVisible();
  await expectSound(page);

  await page.goto(`${DESK}/dominios/titular.uy`);
  await page.getByLabel(/^Motivo/).fill('Llegó un oficio.');
  await page.getByRole('button', { name: 'Ver el dominio' }).click();
  await page.getByRole('link', { name: 'Pedir que se libere' }).click();
  await expectSound(page);
  expect(await refusesAsItIs(page)).toBe(true);
  await page.getByLabel('Orden judicial').check();
  await page.getByLabel(/^Número/).fill('12/2026');
  await page.getByLabel(/^Fecha del documento/).fill('2026-01-15');
  await page.getByLabel(/^Motivo/).fill('Lo resolvió el juzgado.');
  await page.getByRole('button', { name: 'Pedir que se libere' }).click();
  await expect(page.getByText(/Quedó pedido, y todavía no se hizo/)).toBeVisible();
  await expectSound(page);
});
