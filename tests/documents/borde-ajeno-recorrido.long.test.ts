import { describe, expect, test } from 'vitest';
import { FilledForm } from '../support/portal/form';
import type { Page } from '../support/portal/page';
import { type Visitor, visitor } from '../support/portal/portal';
import { nameOf } from '../support/portal/words';
import { inFrontOfSomebodyElses } from '../support/third-party/in-front-of-somebody-elses';

const arrive = inFrontOfSomebodyElses();

/** Addresses that are not the portal's screens, or that end the visit. */
const ELSEWHERE = /^(mailto:|tel:|https?:|\/oidc|\/salir|\/api|\/estado|#)|\.(css|png|svg|ico)$/;

const plainPath = (href: string, from: string): string => {
  const url = new URL(href, new URL(from, 'http://portal.test'));
  url.hash = '';
  return url.pathname + url.search;
};

const linksOf = (page: Page): string[] =>
  page
    .$('a[href]')
    .toArray()
    .map((node) => page.$(node).attr('href') ?? '')
    .filter((href) => !ELSEWHERE.test(href))
    .map((href) => plainPath(href, page.path));

/** What makes two addresses two pages; of other parameters one value stands for all. */
const TELLING = ['dominio', 'tipo', 'fila'];

function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://portal.test');
  const told = [...searchParams].map(([name, value]) => (TELLING.includes(name) ? `${name}=${value}` : name));
  return `${pathname}?${told.filter((each) => each !== 'volver').sort()}`;
}

/** Every page that somebody gets to by following links from the menus on. */
async function walk(person: Visitor): Promise<Map<string, Page>> {
  const seen = new Map<string, Page>();
  const kinds = new Set<string>();
  const waiting = ['/administrar/resumen', '/consulta-disponibilidad', '/transferir-dominio'];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (kinds.has(kindOf(path))) continue;
    kinds.add(kindOf(path));
    const page = await person.open(path);
    seen.set(path, page);
    if (page.status === 200) waiting.push(...linksOf(page));
  }
  return seen;
}

const isGone = (page: Page): boolean =>
  page.status === 404 || page.status >= 500 || /^\/error[A-Z]/.test(page.path);

describe("the portal in front of an edge that has the specification's operations and no other", () => {
  /** Links that lead nowhere, with where they lead. */
  const lost = (pages: Map<string, Page>): string[] =>
    [...pages]
      .filter(([, page]) => isGone(page))
      .map(([path, page]) => `${path} → ${page.status} ${page.path}`);

  /** The one address beyond section 7: where an edge may say what it has besides. */
  const DOCUMENT = 'GET /openapi.json';

  test('every link leads somewhere, also for who is no holder', async () => {
    const edge = await arrive({ strict: true });
    expect(lost(await walk(await visitor().as('administrativo')))).toEqual([]);
    expect([...new Set(edge.strays)]).toEqual([DOCUMENT]);
  }, 240_000);

  test('every link of a holder leads somewhere; every button does what it says, or says why not', async () => {
    const edge = await arrive({ strict: true });
    const person = await visitor().as('titular');
    const pages = await walk(person);
    expect(lost(pages)).toEqual([]);
    const before = structuredClone(edge.mundo);
    const gone: string[] = [];
    // A dialog is the same for every name that it opens for.
    const dialogs = new Map([...pages].map(([path, page]) => [path.split('?')[0], [path, page] as const]));
    for (const [path, { $ }] of dialogs.values())
      for (const [place, node] of $('button:not([type=button])').toArray().entries()) {
        edge.mundo = structuredClone(before);
        const page = await person.open(path);
        const button = page.$(page.$('button:not([type=button])').toArray()[place]);
        const words = nameOf($, $(node));
        if (!button.length || ['Cerrar Sesión'].includes(words)) continue;
        const said = new FilledForm(page.$, button).submission();
        if (said.method === 'GET') continue;
        edge.asked.splice(0);
        const answer = await person.send({ ...said, action: plainPath(said.action || page.path, page.path) });
        const refused = edge.asked
          .filter(({ status, name }) => status >= 400 && !name.startsWith('GET'))
          .map(({ name, status }) => `${name} ${status}`);
        if (isGone(answer) || refused.length)
          gone.push(`${path}: '${words}' → ${answer.status} ${answer.path} [${refused}]`);
      }
    expect(gone).toEqual([]);
    expect([...new Set(edge.strays)]).toEqual([DOCUMENT]);
  }, 240_000);
});
