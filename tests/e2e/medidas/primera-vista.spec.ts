import { load } from 'cheerio';
import { expect, test } from '../support/scenario';
import { transfer } from '../support/transfer';

/** What a first view may weigh, compressed: the first round trip of a new connection carries it. */
const FIRST_VIEW = 14_600;
const STYLES = 8_000;
/** What a page's scripts may weigh in gzip, which every browser takes; in brotli an eighth less. */
const SCRIPTS = 120_000;
const SCRIPTS_BROTLI = 105_000;
const AS_BROWSERS = { 'Accept-Encoding': 'gzip, deflate, br' };
const REQUESTS = 4;

const FIRST_VIEWS = ['/consulta-disponibilidad', '/consulta-disponibilidad?nombre=pepe'];

const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0);

for (const address of FIRST_VIEWS) {
  test(`${address} is light`, async ({ portal }) => {
    const bytesOf = async (paths: Set<string>) =>
      sum(await Promise.all([...paths].map(async (path) => (await transfer(portal.url + path)).bytes)));
    const page = await transfer(portal.url + address);
    const $ = load(page.text);
    const all = (selector: string, attribute: string) =>
      new Set(
        $(selector)
          .toArray()
          .map((node) => $(node).attr(attribute) ?? ''),
      );

    const styles = await bytesOf(all('link[rel=stylesheet]', 'href'));
    expect(styles).toBeLessThanOrEqual(STYLES);
    expect(page.bytes + styles).toBeLessThanOrEqual(FIRST_VIEW);
    const scripts = new Set([...all('link[rel=modulepreload]', 'href'), ...all('script[src]', 'src')]);
    expect(await bytesOf(scripts)).toBeLessThanOrEqual(SCRIPTS);
  });

  test(`${address} asks for little, and only from here`, async ({ page, portal }) => {
    const asked: { kind: string; url: string }[] = [];
    page.on('request', (request) => void asked.push({ kind: request.resourceType(), url: request.url() }));
    await page.goto(address, { waitUntil: 'networkidle' });

    expect(asked.filter(({ url }) => !url.startsWith(portal.url) && !url.startsWith('data:'))).toEqual([]);
    expect(asked.filter(({ kind }) => kind === 'font')).toEqual([]);
    const firstScript = asked.findIndex(({ kind }) => kind === 'script');
    const before = asked.slice(0, firstScript < 0 ? undefined : firstScript);
    expect(before.filter(({ url }) => !url.endsWith('.js')).length).toBeLessThanOrEqual(REQUESTS);
  });
}

for (const [who, headers] of [
  ['over TLS', AS_BROWSERS],
  ['without TLS', {}],
] as const) {
  test(`scripts and styles lie compressed for browsers ${who}`, async ({ portal }) => {
    const { text } = await transfer(`${portal.url}/consulta-disponibilidad`);
    const assets = new Set(text.match(/\/assets\/[\w.-]+\.(?:js|css)/g));
    expect(assets.size).toBeGreaterThan(REQUESTS);
    for (const path of assets)
      expect(await transfer(portal.url + path, headers), path).toMatchObject({ ready: true });
  });
}

interface Manifest {
  url: string;
  entry: { module: string; imports: string[] };
  routes: Record<string, { parentId?: string; module: string; imports: string[] }>;
}

test('no page ships more scripts than that', async ({ portal }) => {
  const page = await transfer(`${portal.url}/consulta-disponibilidad`);
  const url = /\/assets\/manifest-[\w-]+\.js/.exec(page.text)?.[0] ?? '';
  const source = await transfer(portal.url + url);
  const manifest: Manifest = JSON.parse(source.text.replace(/^[^{]*/, '').replace(/;\s*$/, ''));
  const weights = new Map<string, Promise<number>>();
  const weigh = (path: string, headers: Record<string, string>) => {
    const key = `${path} ${headers['Accept-Encoding']}`;
    const known = weights.get(key) ?? transfer(portal.url + path, headers).then(({ bytes }) => bytes);
    weights.set(key, known);
    return known;
  };
  const total = async (files: Set<string>, headers: Record<string, string>) =>
    sum(await Promise.all([...files].map((path) => weigh(path, headers))));
  const chain = (id: string | undefined): string[] =>
    id === undefined ? [] : [id, ...chain(manifest.routes[id]?.parentId)];

  const shipped = new Set<string>();
  for (const id of Object.keys(manifest.routes)) {
    const modules = chain(id).flatMap((one) => manifest.routes[one] ?? []);
    const files = [manifest.entry, ...modules].flatMap(({ module, imports }) => [module, ...(imports ?? [])]);
    const whole = new Set([url, ...files]);
    for (const path of whole) shipped.add(path);
    expect(await total(whole, AS_BROWSERS), id).toBeLessThanOrEqual(SCRIPTS_BROTLI);
    expect(await total(whole, {}), id).toBeLessThanOrEqual(SCRIPTS);
  }
  // Schemas stay on the server (decision 067): zod alone would weigh more than all forms.
  for (const path of shipped)
    expect((await transfer(portal.url + path)).text, path).not.toContain('ZodError');
});
