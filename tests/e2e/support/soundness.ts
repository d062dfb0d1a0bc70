import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** axe is itself a script: of a page without scripts it reads a copy, as it stands, in a browser that has them. */
async function readable(page: Page): Promise<Page> {
  if (test.info().project.use.javaScriptEnabled !== false) return page;
  const html = await page.content();
  const viewport = page.viewportSize();
  const copy = await page.context().browser()?.newPage({ viewport, javaScriptEnabled: true });
  if (!copy) throw new Error('There is no browser to copy the page into.');
  await copy.route('**/*', (route) => {
    if (route.request().isNavigationRequest()) return route.fulfill({ contentType: 'text/html', body: html });
    return route.request().resourceType() === 'script' ? route.abort() : route.fallback();
  });
  await copy.goto(page.url());
  return copy;
}

/** What a page says of itself, without what is new at every answer and what axe does not look at. */
const lasting = (html: string): string =>
  html
    .replace(/<(script|link|style)\b[^>]*>(?:[^<]*<\/\1>)?/g, '')
    .replace(/\b(nonce|value)="[\w.:+/=-]{16,}"/g, '$1')
    .replace(/127\.0\.0\.1:\d+/g, '');

/**
 * Where it is noted that this very page was found accessible in this run. Every scenario meets the same pages in several
 * projects, and looking is the dearest thing a scenario does; a page that differs by a letter is looked at.
 */
async function noteOf(page: Page): Promise<string> {
  const modal = await page.locator('dialog:modal').count();
  const seen = [page.viewportSize()?.width, modal, lasting(await page.content())];
  const folder = join(tmpdir(), 'accessible');
  mkdirSync(folder, { recursive: true });
  return join(folder, createHash('sha256').update(JSON.stringify(seen)).digest('hex'));
}

async function isAccessible(original: Page): Promise<void> {
  const note = await noteOf(original);
  if (existsSync(note)) return;
  const page = await readable(original);
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).setLegacyMode(true).analyze();
  if (page !== original) await page.close();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' · ')}`);
  expect(found, `axe at ${original.url()}`).toEqual([]);
  writeFileSync(note, original.url());
}

/** Nothing sticks out sideways at this width (WCAG 1.4.10). */
async function fits(page: Page): Promise<void> {
  const { wide, room } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    room: document.documentElement.clientWidth,
  }));
  expect(wide, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(room);
}

/** One heading that names the thing; the title begins with it, or with what an open dialog does. */
async function isNamed(page: Page): Promise<void> {
  const heading = page.locator('h1');
  await expect(heading).toHaveCount(1);
  const words = (await heading.innerText()).replace(/\s+/g, ' ').trim();
  const inDialog = (await page.locator('dialog[open]').count()) > 0;
  const title = (await page.title()).replace(/^Error: /, '');
  const named = words !== '' && (title.startsWith(words) || (inDialog && title.includes(' – ')));
  expect(named, `'${title}' names '${words}' at ${page.url()}`).toBe(true);
}

/** What must hold on every page, whatever it says. */
export async function expectSound(page: Page): Promise<void> {
  await isNamed(page);
  await fits(page);
  await isAccessible(page);
}
