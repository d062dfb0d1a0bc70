import { SignIn } from '../screens/purchase';
import { boxOf, heightsOf, isCut, labelOf, sizesOf } from '../support/measured';
import { expect, test } from '../support/scenario';

test('on a phone a name is a card of 130 px, its page a few screens, and nothing of a bar or a table is cut', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/administrar/mis-dominios');
  await new SignIn(page).as('titular');
  const cards = page.locator('main tbody tr');
  await expect(cards).toHaveCount(10);
  expect(Math.max(...(await heightsOf(cards)))).toBeLessThanOrEqual(130);
  expect((await boxOf(cards)).y, 'the first name is in the upper half of the screen').toBeLessThanOrEqual(
    450,
  );
  const all = page.getByRole('button', { name: /^Todos mis dominios/ });
  await expect(all).toBeHidden();
  await page.getByText('Elegir varios', { exact: true }).click();
  await expect(all).toBeVisible();
  const summary = page.getByText('Elegir varios', { exact: true });
  const opener = await boxOf(summary);
  const opened = page.getByRole('button', { name: /^Elegir los \d+ de esta página/ });
  const under = (await boxOf(opened)).y - opener.y - opener.height;
  expect(under, 'what opens begins where it was pressed').toBeLessThanOrEqual(12);
  const listBelow = async () => (await boxOf(cards)).y - (await boxOf(summary)).y;
  const below = await listBelow();
  await page.getByRole('checkbox', { name: 'Elegir camión.uy' }).check();
  await expect(page.getByText('Marque dominios en la lista'), 'no hole where this was').toBeVisible();
  expect(await listBelow(), 'nothing moves under the finger that ticks').toBeCloseTo(below, 0);
  await page.getByRole('checkbox', { name: 'Elegir camión.uy' }).uncheck();
  await page.getByText('Elegir varios', { exact: true }).click();

  const name = page.getByRole('banner').locator('.who > a');
  await name.evaluate((link) => link.replaceChildren('María Fernanda González'));
  const menu = await boxOf(page.getByText('Menú', { exact: true }));
  expect(menu.y, 'a long name takes no line of its own').toBeCloseTo((await boxOf(name)).y, -1);

  await name.evaluate((link) => link.replaceChildren('Guillermina González'));
  expect(await isCut(name), 'of a name whole words are shown').toBe(false);

  // The bar has one line, and leads to what can be done: its buttons took a third of the screen.
  await page.getByRole('checkbox', { name: 'Elegir camión.uy' }).check();
  const acts = page.locator('.bulk .actions button');
  await expect(acts.first()).toBeHidden();
  expect((await boxOf(page.locator('.ticked'))).height).toBeLessThanOrEqual(64);
  await expect(
    page.locator('.ticked').getByRole('button', { name: 'Recordar al salir de la lista' }),
  ).toBeVisible();
  const before = await page.evaluate(() => scrollY);
  await page.getByRole('link', { name: 'Modificar', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: 'Elegir camión.uy' })).toBeChecked();
  await expect(acts.filter({ visible: true }), 'what is done with them, and to let go of them').toHaveCount(
    6,
  );
  for (const act of await acts.filter({ visible: true }).all())
    await expect(act).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY), 'the list stays where it was').toBe(before);
  await page.getByRole('link', { name: 'Cerrar', exact: true }).click();
  await expect(acts.first()).toBeHidden();

  await page.goto('/administrar/mensajes');
  expect(Math.max(...(await heightsOf(cards)))).toBeLessThanOrEqual(132);

  const unread = page.locator('main tr.unread').first().getByText('Sin leer', { exact: true });
  expect((await boxOf(unread)).width, 'that it is unread is a word').toBeGreaterThan(40);
  await page.goto('/administrar/mis-dominios?nombre=o&dominiosAlojados=true');
  const filters = page.locator('.chips li:has(> span)');
  await expect(filters).toHaveCount(2);
  for (const filter of await filters.all()) {
    const [said, off] = await heightsOf(filter.locator('> *'));
    expect(off, 'a filter of two lines is one thing with what takes it off').toBe(said);
  }
  await page.goto('/administrar/resumen');
  expect((await sizesOf(page)).height).toBeLessThanOrEqual(2900);

  for (const nombre of ['titular.uy', 'ñandú.uy', 'camión.uy', 'rioarriba.uy']) {
    await page.goto(`/administrar/ver-dominio?dominio=${nombre}`);
    expect((await sizesOf(page)).height, nombre).toBeLessThanOrEqual(nombre === 'camión.uy' ? 3450 : 3375);
    await expect(page.getByRole('link', { name: 'Volver a Mis dominios' })).toBeVisible();
  }
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    const folded = page.locator('#historial details.past > summary');
    await page.goto('/administrar/ver-dominio?dominio=ñandú.uy');
    await expect(folded, 'a long history is folded on a phone alone').toBeVisible({ visible: width === 360 });
    await expect(page.locator('#historial ol > li').first()).toBeVisible({ visible: width !== 360 });
  }
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/administrar/ver-dominio?dominio=congelado.uy');
  const server = page.getByRole('row', { name: /ns1\.congelado\.uy/ });
  const [kind, ip] = [await boxOf(server.getByText('IPV4')), await boxOf(server.getByText('192.0.2.53'))];
  expect(kind.y, 'an address is one line, also of a server that cannot be changed').toBeCloseTo(ip.y, 0);
  await page.goto('/administrar/ver-dominio/candado?dominio=ñandú.uy');
  const [ending] = await page.locator('h1 .suffix').all();
  const whole = await boxOf(page.locator('h1 .domain'));
  expect(ending && (await boxOf(ending)).height, 'a name in a heading stays whole').toBeCloseTo(
    whole.height,
    -1,
  );
  await page.goto('/administrar/ver-dominio?dominio=camión.uy');
  const edit = page.getByRole('link', { name: 'Editar A de mail.camión.uy: 192.0.2.25' });
  await expect(page.getByRole('link', { name: /^Eliminar A de mail/ })).toBeHidden();
  expect((await boxOf(edit)).height, 'a thumb high').toBeGreaterThanOrEqual(44);
  await edit.click();
  const remove = page.getByRole('dialog').getByRole('link', { name: 'Eliminar este registro' });
  await expect(remove, 'a record is removed where it is changed').toBeVisible();
  for (const nombre of ['titular.uy', 'camión.uy']) {
    await page.goto(`/administrar/ver-dominio?dominio=${nombre}`);
    // What is longer than a list shows takes a second line, as a name of another domain does.
    const long = { hasNot: page.locator('details'), hasNotText: 'tienda.pampero-del-sur.uy' };
    const heights = await heightsOf(page.locator('.records tbody tr').filter(long));
    expect(heights.length, nombre).toBeGreaterThanOrEqual(5);
    expect(Math.max(...heights), `${nombre}: a record is a line`).toBeLessThanOrEqual(48);
    expect(await isCut(page.locator('.records')), nombre).toBe(false);
  }
  await page.goto('/administrar/ver-dominio/recuperar?dominio=eliminado.uy');
  const recover = page.getByRole('button', { name: /^Recuperar por/ });
  const last = page.getByRole('radio', { name: 'Nueva cuenta' });
  expect((await boxOf(recover)).y, 'what has to be chosen stands before the button').toBeGreaterThan(
    (await boxOf(last)).y,
  );
  await page.goto('/consulta-whois?dominio=titular.uy');
  expect((await sizesOf(page)).height, 'four contacts').toBeLessThanOrEqual(2450);
  const [served, address] = [
    page.getByRole('rowheader', { name: 'ns2.nic.uy' }),
    page.getByText('198.51.100.53'),
  ];
  expect((await boxOf(served)).y, 'a server and its address are one line').toBeCloseTo(
    (await boxOf(address)).y,
    -1,
  );
  expect(await labelOf(page.locator('.whois td')), 'what it is').toBe('"IP"');
  await page.goto('/cifras');
  expect((await sizesOf(page)).height, 'the numbers of thirteen months are folded').toBeLessThanOrEqual(5500);

  await page.goto('/administrar/dominios-con-avisos');
  expect((await sizesOf(page)).height).toBeLessThanOrEqual(3200);
  const sentence = await boxOf(page.locator('td[data-label="Qué pasa"] > div'));
  expect(sentence.width, 'a sentence has all of the width').toBeGreaterThan(320);

  await page.goto('/consulta-whois?dominio=titular.uy');
  const [first] = await heightsOf(page.locator('.whois .card dl > div'));
  expect(first, 'a value stands beside what it is').toBeLessThanOrEqual(40);
});

