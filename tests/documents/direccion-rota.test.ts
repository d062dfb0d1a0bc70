import { expect, test } from 'vitest';
import { settings } from '~/base/config.server';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

onDemoData();

const ask = async (Referer: string) => {
  const answer = await visitor().request('/ayuda/no-esta', { headers: { Referer } });
  return { status: answer.status, text: await answer.text() };
};

test('a link that leads nowhere leads back to the page that had it', async () => {
  const { status, text } = await ask(`${settings().PUBLIC_URL}/ayuda?pregunta=2`);
  expect(status).toBe(404);
  expect(text).toContain('href="/ayuda?pregunta=2"');
  expect(text).toContain('Volver a donde estaba');
});

test.each(['https://otro.example/ayuda', 'no es una dirección', ''])(
  'but to nowhere else: «%s»',
  async (from) => {
    const { status, text } = await ask(from);
    expect(status).toBe(404);
    expect(text).not.toContain('Volver a donde estaba');
  },
);

test('who is signed in is led to their names, and nobody else is', async () => {
  const who = await visitor().as('titular');
  const page = await who.open('/ayuda/no-esta');
  expect(page).toHaveHeading('Pagina no encontrada');
  expect(page.links['Ver mis dominios']).toBe('/administrar/mis-dominios');
  expect((await visitor().open('/ayuda/no-esta')).links).not.toHaveProperty('Ver mis dominios');
});

test('who came to an address that does not exist looks for a name there', async () => {
  const page = await visitor().open('/ayuda/no-esta');
  const found = await page.press('Buscar', { 'Nombre de dominio': 'nadielotiene' });
  expect(found.path).toBe('/consulta-disponibilidad?nombre=nadielotiene');
  expect(found).toSay('Dominio disponible');
  expect(page.links['Consultar de quién es un dominio']).toBe('/consulta-whois');
});

test('what passes by itself is tried again where one was, and from the beginning where nobody says it', async () => {
  const again = async (path: string, headers = {}) =>
    /<a class="button" href="([^"]*)">Intentar nuevamente/.exec(
      await (await visitor().request(path, { headers })).text(),
    )?.[1];
  expect(await again('/errorConexion?volver=/administrar/mis-datos')).toBe('/administrar/mis-datos');
  expect(await again('/errorConexion', { Referer: `${settings().PUBLIC_URL}/ayuda?pregunta=2` })).toBe(
    '/ayuda?pregunta=2',
  );
  for (const path of [
    '/errorConexion',
    '/errorBackend',
    '/errorServidor',
    '/errorConexion?volver=//otro.example',
  ])
    expect(await again(path), path).toBe('/');
  expect(await again('/errorNotFound'), 'what is not there is not there later').toBeUndefined();
});

test('a reference of an error page is one of ours', async () => {
  const page = await visitor().open('/errorBackend?volver=/ayuda&referencia=ABCD1234');
  expect(page).toSay('indique la referencia ABCD1234');
  const other = await visitor().open('/errorBackend?volver=/ayuda&referencia=llame+al+0900');
  expect(other.text).not.toContain('0900');
  expect(other.text).toMatch(/indique la referencia [A-Z0-9]{4,8}\./);
});

test.each([
  ['/errorServidor', true],
  ['/errorBackend', true],
  ['/errorConexion', true],
  ['/errorDesconocido', true],
  ['/errorNotFound', false],
  ['/errorAutorizacion', false],
])('%s says the number of its request, also opened by itself: %s', async (path, isFailure) => {
  const first = await visitor().open(path);
  expect(/referencia [A-Z0-9]{4,8}\./.test(first.text)).toBe(isFailure);
});

test('what is not the person’s leads back to where they were, and to their names where nobody says it', async () => {
  const who = await visitor().as('titular');
  const path = '/administrar/ver-dominio?dominio=otro.uy';
  const button = async (headers = {}) =>
    /class="problem".*?<a class="button"[^>]*? href="([^"]*)">([^<]*)/
      .exec(await (await who.request(path, { headers })).text())
      ?.slice(1);
  const before = '/administrar/mis-dominios?pagina=2';
  expect(await button({ Referer: settings().PUBLIC_URL + before })).toEqual([
    before,
    'Volver a donde estaba',
  ]);
  expect(await button()).toEqual(['/administrar/mis-dominios', 'Ver mis dominios']);
});
