import { expect, type Locator, type Page } from '@playwright/test';
import { isShown } from '../support/measured';
import { expectSound } from '../support/soundness';

/** A screen as its person meets it. Meeting one checks that it is this screen and that it is sound. */
export abstract class Screen {
  readonly page: Page;
  abstract readonly path: RegExp;
  abstract readonly heading: string | RegExp;

  constructor(page: Page) {
    this.page = page;
  }

  async met(): Promise<this> {
    await expect(this.page).toHaveURL(this.path);
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(this.heading);
    await expectSound(this.page);
    return this;
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  /** Unfolds what a link stands in, as its person has to. */
  async follow(link: string | RegExp): Promise<void> {
    const folded = this.main.locator('details:not([open])').filter({
      has: this.page.getByRole('link', { name: link, includeHidden: true }),
    });
    const shown = this.main.getByRole('link', { name: link }).first();
    if (!(await isShown(shown)) && (await folded.count()) > 0)
      await folded.first().locator('summary').click();
    await this.main.getByRole('link', { name: link }).click();
  }

  async press(button: string | RegExp): Promise<void> {
    await this.main.getByRole('button', { name: button }).click();
  }

  /** A button that is there for who runs no scripts. */
  async pressWhereItIsShown(button: string): Promise<void> {
    if (await isShown(this.main.getByRole('button', { name: button }))) await this.press(button);
  }

  async type(label: string | RegExp, text: string): Promise<void> {
    await this.main.getByLabel(label).fill(text);
  }

  /** The form came back: the summary says why, first of all, and the field says the same. */
  async refuses(message: string | RegExp): Promise<this> {
    const summary = this.main.getByRole('alert').filter({ hasText: 'Errores encontrados:' });
    await expect(summary).toContainText(message);
    await expect(this.page).toHaveTitle(/^Error: /);
    await expectSound(this.page);
    return this;
  }

  /** What was done before is said here, once. */
  async tells(words: string | RegExp): Promise<this> {
    await expect(this.page.locator('.notice').filter({ hasText: words })).toBeVisible();
    return this;
  }
}
