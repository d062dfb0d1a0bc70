import { describe, expect, test } from 'vitest';
import { places } from '../support/portal/addresses';
import type { Page } from '../support/portal/page';
import { type Visitor, visitor } from '../support/portal/portal';
import { plain } from '../support/portal/words';
import { onDemoData } from '../support/registry';

const screens = places.filter(({ module }) => module.default !== undefined);

/** A dialog's page is called by what it asks. */
const namesOf = (page: Page): string[] =>
  [page.heading, plain(page.$('dialog[open] h2').first().text())].filter(Boolean);

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
    expect(namesOf(page).some((name) => page.title.startsWith(name))).toBe(true);
  });
});
