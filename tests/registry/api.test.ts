import { describe, expect, it } from 'vitest';
import { contract } from '~/registry/contract';
import { rechazosDe } from '~/registry/contract/rechazos';
import { EXPLICACIONES } from '~/registry/contract/significado-de-codigos';
import { onFreshDatabase } from '../support/registry';
import { edgeServer, serving } from './borde';

const operations = Object.entries(contract).flatMap(([area, found]) =>
  Object.entries(found).map(([name, operation]) => ({ name: `${area}.${name}`, ...operation['~orpc'] })),
);
const privates = operations.filter(({ meta }) => meta.acceso === 'persona');

/** Any path of the operation, with something in the place of its parameters. */
const pathOf = (path = '') => path.replace(/\{[^}]+\}/g, '1');

describe('the registry under /api', () => {
  const edge = serving(edgeServer());
  onFreshDatabase();
  const get = (path: string) => fetch(`${edge.url()}/api${path}`);

  it('documents every operation, with a summary', async () => {
    const document = await (await get('/openapi.json')).json();
    for (const { name, route } of operations) {
      const documented = document.paths[route.path ?? '']?.[route.method?.toLowerCase() ?? ''];
      expect(documented?.summary, name).toBeTruthy();
    }
    expect(document.openapi).toMatch(/^3\.1/);
  });

  it('says of every operation why it may be refused, and what each code means', async () => {
    const document = await (await get('/openapi.json')).json();
    const html = await (await get('')).text();
    for (const { name, route, ...operation } of operations) {
      const documented = document.paths[route.path ?? '']?.[route.method?.toLowerCase() ?? ''];
      const codes = rechazosDe({ '~orpc': operation });
      const said = documented?.['x-rechazos'] ?? [];
      expect(said, name).toEqual(
        codes.map((codigo) => ({
          codigo,
          significa: `${EXPLICACIONES[codigo].causa} ${EXPLICACIONES[codigo].remedio}`,
          ayuda: expect.stringMatching(new RegExp(`^http.*/ayuda/rechazos/${codigo}$`)),
        })),
      );
      for (const codigo of codes) expect(html).toContain(`<dt id="${codigo}">`);
    }
    const liberar = document.paths['/usuario/administracion/dominio/liberar'].post['x-rechazos'];
    expect(liberar.map(({ codigo }: { codigo: string }) => codigo)).toEqual(
      'CAMPOS CANDADO CONFIRMAR_IDENTIDAD CONGELADO EN_CURSO ESTADO OPERACION_REPETIDA POR_APROBAR RETENIDO SIN_PERMISO SIN_SEGUNDO_PASO VERSION'.split(
        ' ',
      ),
    );
  });

  it('lists every operation on a page in Spanish', async () => {
    const response = await get('');
    const html = await response.text();
    expect(html).toContain('<html lang="es-UY">');
    for (const { route } of operations) expect(html).toContain(`${route.method} ${route.path}`);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it.each(privates.map(({ name, route }) => [name, route] as const))(
    'answers 401 to anonymous callers of %s',
    async (_, { method = 'GET', path }) => {
      const body = method === 'GET' ? undefined : '{}';
      const response = await fetch(`${edge.url()}/api${pathOf(path)}`, {
        method,
        body,
        headers: { 'content-type': 'application/json', oid: '1', login: 'ana' },
      });
      expect(response.status).toBe(401);
    },
  );

  it('answers 404 to what is no operation, 400 to what is no input, 413 to what is too much', async () => {
    expect((await get('/nada')).status).toBe(404);
    expect((await get('/carrito/documento-por-pais/abc')).status).toBe(400);
    const response = await fetch(`${edge.url()}/api/dominio/consulta/whois`, {
      method: 'POST',
      body: JSON.stringify({ dominio: { nombre: 'a'.repeat(7 * 1024 * 1024) } }),
      headers: { 'content-type': 'application/json' },
    });
    expect(response.status).toBe(413);
  });
});
