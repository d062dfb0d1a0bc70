import { expect as base } from '@playwright/test';
import { Cookies } from '../../support/portal/cookies';
import type { Submission } from '../../support/portal/form';
import { pageMatchers } from '../../support/portal/matchers';
import { type Arrival, type Browser, Page } from '../../support/portal/page';

/** What a page read as text can be expected to say. */
export const expect = base.extend(pageMatchers);

const HOPS = 12;
const isRedirect = (status: number): boolean => [301, 302, 303, 307, 308].includes(status);

function bodyOf({ multipart, entries }: Submission): FormData | URLSearchParams {
  const body = multipart ? new FormData() : new URLSearchParams();
  for (const [name, value] of entries) {
    if (body instanceof FormData && value instanceof File) body.append(name, value);
    else body.append(name, value instanceof File ? value.name : value);
  }
  return body;
}

let browsers = 0;

/** A person's text browser: pages, links and forms over HTTP, cookies, and nothing that runs. */
export class TextBrowser implements Browser {
  readonly #cookies = new Cookies();
  /** Every person is at an address of their own: what one origin may ask for is tried elsewhere. */
  readonly #address = `198.51.100.${(browsers++ % 250) + 1}`;

  constructor(readonly portal: string) {}

  open = (address: string): Promise<Page> => this.#arrive(address, {}, []);

  send(submission: Submission): Promise<Page> {
    const { method, action } = submission;
    const body = bodyOf(submission);
    if (method === 'GET') return this.open(`${action.split('?')[0]}?${body}`);
    return this.#arrive(action, { method, body }, []);
  }

  /** Signs in at the provider's own page. */
  async as(login: string): Promise<this> {
    const provider = await this.open('/administrar/resumen');
    await provider.press('Iniciar sesión', { Usuario: login, Contraseña: 'demo' });
    return this;
  }

  async #arrive(path: string, init: RequestInit, redirects: string[]): Promise<Page> {
    if (redirects.length > HOPS) throw new Error(`Too many redirects: ${redirects.join(' → ')}`);
    const { status, headers, html } = await this.#request(path, init);
    const to = headers.get('Location');
    if (to === null || !isRedirect(status)) return this.#read({ path, status, headers, html, redirects });
    const next = new URL(to, new URL(path, this.portal));
    if (next.origin !== this.portal) throw new Error(`${path} leads to another site: ${to}`);
    return this.#arrive(next.pathname + next.search, {}, [...redirects, next.pathname + next.search]);
  }

  async #request(path: string, init: RequestInit) {
    const response = await fetch(new URL(path, this.portal), {
      ...init,
      redirect: 'manual',
      headers: {
        accept: 'text/html',
        cookie: this.#cookies.header,
        'x-forwarded-for': this.#address,
        ...(init.method === 'POST' && { origin: this.portal }),
      },
    });
    this.#cookies.keep(response.headers);
    return { status: response.status, headers: response.headers, html: await response.text() };
  }

  #read = (arrival: Arrival): Page => new Page(arrival, this);
}
