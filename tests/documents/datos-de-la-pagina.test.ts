import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

type Opened = Awaited<ReturnType<ReturnType<typeof visitor>['open']>>;

const scriptsOf = ({ $ }: Opened) => $('script:not([src], [type=module])').toArray();

/** What `RemixBrowser` reads, once a browser ran what stands in the page. */
function dataOf(page: Opened): Promise<string> {
  const window = { ReadableStream, TextEncoderStream, __remixContext: { stream: new ReadableStream() } };
  const context = createContext({ ...window, window });
  for (const script of scriptsOf(page)) runInContext(page.$(script).text(), context);
  return new Response(window.__remixContext.stream).text();
}

onDemoData();

test('a page with scripts hands them its data whole, whatever a person wrote', async () => {
  const dominio = '</script><!--&>\u2028\u2029"\\ñ.uy';
  const page = await visitor().open(`/consulta-whois?${new URLSearchParams({ dominio })}`);
  expect(JSON.parse(await dataOf(page))).toContain(dominio);
});

test('every script that stands in a page has the nonce of its policy', async () => {
  const page = await visitor().open('/consulta-whois');
  const [, nonce] = /'nonce-([^']+)'/.exec(page.headers.get('Content-Security-Policy') ?? '') ?? [];
  const nonces = scriptsOf(page).map(({ attribs }) => attribs.nonce);
  expect(nonces.length).toBeGreaterThan(1);
  expect(new Set(nonces)).toEqual(new Set([nonce]));
});

test('a page without scripts carries no data for them', async () => {
  const page = await visitor().open('/terminos-condiciones');
  expect(page.shipsScripts).toBe(false);
  expect(page.html).not.toContain('__remixContext');
  expect(page.html).toMatch(/<\/html>$/);
});
