import * as build from 'virtual:remix/server-build';
import { createRequestHandler } from '@remix-run/node';
import { settings } from '~/base/config.server';
import { csrfToken } from '~/base/secrets.server';
import { branchesOf, branchFor } from '~/serving/branches.server';
import { Cookies } from './cookies';
import { bodyOf, type Submission } from './form';
import { type Arrival, type Browser, Page } from './page';
import { type Cuenta, signInWith } from './sign-in';
import { defectsOf } from './sound-html';

/** As `server.ts` does: a page is asked of the branch that it is in. */
const whole = createRequestHandler(build, 'production');
const branches = new Map(
  [...branchesOf(build)].map(([address, part]) => [address, createRequestHandler(part, 'production')]),
);
const HOPS = 10;

const isRedirect = (status: number): boolean => [301, 302, 303, 307, 308].includes(status);

/** One person's browser, without scripts and without a network: pages are asked from the routes directly. */
export class Visitor implements Browser {
  readonly cookies = new Cookies();
  readonly direccion: string;

  constructor(direccion = '198.51.100.7') {
    this.direccion = direccion;
  }

  /** One request and its bare answer; cookies are kept. */
  async request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    const origin = settings().PUBLIC_URL;
    headers.set('Host', new URL(origin).host); // Remix compares it with Origin
    headers.set('Cookie', this.cookies.header);
    if (init.method === 'POST' && !headers.has('Origin')) headers.set('Origin', origin);
    const request = new Request(new URL(path, origin), { redirect: 'manual', ...init, headers });
    const handle = branchFor(branches, new URL(request.url).pathname) ?? whole;
    const response = await handle(request, { direccion: this.direccion });
    this.cookies.keep(response.headers);
    return response;
  }

  /** Signs in as a demo account; what this browser had, its cart for one, stays. */
  async as(login: Cuenta): Promise<this> {
    this.cookies.keep(await signInWith(this.cookies.header, login));
    return this;
  }

  /** Gives the password of their account once more. */
  async confirming(login: Cuenta): Promise<this> {
    this.cookies.keep(await signInWith(this.cookies.header, login, true));
    return this;
  }

  /** Posts fields to an action as a form of this session would, without opening its page. */
  async post(path: string, fields: Record<string, string>): Promise<Page> {
    if (this.cookies.get('sesion') === undefined) await this.request('/consulta-disponibilidad');
    const body = new URLSearchParams({ csrf: csrfToken(this.cookies.get('sesion') ?? ''), ...fields });
    return this.#arrive(path, { method: 'POST', body }, []);
  }

  open = (address: string): Promise<Page> => this.#arrive(address, {}, []);

  send(submission: Submission): Promise<Page> {
    const { method, action, entries } = submission;
    if (method === 'GET') {
      const search = new URLSearchParams(
        entries.map(([name, value]): [string, string] => [name, String(value)]),
      );
      return this.open(`${action.split('?')[0]}?${search}`);
    }
    return this.#arrive(action, { method, body: bodyOf(submission) }, []);
  }

  async #arrive(path: string, init: RequestInit, redirects: string[]): Promise<Page> {
    if (redirects.length > HOPS) throw new Error(`Too many redirects: ${redirects.join(' → ')}`);
    if (!path.startsWith('/')) return this.#away(path, redirects);
    const response = await this.request(path, init);
    const to = response.headers.get('Location');
    if (to !== null && isRedirect(response.status)) {
      const next = new URL(to, new URL(path, settings().PUBLIC_URL));
      const own = next.origin === new URL(settings().PUBLIC_URL).origin && !next.pathname.startsWith('/oidc');
      const address = own ? next.pathname + next.search : next.href;
      return this.#arrive(address, {}, [...redirects, address]);
    }
    const { status, headers } = response;
    return this.#read({ path, status, headers, html: await response.text(), redirects });
  }

  #read(arrival: Arrival): Page {
    const page = new Page(arrival, this);
    const isPage = arrival.headers.get('Content-Type')?.startsWith('text/html');
    const defects = isPage ? [...defectsOf(page.$, arrival.html), ...titleDefectsOf(page)] : [];
    if (defects.length > 0) throw new Error(`${arrival.path} is not sound:\n${defects.join('\n')}`);
    return page;
  }

  /** Another site: the provider's, for one. What it shows is not ours. */
  #away = (path: string, redirects: string[]): Page =>
    new Page({ path, status: 0, headers: new Headers(), html: '', redirects }, this);
}

/** A title says 'Error:' of a form that was refused, which is then shown with what is wrong in it, and of nothing else. */
function titleDefectsOf({ title, status, $ }: Page): string[] {
  const isRefusal = $('main .notice.error, [aria-invalid=true], dialog .notice.error').length > 0;
  if (title.startsWith('Error: ') && status < 400 && !isRefusal)
    return [`its title is '${title}', and it shows no error`];
  return status === 422 && !title.startsWith('Error: ')
    ? [`it refuses a form, and its title is '${title}'`]
    : [];
}

/** A new browser that nobody has used. */
export const visitor = (direccion?: string): Visitor => new Visitor(direccion);
