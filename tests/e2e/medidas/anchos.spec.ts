import { SignIn } from '../screens/purchase';
import { boxOf, heightsOf, labelOf, roomOf, sizesOf, tabsTo } from '../support/measured';
import { expect, test } from '../support/scenario';

/** A telephone, one on its side, tablets, half a screen, and a wide one whose letters are half as large again. */
const WIDTHS = [320, 480, 640, 768, 853, 960, 1024];

const PAGES = [
  '/cifras',
  '/consulta-whois?dominio=titular.uy',
  '/generar-ticket',
  '/no-esta',
  '/administrar/resumen',
  '/administrar/mis-dominios',
  '/administrar/mis-dominios?orden=vencimiento&pagina=2',
  '/administrar/ver-dominio?dominio=vereda.uy',
  '/administrar/ver-dominio?dominio=bodegalosteros.com.uy',
  '/administrar/ver-dominio?dominio=recuperable.com.uy',
  '/administrar/dominios-con-avisos',
  '/administrar/mensajes',
  '/administrar/mis-compras',
];

test('no page has to be moved sideways, at any width between a telephone and a wide screen', async ({
  page,
}) => {
  await page.goto('/administrar/mis-dominios');
  await new SignIn(page).as('titular');
  await expect(page.getByRole('heading', { level: 1, name: 'Mis dominios' })).toBeVisible();
  for (const path of PAGES) {
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const sizes = await sizesOf(page);
      expect.soft(sizes.width, `${path} at ${width} px`).toBeLessThanOrEqual(sizes.room);
    }
  }
});

test('who asks stands beside what they ask where there is room for both, and before it where there is not', async ({
  page,
}) => {
  await page.goto('/generar-ticket');
  const [who, what] = [
    page.getByRole('group', { name: 'Datos personales' }),
    page.getByRole('group', { name: 'Su consulta' }),
  ];
  await page.setViewportSize({ width: 1280, height: 900 });
  expect((await boxOf(who)).y).toBeCloseTo((await boxOf(what)).y, 0);
  expect((await sizesOf(page)).height).toBeLessThanOrEqual(1500);
  await page.setViewportSize({ width: 360, height: 800 });
  const above = await boxOf(who);
  expect((await boxOf(what)).y).toBeGreaterThanOrEqual(above.y + above.height);
});

test('a table of a name ends where its card does', async ({ page }) => {
  await page.goto('/administrar/ver-dominio?dominio=titular.uy');
  await new SignIn(page).as('titular');
  const table = page.getByRole('table', { name: 'Contactos del dominio' });
  const title = page.getByRole('heading', { name: 'Contactos', exact: true });
  for (const width of [1216, 1280, 1366]) {
    await page.setViewportSize({ width, height: 900 });
    const [inside, wide] = [await boxOf(title), await boxOf(table)];
    expect.soft(wide.width, `${width} px`).toBeLessThanOrEqual(inside.width + 1);
  }
});

test('the words of a state have as much under them as over them', async ({ page }) => {
  await page.goto('/administrar/mis-dominios');
  await new SignIn(page).as('titular');
  for (const dominio of ['vencido.uy', 'eliminado.uy', 'titular.uy', 'congelado.uy']) {
    await page.goto(`/administrar/ver-dominio?dominio=${dominio}`);
    const state = page.getByRole('region', { name: 'Estado del dominio' });
    const words = state.getByRole('paragraph');
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const [whole, first, last] = [
        await boxOf(page.locator('.banner').filter({ has: state })),
        await boxOf(words.first()),
        await boxOf(width === 360 ? page.locator('.banner .button').last() : words.last()),
      ];
      const [over, under] = [first.y - whole.y, whole.y + whole.height - last.y - last.height];
      expect.soft(Math.abs(over - under), `${dominio} at ${width} px`).toBeLessThanOrEqual(1);
    }
  }
});

