import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { useSettings } from '~/base/config.server';
import { shownWith } from '../support/failing/edge';
import { visitor } from '../support/portal/portal';
import { temporaryFolder, testSettings } from '../support/settings';

/** An outside edge that misbehaves in one way. */
async function edge(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  running.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It does not listen on a port.');
  return `http://127.0.0.1:${address.port}/api`;
}

const running: Server[] = [];

afterEach(async () => {
  for (const server of running.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

const behind = (REGISTRY_API_URL: string, given: Record<string, string> = {}) =>
  useSettings(testSettings({ DATA_DIR: temporaryFolder(), REGISTRY_API_URL, ...given }));

const answering =
  (status: number, body = '{}', type = 'application/json'): RequestListener =>
  (_, response) =>
    void response.writeHead(status, { 'Content-Type': type }).end(body);

/** What an edge says of the suffixes, which the search begins with, and of its captcha. */
const READABLE = JSON.stringify({
  dominiosHabilitados: ['uy', 'com.uy'],
  resultado: false,
  pregunta: '¿Cuánto es dos más dos?',
  token: 'x',
  altcha: { parameters: { algorithm: 'x', nonce: '', salt: '', cost: 1, keyLength: 1, keyPrefix: '' } },
});

const ways: [string, RequestListener, string, number][] = [
  ['answers 401', answering(401), '/errorAuthorization', 403],
  ['answers 403', answering(403), '/errorAuthorization', 403],
  ['answers 404', answering(404), '/errorNotFound', 404],
  ['answers 502', answering(502), '/errorBackend', 502],
  ['answers a page instead of data', answering(200, '<h1>hola</h1>', 'text/html'), '/errorBackend', 502],
  ['answers data of another shape', answering(200, '{"dominiosHabilitados": 7}'), '/errorBackend', 502],
  ['answers half an object', answering(200, '{"dominiosHab'), '/errorBackend', 502],
  ['hangs up', (request) => void request.socket.destroy(), '/errorConexion', 503],
  ['never answers', () => undefined, '/errorConexion', 503],
];

describe('a portal in front of an edge that fails', () => {
  test.each(ways)('%s: the person is told, and can try again', async (_, listener, address, status) => {
    behind(await edge(listener));
    const page = await visitor().open('/consulta-disponibilidad?nombre=pepe');
    const [led = ''] = page.redirects;
    expect(led.split('&referencia=')[0]).toBe(`${address}?volver=%2Fconsulta-disponibilidad%3Fnombre%3Dpepe`);
    if (status >= 500) expect(page).toSay(`indique la referencia ${led.split('&referencia=')[1]}`);
    expect(page.status).toBe(status);
    expect(page.links['Intentar nuevamente']).toBe('/consulta-disponibilidad?nombre=pepe');
  });

  test.each([
    ['500', 500, {}, ''],
    ['503', 503, {}, ''],
    [
      '429',
      429,
      {},
      'El Registro .uy recibió demasiadas consultas: podrá intentarlo nuevamente en unos minutos.',
    ],
    ['429 for a while', 429, { 'Retry-After': '90' }, 'podrá intentarlo nuevamente dentro de 2 minutos.'],
  ])(
    'answers %s: the page says it where it was asked, and can be tried again',
    async (_, status, headers, more) => {
      behind(await edge((_request, response) => void response.writeHead(status, headers).end()));
      const page = await visitor().open('/consulta-disponibilidad?nombre=pepe');
      expect([page.path, page.status]).toEqual(['/consulta-disponibilidad?nombre=pepe', shownWith(status)]);
      expect(page).toSay('Se produjo un error al procesar su solicitud.');
      expect(page).toSay(more);
      expect(page).toSay('indique la referencia');
      expect(page.links['Intentar nuevamente']).toBe('/consulta-disponibilidad?nombre=pepe');
      const whois = await visitor().open('/consulta-whois?dominio=pepe.uy');
      expect(whois.status).toBe(shownWith(status));
      expect(whois.errors.join()).toContain(
        'Lo sentimos, ha ocurrido un error. Por favor, inténtelo nuevamente.',
      );
      expect(whois.errors.join()).toContain(more);
      expect(whois.field('Nombre de dominio').value).toBe('pepe.uy');
    },
  );

  test('a form that fails comes back as it was typed, with its own sentence', async () => {
    behind(
      await edge((request, response) => {
        if (request.method === 'POST') return void response.writeHead(500).end();
        response.writeHead(200, { 'Content-Type': 'application/json' }).end(READABLE);
      }),
      { REGISTRY_API_OWN: '1' },
    );
    const email = 'ana@ejemplo.uy';
    const who = { nombre: 'Ana', email, mailConfirmacion: email };
    const typed = { ...who, asunto: 'No veo mi dominio', mensaje: 'Desde ayer.' };
    const page = await visitor().post('/generar-ticket', { intencion: 'enviar', ...typed });
    expect(page).toLeaveNotice('Ha ocurrido un error al generar el ticket.');
    expect(page.field('Asunto').value).toBe('No veo mi dominio');
    expect(page.field('Mensaje').value).toBe('Desde ayer.');
  });

  test('an edge that is down is told too', async () => {
    const url = await edge(answering(200));
    await Promise.all(running.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
    behind(url);
    const page = await visitor().open('/consulta-whois?dominio=pepe.uy');
    expect(page).toHaveHeading('Sin conexión con el servidor');
  });

  test('a search that works again needs nothing typed again', async () => {
    let failing = true;
    const sufijos = JSON.stringify({ dominiosHabilitados: [{ nombre: 'uy', precio: 100000 }] });
    const found = JSON.stringify({
      respuestaOK: false,
      codigo: 'ERROR',
      mensaje: 'Consulta con error',
      dominios: [],
      sugerencias: [],
    });
    behind(
      await edge((request, response) => {
        if (failing) return void response.writeHead(500).end();
        const body = request.url?.includes('habilitados')
          ? sufijos
          : request.url?.includes('mostrar')
            ? '{"resultado":false}'
            : found;
        response.writeHead(200, { 'Content-Type': 'application/json' }).end(body);
      }),
    );
    const person = visitor();
    const failed = await person.open('/consulta-disponibilidad?nombre=pepe');
    failing = false;
    const page = await failed.follow('Intentar nuevamente');
    expect(page).toShowError('Nombre de dominio', 'Consulta con error');
    expect(page.field('Nombre de dominio').value).toBe('pepe');
  });
});
