import { type CheerioAPI, load } from 'cheerio';
import { type Answers, FilledForm, type Submission } from './form';
import { labelOf, type Nodes, nameOf, plain, pointedAt, questionOf } from './words';

/** Whoever can go on from a page. */
export interface Browser {
  open: (address: string) => Promise<Page>;
  send: (submission: Submission, from: Page) => Promise<Page>;
}

/** How a page was reached. */
export interface Arrival {
  /** Path and search of the page itself, after redirects; a whole address when it is another site's. */
  path: string;
  status: number;
  headers: Headers;
  html: string;
  /** The redirects on the way, as paths. */
  redirects: string[];
}

/** A page as someone without scripts reads it; `within` narrows it to a part. */
export class Page {
  readonly #arrival: Arrival;
  /** Whose page it is. */
  readonly browser: Browser;
  readonly #part: Nodes;
  /** The document, for what has no word of its own here. */
  readonly $: CheerioAPI;

  constructor(arrival: Arrival, browser: Browser, $ = load(arrival.html), part: Nodes = $.root()) {
    this.#arrival = arrival;
    this.browser = browser;
    this.$ = $;
    this.#part = part;
  }

  get path(): string {
    return this.#arrival.path;
  }
  get status(): number {
    return this.#arrival.status;
  }
  get headers(): Headers {
    return this.#arrival.headers;
  }
  get html(): string {
    return this.#arrival.html;
  }
  get redirects(): string[] {
    return this.#arrival.redirects;
  }
  get title(): string {
    return plain(this.$('title').text());
  }
  get heading(): string {
    return plain(this.$('h1').text());
  }
  /** What is read in the page's main part, or in the part it was narrowed to. */
  get text(): string {
    const isWhole = this.#part.is(this.$.root());
    return plain((isWhole ? this.$('main') : this.#part).text());
  }
  /** The notice left by what was done before. */
  get notice(): string {
    return plain(this.$('.notice').text());
  }
  /** The lines of the error summary. */
  get errors(): string[] {
    return this.#texts(this.$('[role=alert] li'));
  }
  /** Every link, by its words. */
  get links(): Record<string, string> {
    const links = this.#all('a[href]').map((link) => [nameOf(this.$, link), link.attr('href') ?? '']);
    return Object.fromEntries(links);
  }
  /** Whether it loads any script, besides the line that says that one waits. */
  get shipsScripts(): boolean {
    return this.$('script[src], script[type=module], link[rel=modulepreload]').length > 0;
  }
  get buttons(): string[] {
    return this.#all('button').map((button) => nameOf(this.$, button));
  }
  /** The smallest row, item, section, form or dialog that says some words. */
  within(words: string): Page {
    const parts = this.#all('tr, li, fieldset, section, article, form, dialog, dd, nav, aside, table');
    const saying = parts.filter((part) => plain(part.text()).includes(words));
    const smallest = saying.sort((a, b) => a.text().length - b.text().length)[0];
    if (!smallest) throw new Error(`No part of ${this.path} says '${words}'.\n${this.text}`);
    return new Page(this.#arrival, this.browser, this.$, smallest);
  }

  /** A field by its words. */
  field(label: string): Field {
    const fields = this.#all('input:not([type=hidden]), select, textarea');
    const field = fields.find((one) => labelOf(this.$, one) === label || questionOf(one) === label);
    if (!field) throw new Error(`No field of ${this.path} is called '${label}'.`);
    return new Field(this.$, field);
  }

  /** Goes where a link goes. */
  async follow(words: string): Promise<Page> {
    const href = this.links[words];
    if (href === undefined)
      throw new Error(`No link of ${this.path} says '${words}': ${this.#listed(Object.keys(this.links))}`);
    return this.browser.open(this.#resolve(href));
  }

  /** Fills what is asked, by the words beside each field, and presses a button. */
  async press(words: string, answers: Answers = {}): Promise<Page> {
    return this.browser.send(this.submission(words, answers), this);
  }

  /** What that button sends, and where. */
  submission(words: string, answers: Answers = {}): Submission {
    const button = this.#all('button:not([type=button]), input[type=submit]').find(
      (one) => nameOf(this.$, one) === words || one.attr('value') === words,
    );
    if (!button) throw new Error(`No button of ${this.path} says '${words}': ${this.#listed(this.buttons)}`);
    const submission = new FilledForm(this.$, button).answer(answers).submission();
    return { ...submission, action: this.#resolve(submission.action || this.path) };
  }

  #resolve(href: string): string {
    const url = new URL(href, new URL(this.path, 'http://portal.test'));
    return url.origin === 'http://portal.test' ? url.pathname + url.search : url.href;
  }

  #all(selector: string): Nodes[] {
    return this.#part
      .find(selector)
      .toArray()
      .map((node) => this.$(node));
  }

  #texts(nodes: Nodes): string[] {
    return nodes.toArray().map((node) => plain(this.$(node).text()));
  }

  #listed(words: string[]): string {
    return words.map((one) => `'${one}'`).join(', ');
  }
}

/** One field of a page. */
class Field {
  readonly #$: CheerioAPI;
  readonly #node: Nodes;

  constructor($: CheerioAPI, node: Nodes) {
    this.#$ = $;
    this.#node = node;
  }

  get value(): string {
    if (this.#node.is('select')) return this.#node.find('option[selected]').attr('value') ?? '';
    return this.#node.is('textarea') ? this.#node.text() : (this.#node.attr('value') ?? '');
  }
  get chosen(): boolean {
    return this.#node.attr('checked') !== undefined;
  }
  get invalid(): boolean {
    return this.#node.attr('aria-invalid') === 'true';
  }
  /** Hint and error, as a screen reader says them after the label. */
  get description(): string {
    const group = this.#node.closest('fieldset[aria-describedby]');
    return pointedAt(this.#$, this.#node.attr('aria-describedby') ? this.#node : group, 'aria-describedby');
  }
  attribute(name: string): string | undefined {
    return this.#node.attr(name);
  }
}