// Whoever has all four roles of some names has also names of 48 letters: what is longer than that may take a second line.
for (const [who, many] of [
  ['titular', 40],
  ['otro', 22],
] as const)
  test(`each name of ${who} is one line of the list where it is wide`, async ({ page }) => {
    await page.goto('/administrar/mis-dominios?cantidad=50');
    await new SignIn(page).as(who);
    const rows = page.locator('main tbody tr');
    await expect(rows).toHaveCount(many);
    for (const width of [1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const heights = await heightsOf(rows);
      expect.soft(Math.max(...heights), `${width} px`).toBeLessThanOrEqual(56);
      expect.soft((await sizesOf(page)).width, `${width} px`).toBeLessThanOrEqual(width);
      const { gaps, letters } = await roomOf(rows);
      expect.soft(Math.min(...gaps), `${width} px: columns are told apart`).toBeGreaterThanOrEqual(12);
      expect.soft(Math.min(...letters), `${width} px: each name can be read`).toBeGreaterThanOrEqual(14);
    }
    await page.setViewportSize({ width: 900, height: 800 });
    const longest = who === 'otro' ? 88 : 64;
    expect(Math.max(...(await heightsOf(rows))), '900 px').toBeLessThanOrEqual(longest);
  });

test('what one is of a name is short where it is seen, and whole for who listens', async ({ page }) => {
  await page.goto('/administrar/mis-dominios?nombre=rol-tecnico-financiero');
  await new SignIn(page).as('otro');
  const cell = page.getByRole('cell', { name: 'Técnico, Financiero', exact: true });
  await expect(cell).toBeVisible();
  expect(await labelOf(cell.locator('> span'))).toContain('"Téc., Fin."');
  await expect(page.getByText('«Téc.» es contacto técnico; «Fin.» es contacto financiero')).toBeVisible();
});

test('whether a name is renewed is Sí or No under its heading, and a sentence where there is none', async ({
  page,
}) => {
  await page.goto('/administrar/mis-dominios?nombre=camión');
  await new SignIn(page).as('titular');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('columnheader', { name: 'Renovación' })).toBeVisible();
  const way = page.getByRole('link', { name: 'cambiar la renovación automática de camión.uy' });
  await expect(way).toHaveAccessibleName(/^Sí ?: cambiar la renovación/);
  await expect(way.getByText('Sí', { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(way).toHaveAccessibleName(/^Se renueva ese día ?: cambiar la renovación/);
  expect(await labelOf(way.locator('> span'))).toBe('"Se renueva ese día"');
});

test('what can be done with the names that are ticked is one line, which begins where the list does', async ({
  page,
}) => {
  await page.goto('/administrar/mis-dominios');
  await new SignIn(page).as('titular');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('checkbox', { name: 'Elegir camión.uy' }).check();
  await page.getByRole('button', { name: 'Página 2' }).click();
  await page
    .getByRole('checkbox', { name: /^Elegir/ })
    .first()
    .check();
  const acts = page.locator('.bulk .actions button').filter({ visible: true });
  await expect(acts, 'what keeps them is beside their number').toHaveCount(6);
  const boxes = await Promise.all((await acts.all()).map(boxOf));
  const middles = boxes.map(({ y, height }) => Math.round(y + height / 2));
  expect(Math.max(...middles) - Math.min(...middles), 'one line').toBeLessThanOrEqual(1);
  const list = await boxOf(page.locator('main tbody tr'));
  expect((await boxOf(page.locator('.ticked > [role="status"]'))).x).toBeCloseTo(list.x, 0);
  const kept = await boxOf(
    page.locator('.ticked').getByRole('button', { name: 'Recordar al salir de la lista' }),
  );
  expect(kept.y + kept.height, 'apart from what changes them').toBeLessThanOrEqual((boxes[0]?.y ?? 0) + 1);
  const last = await boxOf(acts.last());
  expect(last.x + last.width).toBeLessThanOrEqual(list.x + list.width);
});

test('a record is added 29 Tabs into the page of its name, and 11 after what skips to it', async ({
  page,
}) => {
  const detail = '/administrar/ver-dominio?dominio=titular.uy';
  await page.goto(detail);
  await new SignIn(page).as('titular');
  await page.goto(detail);
  // While a change is on its way to the servers there is a link more, to see whether it is there.
  await expect(page.getByRole('link', { name: 'Ver si ya está publicado' })).toHaveCount(0);
  const add = page.getByRole('link', { name: 'Agregar registro', exact: true });
  expect(await tabsTo(add)).toBeLessThanOrEqual(29);
  await page.goto(detail);
  const skip = page.getByRole('link', { name: 'Saltar al contenido' });
  expect(await tabsTo(skip)).toBe(1);
  await skip.press('Enter');
  expect(await tabsTo(add)).toBeLessThanOrEqual(11);
});
