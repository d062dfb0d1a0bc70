import type { Browser as Firefox, Page as Tab } from 'puppeteer-core';
import { NewTicket } from './screens/desk';
import { SignIn } from './screens/purchase';
import { startFirefox } from './support/firefox-browser';
import { expect, test } from './support/scenario';

const QUESTION = 'No veo mi dominio desde ayer, ni en el teléfono.';
const asked = (tab: Tab): Promise<string | undefined> =>
  tab.evaluate(() => document.querySelector<HTMLTextAreaElement>('textarea[name=mensaje]')?.value);

test.describe('a question that is left half written to read the help', () => {
  test.slow();
  let firefox: Firefox;
  test.beforeAll(async () => {
    firefox = await startFirefox();
  });
  test.afterAll(() => firefox?.close());

  /** Back as its person presses it: a page that the browser kept does not load. */
  async function writesReadsAndComesBack(tab: Tab, portal: string): Promise<void> {
    await tab.goto(`${portal}/generar-ticket`);
    await tab.type('textarea[name=mensaje]', QUESTION);
    await Promise.all([tab.waitForNavigation(), tab.click('header a[href="/ayuda"], nav a[href="/ayuda"]')]);
    await tab.evaluate(() => history.back());
    await expect.poll(() => tab.title()).toContain('Enviar una consulta');
    await expect.poll(() => asked(tab)).toBe(QUESTION);
  }

  test('is there again in Firefox for a visitor', async ({ portal }) => {
    const context = await firefox.createBrowserContext();
    const tab = await context.newPage();
    let loads = 0;
    tab.on('response', (response) => {
      if (new URL(response.url()).pathname === '/generar-ticket') loads += 1;
    });
    await writesReadsAndComesBack(tab, portal.url);
    expect(loads, 'the browser kept the page').toBe(1);
    await context.close();
  });

  test('is there again in Firefox for somebody signed in, and not for the next one', async ({ portal }) => {
    const context = await firefox.createBrowserContext();
    const tab = await context.newPage();
    const signIn = async (login: string) => {
      await tab.goto(`${portal.url}/ingresar?volver=/generar-ticket`);
      await tab.type('input[name=login], input[type=text]', login);
      await tab.type('input[type=password]', 'demo');
      await Promise.all([tab.waitForNavigation(), tab.click('main button')]);
    };
    await signIn('titular');
    await writesReadsAndComesBack(tab, portal.url);
    await tab.goto(`${portal.url}/ayuda`);
    expect(await tab.evaluate(() => sessionStorage.length)).toBe(1);
    await Promise.all([tab.waitForNavigation(), tab.click('form[action="/salir"] button')]);
    await signIn('otro');
    await tab.goto(`${portal.url}/generar-ticket`);
    expect(await asked(tab)).toBe('');
    expect(await tab.evaluate(() => sessionStorage.length)).toBe(0);
    await context.close();
  });

  test('is there again in Chromium for somebody signed in', async ({ page }) => {
    await page.goto('/generar-ticket');
    await page.goto('/ingresar?volver=/generar-ticket');
    await new SignIn(page).as('titular');
    const ticket = new NewTicket(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enviar una consulta');
    await ticket.type('Mensaje', QUESTION);
    await page.goto('/ayuda');
    await page.goBack();
    await expect(ticket.main.getByLabel('Mensaje')).toHaveValue(QUESTION);
  });
});

test('a form that is sent once the session is gone is told of without who was signed in, and not as one that was recovered', async ({
  page,
  context,
}) => {
  await page.goto('/ingresar?volver=/generar-ticket');
  await new SignIn(page).as('titular');
  const ticket = await new NewTicket(page).met();
  await ticket.type('Mensaje', QUESTION);
  await ticket.press('Conservar lo escrito y leer la ayuda');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ayuda');
  await page.goto('/generar-ticket');
  await expect(page.getByText('Recuperamos lo que escribió')).toBeVisible();
  await context.clearCookies();
  await ticket.press('Guardar datos');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No se envió: el formulario venció');
  await expect(page.getByRole('banner')).toContainText('Iniciar Sesión');
  await expect(page.getByRole('banner')).not.toContainText('Ana Titular');
  await expect(page.getByText('Recuperamos lo que escribió')).toHaveCount(0);
});
