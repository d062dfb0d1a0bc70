import { type BrowserContextOptions, chromium, devices, type Page } from '@playwright/test';
import { findChromium } from '../../app/commands/chromium.js';
import { SignIn } from './screens/purchase';
import { startBehindTls } from './support/behind-tls';
import { expect, test } from './support/scenario';

/** A page of a browser as people have it: Playwright switches its page cache off (decision 053). */
async function withPageCache(given: BrowserContextOptions): Promise<Page> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: ['--disable-gpu', '--no-first-run', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  return browser.newPage({ ...devices['Desktop Chrome'], ...given });
}

/** Why the browser did not take pages out of its page cache. */
async function withoutPageCache(page: Page): Promise<string[]> {
  const reasons: string[] = [];
  const client = await page.context().newCDPSession(page);
  client.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
  );
  await client.send('Page.enable');
  return reasons;
}

/** A page that comes from the page cache is not loaded, which Playwright would wait for. */
const goBack = (page: Page) => page.evaluate(() => history.back());
const heading = (page: Page) => expect(page.getByRole('heading', { level: 1 }));

async function signIn(page: Page): Promise<void> {
  await page.goto('/administrar/mis-datos');
  await new SignIn(page).as('titular');
  await heading(page).toHaveText('Mis datos');
  await page.waitForLoadState('load'); // a page that is left before is not kept
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cerrar Sesión' }).first().click();
  await expect(page.getByRole('button', { name: 'Cerrar Sesión' })).toHaveCount(0);
}

test('after signing out, Back shows nothing of whoever was signed in', async ({ portal }) => {
  test.slow();
  const page = await withPageCache({ baseURL: portal.url });
  await signIn(page);
  await signOut(page);
  await goBack(page);
  await heading(page).toHaveText('Iniciar sesión');
  await page.context().browser()?.close();
});

test('without scripts, over TLS: Back shows nothing of whoever was signed in', async () => {
  test.slow();
  const { url, stop } = await startBehindTls(process.env.E2E_DEMO_DATA);
  const page = await withPageCache({ baseURL: url, ignoreHTTPSErrors: true, javaScriptEnabled: false });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const notKept = await withoutPageCache(page);
  const times = (path: string) => asked.filter((one) => one === path).length;
  try {
    await signIn(page);
    const sections = page.getByRole('navigation', { name: 'Administrar', exact: true });
    await sections.getByRole('link', { name: 'Mensajes' }).click();
    await heading(page).toHaveText('Mis mensajes');
    await goBack(page);
    await heading(page).toHaveText('Mis datos');
    expect(notKept, 'the page cache is on').toEqual([]);
    expect(times('/administrar/mis-datos'), 'and is used').toBe(2); // before the password, and after
    await signOut(page);
    await goBack(page);
    await heading(page).toHaveText('Iniciar sesión');
  } finally {
    await page.context().browser()?.close();
    await stop();
  }
});
