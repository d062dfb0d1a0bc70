import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import axe from 'axe-core';
import { withoutData } from '../../support/portal/without-data';
import { sizesOf } from './measured';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The page that copies are read in, kept for as long as its browser: opening one for each look costs more than looking. */
const readers = new WeakMap<Browser, Promise<Page>>();

/** A document of the portal that has nothing in it: what is read there is as if it came from it. */
const EMPTY = '/robots.txt';

/** What would begin to run in the copy of a page. */
const SCRIPTS = /<script\b[^>]*>[^<]*<\/script>|<link\b[^>]*\brel="modulepreload"[^>]*>/g;

/** axe is itself a script: of a page without scripts it reads a copy, as it stands, in a browser that has them. */
async function readable(page: Page): Promise<Page> {
  if (test.info().project.use.javaScriptEnabled !== false) return page;
  const browser = page.context().browser();
  if (!browser) throw new Error('There is no browser to copy the page into.');
  const reading = readers.get(browser) ?? browser.newPage({ javaScriptEnabled: true });
  readers.set(browser, reading);
  const reader = await reading;
  const size = page.viewportSize();
  if (size) await reader.setViewportSize(size);
  const { origin } = new URL(page.url());
  if (new URL(reader.url()).origin !== origin) await reader.goto(origin + EMPTY);
  await reader.setContent((await page.content()).replace(SCRIPTS, ''));
  return reader;
}

/**
 * What a page says of itself, without what is new at every answer and what axe does not look at: scripts, styles, the comments
 * that React parts its texts with, and what time it is. Signed in, each page tells the minute at which its session ends.
 */
const lasting = (html: string): string =>
  withoutData(
    html
      .replace(/<(script|link|style)\b[^>]*>(?:[^<]*<\/\1>)?/g, '')
      .replace(/<!--.*?-->/gs, '')
      .replace(/\bnonce="[^"]*"/g, ''),
  );

/**
 * Where it is noted that this page was found accessible in this run. Every scenario meets the same pages in several projects, and
 * looking is the dearest thing a scenario does; a page that differs by more than data is looked at.
 */
async function noteOf(page: Page): Promise<string> {
  const modal = await page.locator('dialog:modal').count();
  const seen = [page.viewportSize()?.width, modal, lasting(await page.content())];
  const folder = join(tmpdir(), 'accessible');
  mkdirSync(folder, { recursive: true });
  return join(folder, createHash('sha256').update(JSON.stringify(seen)).digest('hex'));
}

/**
 * axe is given to a document once: what it has compiled serves the next look at the same document. Colours that are on
 * their way to others (a tenth of a second) are looked at when they have arrived.
 *
 * axe measures a target as it stands. One of which the foot of a long dialog covers a part, until it is scrolled to, is measured
 * again where it can be pressed; what covers it there too, or stands too near, is still found (WCAG 2.5.8).
 */
async function violationsOf(page: Page): Promise<axe.Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (tags) => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    const { violations } = await window.axe.run(document, {
      runOnly: { type: 'tag', values: tags },
      resultTypes: ['violations'],
    });
    const stays = async ({ target }: axe.NodeResult) => {
      const covered = document.querySelector(`dialog:modal :is(${target.join(' ')})`);
      if (!covered) return true;
      covered.scrollIntoView({ block: 'center' });
      const again = await window.axe.run(covered, { runOnly: ['target-size'] });
      return again.violations.length > 0;
    };
    for (const rule of violations) {
      if (rule.id !== 'target-size') continue;
      const staying: axe.NodeResult[] = [];
      for (const node of rule.nodes) if (await stays(node)) staying.push(node);
      rule.nodes = staying;
    }
    return violations.filter(({ nodes }) => nodes.length > 0);
  }, WCAG);
}

async function isAccessible(original: Page): Promise<void> {
  const note = await noteOf(original);
  if (existsSync(note)) return;
  const page = await readable(original);
  const violations = await violationsOf(page);
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' · ')}`);
  expect(found, `axe at ${original.url()}`).toEqual([]);
  writeFileSync(note, original.url());
}

/** Nothing sticks out sideways at this width (WCAG 1.4.10). */
async function fits(page: Page): Promise<void> {
  const { width, room } = await sizesOf(page);
  expect(width, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(room);
}

/** One heading that names the thing; the title begins with it, or with what an open dialog does. */
async function isNamed(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  const { heading, title, inDialog } = await page.evaluate(() => ({
    heading: document.querySelector('h1')?.innerText ?? '',
    title: document.title,
    inDialog: document.querySelector('dialog[open]') !== null,
  }));
  // An amount has a space at which no line breaks.
  const [words, said] = [heading, title].map((text) => text.replace(/\s+/g, ' ').trim());
  const own = said?.replace(/^Error: /, '') ?? '';
  const named = words && (own.startsWith(words) || (inDialog && own.includes(' – ')));
  expect(named, `'${own}' names '${words}' at ${page.url()}`).toBe(true);
}

/** What must hold on every page, whatever it says. */
export async function expectSound(page: Page): Promise<void> {
  await isNamed(page);
  await fits(page);
  await isAccessible(page);
}
