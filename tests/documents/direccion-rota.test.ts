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

test('what passes by itself is tried again where one was; where nobody says it, nothing is offered to be tried', async () => {
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
  ]) {
    expect(await again(path), path).toBeUndefined();
    const { links } = await visitor().open(path);
    expect(links['Ir a la página principal'], path).toBe('/');
    expect(links['Buscar un nombre disponible'], 'which is where names are looked for').toBeUndefined();
  }
  expect(await again('/errorNotFound'), 'what is not there is not there later').toBeUndefined();
});

test('a reference of an error page is one of ours', async () => {
  const page = await visitor().open('/errorBackend?volver=/ayuda&referencia=ABCD1234');
  expect(page).toSay('indique la referencia ABCD1234');
  const other = await visitor().open('/errorBackend?volver=/ayuda&referencia=llame+al+0900');
  expect(other.text).not.toContain('0900');
  expect(other.text).not.toContain('indique la referencia');
});

test.each(['/errorServidor', '/errorBackend', '/errorConexion', '/errorDesconocido', '/errorNotFound'])(
  '%s opened by itself says no number: nothing failed that could be found under it at the desk',
  async (path) => {
    expect((await visitor().open(path)).text).not.toContain('referencia');
  },
);

test.each([
  ['/administrar/ver-dominio?dominio=nadielotiene.uy', 'El dominio nadielotiene.uy no existe o no es suyo.'],
  ['/administrar/ver-dominio?dominio=NADIELOTIENE.UY', 'El dominio nadielotiene.uy no existe o no es suyo.'],
  ['/administrar/ver-dominio?dominio=<b>no</b>', 'Lo que busca no existe o no es suyo.'],
  ['/generar-ticket/99999', 'La consulta 99999 no existe o no es suya.'],
])('%s names what is not there, or is somebody else’s', async (path, said) => {
  const page = await (await visitor().as('titular')).open(path);
  expect(page.status).toBe(404);
  expect(page).toSay(said);
});

test('whose a name is that is not the person’s can be asked', async () => {
  const page = await (await visitor().as('titular')).open('/administrar/ver-dominio?dominio=otro.uy');
  expect(page.links['Consultar de quién es']).toBe('/consulta-whois?dominio=otro.uy');
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
