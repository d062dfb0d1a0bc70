import type { Page } from '@playwright/test';
import { SignIn } from '../screens/purchase';
import { expect, test } from '../support/scenario';

const heightsOf = (page: Page, selector: string): Promise<number[]> =>
  page.locator(selector).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));

test('on a phone a name is a card of 130 px, its page a few screens, and nothing of a bar or a table is cut', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/administrar/mis-dominios');
  await new SignIn(page).as('titular');
  await page.waitForLoadState(); // asked before, a height is one without the styles that are still on their way
  const cards = await heightsOf(page, 'main tbody tr');
  expect(cards).toHaveLength(10);
  expect(Math.max(...cards)).toBeLessThanOrEqual(130);

  const name = page.getByRole('banner').locator('.who > a');
  await name.evaluate((link) => link.replaceChildren('María Fernanda González'));
  const menu = await page.getByText('Menú', { exact: true }).boundingBox();
  expect(menu?.y, 'a long name takes no line of its own').toBeCloseTo((await name.boundingBox())?.y ?? 0, -1);

  await page.getByRole('checkbox', { name: 'Elegir camión.uy' }).check();
  const acts = page.locator('.bulk .actions button');
  await expect(acts).toHaveCount(5);
  for (const act of await acts.all()) await expect(act).toBeInViewport({ ratio: 1 });

  for (const listed of ['mis-dominios?pagina=3', 'mis-dominios?pagina=4', 'mensajes']) {
    await page.goto(`/administrar/${listed}`);
    expect(Math.max(...(await heightsOf(page, 'main tbody tr'))), listed).toBeLessThanOrEqual(132);
  }

  for (const nombre of ['titular.uy', 'ñandú.uy', 'camión.uy']) {
    await page.goto(`/administrar/ver-dominio?dominio=${nombre}`);
    expect(await page.evaluate(() => document.documentElement.scrollHeight), nombre).toBeLessThanOrEqual(
      3500,
    );
  }

  await page.goto('/administrar/dominios-con-avisos');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3200);
  const [sentence] = await page.locator('td[data-label="Qué pasa"] > div').all();
  expect((await sentence?.boundingBox())?.width, 'a sentence has all of the width').toBeGreaterThan(320);

  await page.goto('/consulta-whois?dominio=titular.uy');
  const [first] = await heightsOf(page, '.whois .card dl > div');
  expect(first, 'a value stands beside what it is').toBeLessThanOrEqual(40);
});
