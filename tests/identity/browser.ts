import type { Server } from 'node:http';
import { load } from 'cheerio';
import express from 'express';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { settings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { lastResort } from '~/front-door/last-resort.server';
import { createAccount } from '~/identity/accounts.server';
import type { MailWords, Neighbours } from '~/identity/password-change.server';
import { passwordRouter } from '~/identity/password-router.server';
import { embeddedProvider } from '~/identity/provider.server';
import { providerRouter } from '~/identity/router.server';
import { factorRouter, signedInAtProvider } from '~/identity/segundo-paso/router.server';
import { avisarCuenta } from '~/registry/edge/avisos/a-una-cuenta';
import { readForm } from '~/session/forms/form.server';
import { endSessionsOf } from '~/session/list.server';
import { type RequestContext, requestContext } from '~/session/request/request-context.server';
import type { RouteArgs } from '~/session/request/route-args';
import { beginSignIn } from '~/session/sign-in/begin.server';
import { finishSignIn } from '~/session/sign-in/finish.server';
import { signOut } from '~/session/sign-in/sign-out.server';
import { registryAs } from '../registry/persona';
import { Cookies } from '../support/portal/cookies';
import { makeKnown } from '../support/portal/known';

export const CLAVE = 'una-clave-larga';

/** A loader of the portal; others answer what they made of the visit. */
const LOADERS: Record<string, (args: RouteArgs) => Promise<Response>> = {
  '/ingresar': beginSignIn,
  '/ingresar/vuelta': finishSignIn,
};

export type Answer = { status: number; location: string; html: string; thrown?: unknown };

/** A browser at the portal and its provider, one step at a time. */
export class Browser {
  readonly cookies = new Cookies();
  readonly direccion: string | undefined;

  /** Everybody comes from this machine, unless an address is given. */
  constructor(direccion?: string) {
    this.direccion = direccion;
  }

  #request(path: string, init: RequestInit = {}): RouteArgs {
    const headers = new Headers(init.headers);
    headers.set('Cookie', this.cookies.header);
    if (this.direccion) headers.set('X-Forwarded-For', this.direccion);
    const request = new Request(new URL(path, settings().PUBLIC_URL), {
      ...init,
      headers,
      redirect: 'manual',
    });
    return { request, context: {} };
  }

  async #answer(response: Response): Promise<Answer> {
    this.cookies.keep(response.headers);
    const location = response.headers.get('Location') ?? '';
    return { status: response.status, location, html: await response.text() };
  }

  /** Opens an address, without following where it leads. */
  async open(address: string, init: RequestInit = {}): Promise<Answer> {
    const { pathname } = new URL(address, settings().PUBLIC_URL);
    const loader = LOADERS[pathname];
    const args = this.#request(address, init);
    if (!loader) return this.#answer(await fetch(args.request));
    return loader(args).then(
      (response) => this.#answer(response),
      (thrown: unknown) =>
        thrown instanceof Response ? this.#answer(thrown) : { status: 0, location: '', html: '', thrown },
    );
  }

  /** Opens an address and follows it to the page it ends at, or to a place of the portal that is none of these. */
  async follow(address: string): Promise<Answer & { path: string }> {
    let path = address;
    for (let hop = 0; hop < 10; hop++) {
      const { pathname, host } = new URL(path, settings().PUBLIC_URL);
      const known =
        pathname.startsWith('/oidc') || LOADERS[pathname] || host !== new URL(settings().PUBLIC_URL).host;
      if (!known) return { status: 200, location: '', html: '', path };
      const answer = await this.open(path);
      if (!answer.location) return { ...answer, path };
      path = new URL(answer.location, new URL(path, settings().PUBLIC_URL)).href;
    }
    throw new Error(`too many redirects, at ${path}`);
  }

  /** Fills in the provider's sign-in form; answers where it leads. */
  login(page: { path: string }, usuario: string, clave: string): Promise<Answer> {
    const body = new URLSearchParams({ usuario, clave });
    return this.open(page.path, { method: 'POST', body });
  }

  /** Signs in, through every page; answers where the person ends. */
  async signIn(usuario = 'ana', volver = '/administrar/resumen'): Promise<string> {
    const page = await this.follow(`/ingresar?${new URLSearchParams({ volver })}`);
    const { location } = await this.login(page, usuario, CLAVE);
    return (await this.follow(location)).path;
  }

  /** The visit of a page of the portal. */
  visit(path = '/'): Promise<RequestContext> {
    return requestContext(this.#request(path));
  }

  /** Calls something as a route's loader or action would. */
  async act<T>(
    work: (args: RouteArgs) => Promise<T>,
    path: string,
    form?: Record<string, string>,
  ): Promise<T> {
    const init = form ? { method: 'POST', body: new URLSearchParams(form) } : {};
    const args = this.#request(path, init);
    try {
      const result = await work(args);
      if (result instanceof Response) this.cookies.keep(result.headers);
      return result;
    } catch (thrown) {
      if (thrown instanceof Response) this.cookies.keep(thrown.headers);
      throw thrown;
    }
  }

  async signOut(): Promise<Response> {
    const { session } = await this.visit();
    return this.act(signOut, '/salir', { csrf: session.csrf });
  }

  post(path: string, form: Record<string, string>) {
    return this.act(readForm, path, form);
  }
}

/** What a page of the provider says. */
export const readPage = (html: string) => load(html);

/** Mails of the provider, the latest last. */
export const mails: MailWords[] = [];

const neighbours: Neighbours = {
  endSessions: endSessionsOf,
  mail: async (words) => void mails.push(words),
};

/** Serves the embedded provider at a port for the tests of a file, with one account: `ana`. */
export function withProvider(port: number): void {
  vi.setConfig({ testTimeout: 20_000 }); // passwords are slow to compare, on purpose
  let server: Server;
  beforeAll(async () => {
    const app = express()
      .set('trust proxy', 'loopback')
      .use(
        '/oidc',
        passwordRouter(neighbours),
        factorRouter(signedInAtProvider(embeddedProvider), avisarCuenta),
        providerRouter(embeddedProvider, `http://localhost:${port}`, avisarCuenta),
      )
      .use(lastResort);
    server = app.listen(port, 'localhost');
    server.keepAliveTimeout = 60_000; // a connection is never ended while the next request is on its way
    await new Promise((resolve) => server.once('listening', resolve));
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(async () => {
    mails.length = 0;
    const correo = 'ana@correo.uy';
    await createAccount(database(), {
      login: 'ana',
      oid: 'oid-ana',
      nombre: 'Ana Pérez',
      correo,
      password: CLAVE,
    });
  });
}

/** Ana has been here before: her contact data and the terms are in order, so signing in leads straight on. */
export function withAnaKnown(): void {
  beforeEach(async () => {
    await makeKnown(registryAs('ana'));
  });
}
