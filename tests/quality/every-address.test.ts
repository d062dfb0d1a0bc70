import { describe, expect, test } from 'vitest';
import { places } from '../support/portal/addresses';
import type { Page } from '../support/portal/page';
import { type Visitor, visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

/** What answers other than 200, by where one arrives: errors, and addresses that name nothing of the demo data. */
const STATUS: Record<string, number> = {
  '/errorServidor': 500,
  '/errorAuthorization': 403,
  '/errorAutorizacion': 403,
  '/errorNotFound': 404,
  '/errorBackend': 502,
  '/errorConexion': 503,
  '/errorDesconocido': 504,
  '/una-direccion-que-no-existe': 404,
  '/ingresar/vuelta': 400,
  '/carrito-compra-paso-cinco': 404,
  '/administrar/ver-dominio': 404,
  '/administrar/mis-dominios/cambiar-varios': 404,
  '/administrar/cambios/1': 404,
  '/administrar/cambios/1/resultado': 404,
  '/administrar/entregas/corregir': 404,
  '/administrar/entregas/deshacer': 404,
  '/administrar/volver-atras': 404,
  '/transferir-titular': 404,
  '/transferir-dominio/lista-solicitudes/cancelar': 404,
  '/transferir-dominio/lista-solicitudes/eliminar': 404,
  '/confirmarTransferencia/pepe.com.uy': 404,
  '/confirmarTransferencia/pepe.com.uy/aprobar': 404,
  '/confirmarTransferencia/pepe.com.uy/rechazar': 404,
  '/mensaje-detalle': 404,
  '/administrar/mensajes/eliminar': 422,
  '/administrar/mis-datos/descargar/CONGELADO': 404,
  '/cifras/1': 404,
  '/constancia/1': 404,
  '/constancia/1/1': 404,
  '/generar-ticket/1': 404,
};

/** Addresses of lists as files. */
const LIST = /\.csv$|\/exportar$/;

/** Whatever is done with a domain needs one in its address. */
const statusAt = (path: string): number =>
  path.startsWith('/administrar/ver-dominio/') || path.startsWith('/registro') ? 404 : (STATUS[path] ?? 200);

/** The title begins with what the page is about, after whether it was refused: its heading, or else what an open dialog does. */
const isNamed = (page: Page): boolean =>
  page.title.replace(/^Error: /, '').startsWith(page.heading) ||
  (page.$('dialog[open] h2').length > 0 && / – /.test(page.title));

const PEOPLE: [string, () => Promise<Visitor>][] = [
  ['someone who was never here', async () => visitor()],
  ['someone signed in', () => visitor().as('titular')],
  ['someone signed in for the first time', () => visitor().as('nuevo')],
];

describe.each(PEOPLE)('every address, asked by %s', (_, arrive) => {
  onDemoData();

  const files = places.filter(({ path }) => LIST.test(path));
  test.each(files)('$path answers a file, or leads to a page', async ({ path }) => {
    const answer = await (await arrive()).request(path);
    if (answer.status !== 200) return expect(answer.headers.get('Location')).toBeTruthy();
    expect(answer.headers.get('Content-Type')).toContain('text/csv');
    expect(answer.headers.get('Content-Disposition')).toContain('attachment');
  });

  const pages = places.filter(({ path }) => !LIST.test(path));
  test.each(pages)('$path answers a whole page, or leads to one', async ({ path }) => {
    const page = await (await arrive()).open(path);
    if (page.status === 0) return expect(page.path).toContain('/oidc/auth?');
    expect(page.status, page.path).toBe(statusAt(page.path.split('?')[0] ?? ''));
    if (!page.headers.get('Content-Type')?.startsWith('text/html')) return; // a file that is nobody's
    expect(page.heading).not.toBe('');
    expect(isNamed(page), `'${page.title}' names '${page.heading}'`).toBe(true);
  });
});

describe('the beginning of an address', () => {
  onDemoData();

  /** '/administrar/cambios/1' begins with '/administrar/cambios' and '/administrar'. */
  const beginnings = new Set(
    places.flatMap(({ path }) => path.split('/').map((_, parts, all) => all.slice(0, parts).join('/'))),
  );

  test.each([...beginnings].filter(Boolean))('%s leads somewhere', async (path) => {
    const page = await (await visitor().as('titular')).open(path);
    expect(page.heading, page.path).not.toBe('Pagina no encontrada');
  });

  test('keeps what the address says of which domain it is', async () => {
    const page = await (await visitor().as('titular')).open(
      '/administrar/ver-dominio/dns?dominio=titular.uy',
    );
    expect(page.path).toBe('/administrar/ver-dominio?dominio=titular.uy');
    expect(page).toHaveHeading('titular.uy');
  });
});
