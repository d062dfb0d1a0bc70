import { describe, expect, test } from 'vitest';
import { places } from '../support/portal/addresses';
import type { Page } from '../support/portal/page';
import { type Visitor, visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

const screens = places.filter(({ module }) => module.default !== undefined);

/** The title begins with what the page is about: its heading, or else what an open dialog does. */
const isNamed = (page: Page): boolean =>
  page.title.startsWith(page.heading) || (page.$('dialog[open] h2').length > 0 && / – /.test(page.title));

const PEOPLE: [string, () => Promise<Visitor>][] = [
  ['someone who was never here', async () => visitor()],
  ['someone signed in', () => visitor().as('titular')],
  ['someone signed in for the first time', () => visitor().as('nuevo')],
];

describe.each(PEOPLE)('every screen, asked by %s', (_, arrive) => {
  onDemoData();

  test.each(screens)('$path answers a whole page, or leads to one', async ({ path }) => {
    const page = await (await arrive()).open(path);
    if (page.status === 0) return expect(page.path).toContain('/oidc/');
    const isErrorPage = /^\/error[A-Z]/.test(page.path);
    expect(page.status).toBeLessThan(isErrorPage ? 600 : 500);
    expect(page.heading).not.toBe('');
    expect(isNamed(page), `'${page.title}' names '${page.heading}'`).toBe(true);
  });
});
