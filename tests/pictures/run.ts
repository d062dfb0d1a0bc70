import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { findHeadless } from '../../app/commands/chromium.js';
import { PortalProcess } from '../e2e/support/portal-process';
import { keepToOneFolder } from '../support/run-folder';
import { PURCHASES, walk } from './purchases';
import { SCREENS, type Screen } from './screens';

const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
];
const LOOKS: Record<string, BrowserContextOptions> = {
  claro: { colorScheme: 'light' },
  oscuro: { colorScheme: 'dark' },
  contraste: { forcedColors: 'active' },
};

const [folder = '.cache/pictures', ...only] = process.argv.slice(2);

/** Signs in as a demo account, as people do. */
async function signIn(page: Page, portal: string, who: string): Promise<void> {
  await page.goto(`${portal}/ingresar`);
  await page.getByLabel('Usuario').fill(who);
  await page.getByLabel('Contraseña').fill('demo');
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await page.waitForURL((url) => url.href.startsWith(portal) && !/ingresar|oidc/.test(url.pathname));
}

/** Every screen of one person in one look; a visitor is one more. */
async function takeAll(browser: Browser, portal: string, look: string, who?: Screen['who']): Promise<void> {
  const chosen = SCREENS.filter(
    (each) => each.who === who && (only.length === 0 || only.includes(each.name)),
  );
  if (chosen.length === 0) return;
  const context = await browser.newContext({ locale: 'es-UY', reducedMotion: 'reduce', ...LOOKS[look] });
  const page = await context.newPage();
  if (who) await signIn(page, portal, who);
  for (const { name, address } of chosen)
    await take(page, look, name, async () => void (await page.goto(portal + address)));
  await context.close();
}

/** A screen at each size; one with an address is asked for anew at each. */
async function take(page: Page, look: string, name: string, arrive?: () => Promise<void>): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await arrive?.();
    // Of what lies under a dialog nobody reads more than is in view.
    const fullPage = (await page.locator('dialog:modal').count()) === 0;
    await page.screenshot({ path: join(folder, `${name}-${size.width}-${look}.png`), fullPage });
  }
}

/** The steps of each purchase in one look, from the cart to the receipt. */
async function takePurchases(browser: Browser, portal: string, look: string): Promise<void> {
  const chosen = PURCHASES.filter(({ name }) => only.length === 0 || only.includes(name));
  if (chosen.length === 0) return;
  const context = await browser.newContext({ locale: 'es-UY', reducedMotion: 'reduce', ...LOOKS[look] });
  const page = await context.newPage();
  await signIn(page, portal, 'titular');
  for (const purchase of chosen) await walk(page, portal, look, purchase, (name) => take(page, look, name));
  await context.close();
}

mkdirSync(folder, { recursive: true });
keepToOneFolder();
const portal = await PortalProcess.start();
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const browser = await chromium.launch({ executablePath: await findHeadless(), args });
try {
  for (const look of Object.keys(LOOKS)) {
    for (const who of [undefined, 'titular', 'otro'] as const) await takeAll(browser, portal.url, look, who);
    await takePurchases(browser, portal.url, look);
  }
  process.stdout.write(`The pictures are in ${resolve(folder)}\n`);
} finally {
  await browser.close();
  await portal.stop();
}
