import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { DEMO_FACTORS } from '../../app/identity/demo-factor';
import { SignIn } from './screens/purchase';
import { Confirm } from './screens/second-step';
import { boxOf, isShown } from './support/measured';
import { expect, test } from './support/scenario';
import { expectSound } from './support/soundness';

const DESK = '/registro';
/** Pages that differ only by the row that they are of: two of a kind are looked at. */
const OF_A_KIND = 2;

test.slow();

/** Somebody of the registry's people, at the first page of the desk. */
async function atDesk(page: Page, login: 'atencion' | 'direccion'): Promise<void> {
  await page.goto(DESK);
  await (await new SignIn(page).met()).as(login);
  const secret = Secret.fromBase32(DEMO_FACTORS[login] ?? '');
  await (await new Confirm(page).met()).withCode(new TOTP({ secret }).generate());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oficina del registro');
}

/** What a page is of, whichever row it shows and whatever was asked for. */
const kindOf = (path: string): string =>
  path
    .replace(/=[^&]*/g, '')
    .replace(/(dominios)\/[^/?]+/, '$1/*')
    .replace(/\/\d+/g, '/*');

/** The ways of the desk are folded on a small screen. */
async function linksOf(page: Page): Promise<string[]> {
  const fold = page.getByRole('navigation', { name: 'Oficina del registro' }).locator('summary');
  if (await isShown(fold)) await fold.click();
  const hrefs = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return hrefs.filter((href) => href.startsWith(DESK) && !/\/archivo(\/|$)/.test(href)); // files are not pages
}

/** A form that has to be filled in is sent as it is: it says why not, where, and what was there stays. */
async function refusesAsItIs(page: Page): Promise<boolean> {
  const form = page
    .getByRole('main')
    .locator('form[method=post]')
    .filter({ has: page.locator('[required]') });
  if ((await form.count()) === 0) return false;
  for (const empty of await form
    .first()
    .locator('input[required]:not([type=radio],[type=checkbox]),textarea[required]')
    .all())
    await empty.fill('');
  await form.first().getByRole('button').last().click();
  const summary = page.getByRole('alert').filter({ hasText: 'Errores encontrados:' });
  await expect(summary, page.url()).toBeVisible();
  await expectSound(page);
  return true;
}

/** Goes wherever a link of the desk leads, and looks at each page; answers the kinds that there were, and of which a form was refused. */
async function walk(page: Page): Promise<{ seen: Set<string>; refused: Set<string> }> {
  const times = new Map<string, number>();
  const refused = new Set<string>();
  const waiting = [DESK];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const kind = kindOf(next);
    const before = times.get(kind) ?? 0;
    if (before >= OF_A_KIND) continue;
    times.set(kind, before + 1);
    await page.goto(next);
    await expectSound(page);
    waiting.push(...(await linksOf(page)));
    if (!refused.has(kind) && (await refusesAsItIs(page))) refused.add(kind);
  }
  return { seen: new Set(times.keys()), refused };
}

test('the ways of the desk are one line where it is wide, and are folded where they would be more', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await atDesk(page, 'direccion');
  const ways = page.getByRole('navigation', { name: 'Oficina del registro' });
  expect((await boxOf(ways.getByRole('list'))).height).toBeLessThanOrEqual(50);
  await page.setViewportSize({ width: 1024, height: 900 });
  await expect(ways.getByRole('link', { name: 'Precios' })).toBeHidden();
  await ways.getByText('Páginas de la oficina', { exact: true }).click();
  await expect(ways.getByRole('link', { name: 'Precios' })).toBeVisible();
});

test('whoever answers people can use every page of the desk, also when it refuses', async ({ page }) => {
  await atDesk(page, 'atencion');
  const { seen, refused } = await walk(page);
  expect([...seen]).toEqual(expect.arrayContaining(['/registro/consultas/*', '/registro/consultas/*/unir']));
  expect([...refused]).toEqual(
    expect.arrayContaining(['/registro/consultas/*', '/registro/consultas/*/nota']),
  );
});

test('whoever decides can use every page of the desk, also when it refuses', async ({ page }) => {
  test.setTimeout(300_000);
  await atDesk(page, 'direccion');
  const { seen, refused } = await walk(page);
  expect([...seen]).toEqual(
    expect.arrayContaining(['/registro/retenciones', '/registro/terminos/*/publicar', '/registro/fallos']),
  );
  expect([...refused]).toEqual(
    expect.arrayContaining([
      '/registro/contenidos/mensajes/nuevo',
      '/registro/contenidos/destacados/nuevo',
      '/registro/contenidos/preguntas/nuevo',
      '/registro/personal/*',
      '/registro/dominios/*',
    ]),
  );
});

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
  await page.getByRole('link', { name: 'Liberar el dominio' }).click();
  await expectSound(page);
  expect(await refusesAsItIs(page)).toBe(true);
  await page.getByLabel('Orden judicial').check();
  await page.getByLabel(/^Número/).fill('12/2026');
  await page.getByLabel(/^Fecha del documento/).fill('2026-01-15');
  await page.getByLabel(/^Motivo/).fill('Lo resolvió el juzgado.');
  await page.getByRole('button', { name: 'Liberar el dominio' }).click();
  await expect(page.getByText(/Quedó pedido, y todavía no se hizo/)).toBeVisible();
  await expectSound(page);
});
