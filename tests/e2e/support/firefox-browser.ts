import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, {
  type ElementHandle,
  type EvaluateFunc,
  type Browser as Firefox,
  type Page as Tab,
} from 'puppeteer-core';
import { findFirefox } from '../../../app/commands/firefox.js';
import type { Submission } from '../../support/portal/form';
import { type Browser, Page } from '../../support/portal/page';
import { controlsOf, documentAsItStands, linkTo, submitCalled } from './in-firefox';

/** What is seen through the protocol that Debian's Firefox speaks (WebDriver BiDi): Playwright asks for a newer one. */
export const startFirefox = (): Promise<Firefox> =>
  puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    headless: true,
    defaultViewport: null,
    args: ['--width=1280', '--height=900'],
    extraPrefsFirefox: { 'intl.accept_languages': 'es-UY, es' },
  });

/** What a function in the browser takes, as it is given from outside: elements by their handles. */
type Handles<Asked extends unknown[]> = {
  [At in keyof Asked]: Asked[At] extends Element ? ElementHandle<Asked[At]> : Asked[At];
};

/** An answer of the portal since something was pressed. */
interface Answer {
  status: number;
  address: string;
}

/** For as long nothing is asked of the portal when a page has come to rest. */
const REST_MS = 250;
const isRedirect = ({ status }: Answer): boolean => status === 202 || (status >= 300 && status < 400);

/**
 * A person's Firefox, with its scripts: it types, ticks and presses as they do, and what then stands on the screen is read
 * as the text browser reads it, so that the same journeys are walked in both.
 */
export class FirefoxBrowser implements Browser {
  readonly #firefox: Firefox;
  readonly #portal: string;
  /** What the browser complained of. */
  readonly complaints: string[] = [];
  #tab: Promise<Tab> | undefined;
  #answers: Answer[] = [];

  constructor(firefox: Firefox, portal: string) {
    this.#firefox = firefox;
    this.#portal = portal;
  }

  /** Where the page has a link to it in sight, the link is pressed; else the address is typed. */
  async open(address: string): Promise<Page> {
    const tab = await this.#opened();
    const target = new URL(address, this.#portal).href;
    const link = await this.#found(tab, linkTo, target);
    if (!link) return this.#after(() => tab.goto(target));
    return this.#after(() => link.click());
  }

  async send({ button, action, entries }: Submission): Promise<Page> {
    const tab = await this.#opened();
    const target = new URL(action, this.#portal).href;
    await this.#fill(tab, entries, button, target);
    return this.#after(async () => {
      const pressed = await this.#found(tab, submitCalled, button, target);
      await pressed?.click();
    });
  }

  /** Signs in at the provider's own page. */
  async as(login: string): Promise<this> {
    const provider = await this.open('/administrar/resumen');
    await provider.press('Iniciar sesión', { Usuario: login, Contraseña: 'demo' });
    return this;
  }

  async close(): Promise<void> {
    const tab = await this.#tab;
    await tab?.browserContext().close();
  }

  async #opened(): Promise<Tab> {
    this.#tab ??= this.#begin();
    return this.#tab;
  }

  async #begin(): Promise<Tab> {
    const context = await this.#firefox.createBrowserContext();
    const tab = await context.newPage();
    tab.on('response', (response) => {
      this.#answers.push({ status: response.status(), address: response.url() });
    });
    tab.on('pageerror', (error) => this.complaints.push(String(error)));
    tab.on('console', (message) => {
      if (message.type() === 'error') this.complaints.push(message.text());
    });
    return tab;
  }

  async #fill(tab: Tab, entries: Submission['entries'], button: string, target: string): Promise<void> {
    const form = await this.#found(tab, submitCalled, button, target);
    const count = form ? await tab.evaluate((one) => one.form?.elements.length ?? 0, form) : 0;
    for (let at = 0; at < count; at += 1) {
      const control = form && (await this.#found(tab, controlsOf, form, at));
      if (control) await this.#set(tab, control, entries);
    }
  }

  async #set(tab: Tab, control: ElementHandle<HTMLInputElement>, entries: Submission['entries']) {
    const { name, type, value, checked } = await tab.evaluate(
      (one) => ({ name: one.name, type: one.type, value: one.value, checked: one.checked }),
      control,
    );
    const wanted = entries.filter(([key]) => key === name).map(([, each]) => each);
    const [first] = wanted;
    if (type === 'checkbox' || type === 'radio') {
      const on = wanted.includes(value);
      if (on !== checked && (on || type === 'checkbox')) await control.click();
    } else if (type === 'file') {
      const files = wanted.filter((each) => each instanceof File);
      if (files.length > 0) await control.uploadFile(...(await Promise.all(files.map(onDisk))));
    } else if (typeof first === 'string' && first !== value) {
      if (type === 'select-one') await control.select(first);
      else await this.#type(tab, control, first);
    }
  }

  async #type(tab: Tab, control: ElementHandle<HTMLInputElement>, text: string): Promise<void> {
    await control.focus();
    await tab.evaluate((one) => one.select(), control);
    await tab.keyboard.press('Delete');
    await tab.keyboard.type(text);
  }

  /** An element of the page as it is now. */
  async #found<Asked extends unknown[], Kind extends Element>(
    tab: Tab,
    look: (...asked: Asked) => Kind | null,
    ...asked: Handles<Asked>
  ): Promise<ElementHandle<Kind> | null> {
    const handle = await tab.evaluateHandle(look as EvaluateFunc<Handles<Asked>>, ...asked);
    // The library forgets which element a function answers; what is looked for says it.
    return handle.asElement() as ElementHandle<Kind> | null;
  }

  /** The page that is there when what was done has come to rest. */
  async #after(act: () => Promise<unknown>): Promise<Page> {
    const tab = await this.#opened();
    this.#answers = [];
    await act();
    await tab.waitForNetworkIdle({ idleTime: REST_MS });
    const html = await tab.evaluate(documentAsItStands);
    const { pathname, search } = new URL(tab.url());
    const redirects = this.#answers.filter(isRedirect).map(({ address }) => new URL(address).pathname);
    const refused = this.#answers.find(({ status }) => status >= 400);
    const status = refused?.status ?? 200;
    return new Page({ path: pathname + search, status, headers: new Headers(), html, redirects }, this);
  }
}

async function onDisk(file: File): Promise<string> {
  const path = join(mkdtempSync(join(tmpdir(), 'attached-')), file.name);
  writeFileSync(path, Buffer.from(await file.arrayBuffer()));
  return path;
}
