import type { Page } from '@playwright/test';
import { atDesk, DESK, refusesAsItIs } from './support/at-desk';
import { boxOf } from './support/measured';
import { expect, test } from './support/scenario';
import { expectSound } from './support/soundness';

/** Pages that differ only by the row that they are of: two of a kind are looked at. */
const OF_A_KIND = 2;

/** The desk has no scripts, so that a page is the same answer on every screen: it is asked for once, and looked at on both. */
const SMALL = { width: 360, height: 640 };
const SCREENS = [{ width: 1280, height: 720 }, SMALL];

async function soundOnBoth(page: Page): Promise<void> {
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await expectSound(page);
  }
}

/** A page of which the like was looked at, with other rows or with what is wrong: where there is least room for that. */
async function soundOnSmall(page: Page): Promise<void> {
  await page.setViewportSize(SMALL);
  await expectSound(page);
}

/** What a page is of, whichever row it shows, whatever was asked for. */
const kindOf = (path: string): string =>
  path
    .replace(/=[^&]*/g, '')
    .replace(/(dominios)\/[^/?]+/, '$1/*')
    .replace(/\/\d+/g, '/*');

/** Also those that are folded. */
async function linksOf(page: Page): Promise<string[]> {
  const hrefs = await page
    .locator('main a[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return hrefs.filter((href) => href.startsWith(DESK) && !/\/archivo(\/|$)/.test(href)); // files are not pages
}

/** What the registry publishes and sells: half of the pages of who decides. */
const isOffered = (path: string): boolean =>
  /^\/registro\/(contenidos|precios|reservados|terminos)/.test(path);

/**
 * Goes wherever a link of the desk leads, as far as `isOurs`, and looks at each page; answers the kinds that there were, and of which a
 * form was refused.
 */
async function walk(page: Page, isOurs: (path: string) => boolean = () => true) {
  const times = new Map<string, number>();
  const asked = new Set<string>();
  const refused = new Set<string>();
  const waiting = [DESK];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const kind = kindOf(next);
    const before = times.get(kind) ?? 0;
    if (before >= OF_A_KIND || asked.has(next)) continue;
    asked.add(next);
    times.set(kind, before + 1);
    await page.goto(next);
    await (before === 0 ? soundOnBoth : soundOnSmall)(page);
    const ways = (await linksOf(page)).map((href) => href.replace(/#.*/, ''));
    waiting.push(...ways.filter(isOurs));
    if (!refused.has(kind) && (await refusesAsItIs(page, soundOnSmall))) refused.add(kind);
  }
  return { seen: [...times.keys()], refused: [...refused] };
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
  test.slow();
  await atDesk(page, 'atencion');
  const { seen, refused } = await walk(page);
  expect(seen).toEqual(expect.arrayContaining(['/registro/consultas/*', '/registro/consultas/*/unir']));
  expect(refused).toEqual(expect.arrayContaining(['/registro/consultas/*', '/registro/consultas/*/nota']));
});

test('whoever decides can use every page of what is published and sold, also when it refuses', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await atDesk(page, 'direccion');
  const { seen, refused } = await walk(page, isOffered);
  expect(seen).toEqual(expect.arrayContaining(['/registro/precios', '/registro/terminos/*/publicar']));
  expect(refused).toEqual(
    expect.arrayContaining([
      '/registro/contenidos/mensajes/nuevo',
      '/registro/contenidos/destacados/nuevo',
      '/registro/contenidos/preguntas/nuevo',
    ]),
  );
});

test('whoever decides can use every other page of the desk, also when it refuses', async ({ page }) => {
  test.setTimeout(300_000);
  await atDesk(page, 'direccion');
  const { seen, refused } = await walk(page, (path) => !isOffered(path));
  expect(seen).toEqual(expect.arrayContaining(['/registro/retenciones', '/registro/fallos']));
  expect(refused).toEqual(expect.arrayContaining(['/registro/personal/*', '/registro/dominios/*']));
});
