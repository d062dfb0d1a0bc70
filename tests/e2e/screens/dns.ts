import { expect, type Locator, type Page } from '@playwright/test';
import { isShown } from '../support/measured';
import { DomainDetail } from './administration';
import { SignIn } from './purchase';

const DOMAIN = 'titular.uy';
const DETAIL = `/administrar/ver-dominio?dominio=${DOMAIN}`;

const box = (label: string): RegExp => new RegExp(`^${label}\\s*(\\(opcional\\))?$`);

/** The servers and records of a domain, on its detail, and their dialogs. */
export class DomainDns extends DomainDetail {
  static async of(page: Page): Promise<DomainDns> {
    await page.goto(DETAIL);
    await (await new SignIn(page).met()).as('titular');
    return new DomainDns(page).met();
  }

  /** Opens a dialog by its address. */
  async open(dialog: string, query: Record<string, string> = {}): Promise<void> {
    const search = new URLSearchParams({ dominio: DOMAIN, ...query });
    await this.page.goto(`/administrar/ver-dominio/dns/${dialog}?${search}`);
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  /** The dialog is there, and sound. */
  async asks(title: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('dialog', { name: title })).toBeVisible();
    await this.met();
  }

  /** The form comes back with an answer, and offers to keep it all the same. */
  async hears(button: string, words: string | RegExp): Promise<void> {
    await this.press(button);
    await expect(this.main).toContainText(words);
    await expect(this.main.getByRole('button', { name: 'Guardar igual' })).toBeVisible();
  }

  async fill(values: Record<string, string>): Promise<void> {
    for (const [label, text] of Object.entries(values))
      await this.dialog.getByRole('textbox', { name: box(label) }).fill(text);
  }

  /** Fills in a row of a delegation. */
  async inRow(row: number, values: Record<string, string | true>): Promise<void> {
    const group = this.dialog.getByRole('group', { name: `Servidor ${row}` });
    for (const [label, value] of Object.entries(values))
      if (value === true) await group.getByLabel(label, { exact: true }).check();
      else await group.getByRole('textbox', { name: box(label) }).fill(value);
  }

  get records(): Locator {
    return this.main.getByRole('table', { name: 'Registros del dominio' });
  }

  get servers(): Locator {
    return this.main.getByRole('table', { name: 'Servidores de nombres' });
  }

  get preview(): Locator {
    return this.dialog.locator('output');
  }

  /** What the page says once the server has it, for whoever loads it again. */
  async says(words: string | RegExp): Promise<void> {
    await expect(async () => {
      await this.page.goto(DETAIL);
      await expect(this.main).toContainText(words, { timeout: 500 });
    }).toPass({ timeout: 30_000 });
  }

  published = () => this.says(/En los servidores desde hace (menos de un|\d+)\sminutos?/);

  /** From its row; on a small screen from its dialog. */
  async wantsGone(tipo: string, owner: string): Promise<void> {
    const inRow = this.main.getByRole('link', { name: new RegExp(`Eliminar ${tipo} de ${owner}`) });
    if (await isShown(inRow)) return inRow.click();
    await this.follow(new RegExp(`Editar ${tipo} de ${owner}`));
    await this.follow('Eliminar este registro');
  }
}