test('no name server is cut in two in whois', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/consulta-whois?dominio=ombu.com.uy');
  const heights = await heightsOf(page.locator('.whois tbody th'));
  expect(heights.length).toBeGreaterThan(1);
  expect(Math.max(...heights), 'a line').toBeLessThanOrEqual(40);
});

test('the page of a name with much of a history is as short as any', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/administrar/mis-dominios');
  await new SignIn(page).as('otro');
  await page.goto('/administrar/ver-dominio?dominio=relato.uy');
  expect((await sizesOf(page)).height).toBeLessThanOrEqual(3375);
  await page.locator('#historial details.past > summary').click();
  await expect(page.locator('#historial ol > li')).toHaveCount(10);
  await expect(page.locator('#historial ol > li').first()).toBeVisible();
});

// Names of up to 48 letters, which take two lines; each line more, of one of up to 63, is a line more of its card.
for (const [who, many] of [
  ['titular', 40],
  ['otro', 22],
] as const)
  test(`each name of ${who} is a card of 130 px on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/administrar/mis-dominios?cantidad=50');
    await new SignIn(page).as(who);
    const cards = page.locator('main tbody tr');
    await expect(cards).toHaveCount(many);
    expect(Math.max(...(await heightsOf(cards)))).toBeLessThanOrEqual(130);
  });

test('a dialog keeps its title, its way out and its buttons in sight on a phone, and asks in its first view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/administrar/mis-dominios');
  await new SignIn(page).as('titular');
  for (const [path, asked] of [
    ['dns/registro?dominio=titular.uy&tipo=MX', 'Servidor de correo'],
    ['dns/delegar?dominio=titular.uy', 'Nombre'],
    ['dns/importar?dominio=titular.uy', 'Archivo de zona'],
    ['renovar?dominio=titular.uy', 'Casa'],
    ['cambiar-forma-de-pago?dominio=titular.uy', 'Casa (la de hoy)'],
    ['recuperar?dominio=eliminado.uy', 'Nueva cuenta'],
  ] as const) {
    await page.goto(`/administrar/ver-dominio/${path}`);
    const dialog = page.getByRole('dialog');
    const buttons = dialog.locator('form > .actions > *');
    await expect(dialog.getByLabel(asked, { exact: true }).first(), path).toBeInViewport({ ratio: 0.2 });
    for (const button of await buttons.all()) {
      await expect(button, path).toBeInViewport({ ratio: 1 });
      expect((await boxOf(button)).height, `${path}: its words take one line`).toBeLessThanOrEqual(48);
    }
    const [press, cancel] = [await boxOf(buttons.first()), await boxOf(buttons.last())];
    const isOneRow = Math.abs(cancel.y - press.y) < 1;
    const taken = isOneRow ? cancel.x + cancel.width - press.x : Math.min(press.width, cancel.width);
    expect(taken, `${path}: they have all of the width`).toBeGreaterThan(300);

    await dialog.evaluate((element) => element.scrollTo(0, 9_999));
    const title = dialog.getByRole('heading', { level: 2 });
    await expect(title, path).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole('link', { name: 'Cerrar este recuadro' }), path).toBeInViewport({
      ratio: 1,
    });
    const head = await boxOf(dialog.locator('.head'));
    const room = (await boxOf(buttons.first())).y - (head.y + head.height);
    expect(room, `${path}: what is asked has six tenths of the height`).toBeGreaterThanOrEqual(0.6 * 640);
  }

  await page.goto('/administrar/mis-dominios');
  await page.getByRole('checkbox', { name: 'Elegir camión.uy' }).check();
  await page.getByRole('link', { name: 'Modificar', exact: true }).click();
  await page.getByRole('button', { name: 'Modificar Forma de Pago' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Nueva cuenta', { exact: true })).toBeInViewport({ ratio: 1 });
  for (const way of await dialog.locator('form > .actions > *').all())
    await expect(way, 'also before an account is chosen').toBeInViewport({ ratio: 1 });
});

test('whose name it is to be is asked, and left, on the narrowest phone', async ({ page }) => {
  await page.goto('/consulta-disponibilidad?nombre=angosto.uy');
  await page.getByRole('button', { name: 'Agregar y continuar con la compra' }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Iniciar sesión' })
    .or(page.getByLabel('Usuario'))
    .first()
    .waitFor();
  await new SignIn(page).as('otro');
  for (const width of [320, 360, 412]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/carrito-compra-paso-dos/titular?dominio=angosto.uy');
    const dialog = page.getByRole('dialog');
    expect(await isCut(dialog), `${width} px`).toBe(false);
    for (const way of await dialog.locator('form > .actions > *').all())
      await expect(way, `${width} px`).toBeInViewport({ ratio: 1 });
  }
});

test('a refused dialog keeps its buttons in sight, and none of them covers what has to be mended or has the focus', async ({
  page,
}) => {
  await page.goto('/administrar/mis-dominios');
  await new SignIn(page).as('titular');
  for (const [width, height] of [
    [360, 740],
    [1280, 900],
  ] as const)
    for (const path of [
      'registro?dominio=titular.uy',
      'registro?dominio=titular.uy&tipo=MX',
      'delegar?dominio=titular.uy',
    ]) {
      const at = `${path} at ${width} px`;
      await page.setViewportSize({ width, height });
      await page.goto(`/administrar/ver-dominio/dns/${path}`);
      const dialog = page.getByRole('dialog');
      await dialog.locator('form > .actions > button').click();
      const summary = dialog.locator('.errors');
      await expect(summary, at).toBeFocused();
      const bar = dialog.locator('form > .actions');
      for (const way of await bar.locator('> *').all()) await expect(way, at).toBeInViewport({ ratio: 1 });
      const wrong = dialog.locator('form [aria-invalid=true]').first();
      const endOf = async () => {
        const { y, height } = await boxOf(wrong);
        return y + height;
      };
      expect(await endOf(), `${at}: the first field that is wrong`).toBeLessThanOrEqual((await boxOf(bar)).y);

      await summary.getByRole('link').last().press('Enter');
      for (let step = 0; step < 12; step += 1) {
        const focused = dialog.locator('form :focus:not(.actions *)');
        if ((await focused.count()) > 0) {
          const { y, height: tall } = await boxOf(focused);
          const { y: foot, height: high } = await boxOf(dialog.locator('.head'));
          expect(y, `${at}: under its title`).toBeGreaterThanOrEqual(foot + high - 1);
          expect(y + tall, `${at}: over its buttons`).toBeLessThanOrEqual((await boxOf(bar)).y + 1);
        }
        await page.keyboard.press('Shift+Tab');
      }
    }
});

test('what was asked of a dialog begins right under its head, and how a record will be is in sight while it is typed', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog');
  const startOfFoot = async () => (await boxOf(dialog.locator('form > .actions'))).y;
  await page.goto('/administrar/mis-dominios');
  await new SignIn(page).as('titular');
  await page.setViewportSize({ width: 360, height: 640 });
  for (const [tipo, field] of [
    ['MX', 'Servidor de correo'],
    ['CNAME', 'Nombre canónico'],
    ['SRV', 'Servidor'],
  ] as const) {
    await page.goto(`/administrar/ver-dominio/dns/registro?dominio=titular.uy&tipo=${tipo}`);
    await dialog.getByLabel(field).pressSequentially('uno.proveedor.com');
    const said = dialog.locator('p:has(output)');
    await expect(said, tipo).toBeInViewport({ ratio: 1 });
    const { y, height } = await boxOf(said);
    expect(y + height, `${tipo}: over its buttons`).toBeLessThanOrEqual(await startOfFoot());
    await expect(dialog.getByLabel(field), tipo).toBeInViewport({ ratio: 1 });
  }
  await page.goto('/administrar/ver-dominio/dns/delegar?dominio=titular.uy');
  const servers = dialog.getByLabel('Nombre');
  await servers.nth(0).fill('ns1.proveedor.com.uy');
  await servers.nth(1).fill('ns2.proveedor.com.uy');
  await dialog.getByRole('button', { name: 'Ver qué va a pasar' }).click();
  const result = dialog.getByRole('heading', { name: 'Esto va a pasar' });
  await expect(result).toBeFocused();
  const { y: head, height: high } = await boxOf(dialog.locator('.head'));
  const { y } = await boxOf(result);
  expect(y - head - high, 'no strip of what is before it').toBeLessThan(24);
  expect(y - head - high, 'nor under the head').toBeGreaterThanOrEqual(0);
});

test('what leads somewhere stands 16 px from what leads elsewhere in the bar of a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/consulta-whois');
  const opener = await boxOf(page.getByRole('banner').locator('.cart summary'));
  const enter = await boxOf(page.getByRole('link', { name: 'Iniciar Sesión' }));
  expect(enter.x - (opener.x + opener.width)).toBeGreaterThanOrEqual(15.5);
  expect(enter.y, 'in one line').toBeCloseTo((await boxOf(page.getByText('Menú', { exact: true }))).y, 0);
});
