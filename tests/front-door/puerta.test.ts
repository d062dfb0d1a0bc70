import type { IncomingHttpHeaders, Server } from 'node:http';
import { request } from 'node:http';
import { connect } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useClock } from '~/base/clock.server';
import { useSettings } from '~/base/config.server';
import { checkForm, checkHost, checkOrigin, ignoreDataRequests } from '~/front-door/checks.server';
import { lastResort } from '~/front-door/last-resort.server';
import { limitRequests } from '~/front-door/limits.server';
import { hangUpOnSilence } from '~/front-door/silence.server';
import { spend, talliesKept } from '~/limits/limit.server';
import { START } from '../registry/caller';
import { freePort } from '../support/free-port';
import { testSettings } from '../support/settings';

const SILENT_MS = 150;
const port = await freePort();
let server: Server;

beforeAll(async () => {
  const app = express();
  app.set('trust proxy', 'loopback');
  app.use(hangUpOnSilence(SILENT_MS), checkForm, checkHost, checkOrigin, limitRequests);
  app.all('/sin-leer', (_, response) => void setTimeout(() => response.send('tarde'), 3 * SILENT_MS));
  app.post('/cuerpo', express.text(), (request, response) => {
    setTimeout(() => response.send(request.body), 3 * SILENT_MS);
  });
  app.use('/descarga', express.static('public', { fallthrough: false }));
  app.get('/falla', () => {
    throw new Error('secreto de la casa');
  });
  app.get('/raro', () => {
    throw Object.assign(new Error('secreto de la casa'), { status: 200 });
  });
  app.get('/ocupado', () => {
    throw Object.assign(new Error('secreto de la casa'), { status: 503 });
  });
  app.get('/palabra', () => {
    throw 'secreto de la casa';
  });
  app.get('/a-medias', (_, response) => {
    response.write('empieza');
    throw new Error('secreto de la casa');
  });
  app.get('/anfitrion', (request, response) => void response.send(request.hostname));
  app.get('/pedido', ignoreDataRequests, (request, response) => {
    response.send(`${request.originalUrl} ${request.headers.origin ?? 'sin origen'}`);
  });
  app.use((_, response) => void response.send('adentro'));
  app.use(lastResort);
  server = app.listen(port, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
beforeEach(() => useSettings(testSettings()));
afterAll(() => void server.close());

type Answer = { status: number; text: string; retryAfter?: string; headers: IncomingHttpHeaders };

/** `fetch` sets some of these headers itself, so the request is made by hand. */
const ask = (method: string, headers: Record<string, string>, path = '/') =>
  new Promise<Answer>((resolve, reject) => {
    const sent = request({
      port,
      host: '127.0.0.1',
      method,
      path,
      headers: { host: 'portal.test', ...headers },
    });
    sent.once('error', reject).once('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      const { statusCode: status = 0, headers } = response;
      response
        .once('error', reject)
        .once('end', () => resolve({ status, text, retryAfter: headers['retry-after'], headers }));
    });
    sent.end();
  });

describe('the front door', () => {
  it.each([
    ['its own name', 'portal.test', 200],
    ['this machine', 'localhost:3000', 200],
    ['this machine by number', '127.0.0.1:3000', 200],
    ['this machine by another number', '127.100.20.255', 200],
    ['this machine by its number of IPv6', '[::1]:80', 200],
    ['this machine in capitals', 'LocalHost:65535', 200],
    ['another site', 'malo.example', 400],
    ['a name that begins like this machine’s', 'localhost.evil.com', 400],
    ['a name that ends like this machine’s', 'evil-localhost', 400],
    ['a name that begins like its address', '127.0.0.1.evil.com', 400],
    ['a name that ends like its address', 'evil-127.0.0.1', 400],
    ['its name at another port', 'portal.test:81', 400],
    ['a number too short', '127.0.0', 400],
    ['a number too long', '127.0.0.1.1', 400],
    ['a number that cannot be', '127.0.0.999', 400],
    ['this machine at no port', 'localhost:', 400],
    ['this machine at a port that is none', 'localhost:80a', 400],
    ['nonsense', 'a b', 400],
    ['this machine at a port that cannot be', 'localhost:99999', 400],
  ])('asked for %s', async (_, host, status) => {
    expect((await ask('GET', { host })).status).toBe(status);
  });

  it.each<[string, Record<string, string>, number]>([
    ['from its own page', { origin: 'http://portal.test' }, 200],
    ['from another site', { origin: 'http://malo.example' }, 403],
    ['from a page that hides where it is', { origin: 'null' }, 403],
    ['from its name over another protocol', { origin: 'https://portal.test' }, 403],
    ['without Origin, by a browser that tells the site', { 'sec-fetch-site': 'same-origin' }, 200],
    ['without Origin, by who typed the address', { 'sec-fetch-site': 'none' }, 200],
    ['without Origin, from another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['without Origin, from a neighbour', { 'sec-fetch-site': 'same-site' }, 403],
    ['by a text browser that tells nothing', {}, 200],
    ['by a text browser that tells the page', { referer: 'http://portal.test/ayuda' }, 200],
    ['by a text browser, from another site', { referer: 'http://malo.example/' }, 403],
    ['on this machine', { host: 'localhost:3000', origin: 'http://localhost:3000' }, 200],
    ['on this machine, in capitals', { host: 'LOCALHOST:3000', origin: 'http://localhost:3000' }, 200],
    ['on this machine, from another program', { host: 'localhost:3000', origin: 'http://localhost:9' }, 403],
    ['on this machine, over TLS', { host: 'localhost', origin: 'https://localhost' }, 403],
    ['by a page that nobody can read', { origin: 'x' }, 403],
    ['by a text browser, from a page that nobody can read', { referer: 'x' }, 403],
  ])('a form sent %s', async (_, headers, status) => {
    expect((await ask('POST', headers)).status).toBe(status);
  });

  it.each(['PUT', 'PATCH', 'DELETE'])('takes %s for a change as any other', async (method) => {
    expect((await ask(method, { origin: 'http://portal.test' })).status).toBe(200);
    expect((await ask(method, { origin: 'http://malo.example' })).status).toBe(403);
  });

  it.each(['GET', 'HEAD', 'OPTIONS'])('lets every site ask for a page with %s', async (method) => {
    expect((await ask(method, { origin: 'http://malo.example' })).status).toBe(200);
  });

  it('lets the portal ask its own provider at the address it listens at', async () => {
    const given = { PUBLIC_URL: 'https://portal.test', HOST: '192.0.2.9', PORT: '3000' };
    useSettings(testSettings(given));
    expect((await ask('POST', { host: '192.0.2.9:3000' })).status).toBe(200);
    expect((await ask('GET', { host: '192.0.2.9:80' })).status).toBe(400);
    const itself = { host: '192.0.2.9:3000', origin: 'http://192.0.2.9:3000' };
    expect((await ask('POST', itself)).status).toBe(403);
  });

  it.each<[string, Record<string, string>, number]>([
    ['its public name', { host: 'portal.test', origin: 'https://portal.test' }, 200],
    ['this machine', { host: 'localhost:3000', origin: 'https://portal.test' }, 200],
    ['its public name, without Origin', { host: 'portal.test', referer: 'https://portal.test/ayuda' }, 200],
    ['its public name, by a page without TLS', { host: 'portal.test', origin: 'http://portal.test' }, 403],
    ['its public name, by another site', { host: 'portal.test', origin: 'https://malo.example' }, 403],
    ['this machine, by another program on it', { host: 'localhost:3000', origin: 'http://localhost:9' }, 403],
  ])('takes forms behind a proxy with TLS that asks for %s', async (_, headers, status) => {
    useSettings(testSettings({ PUBLIC_URL: 'https://portal.test' }));
    const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '198.51.100.7' };
    expect((await ask('POST', { ...forwarded, ...headers })).status).toBe(status);
  });

  it.each(['x://%', 'x://a%20b', 'x://xn--', 'null', 'http://malo.example', 'http://portal.test'])(
    'passes no Origin on to who would have to read it: %s',
    async (origin) => {
      expect(await ask('GET', { origin }, '/pedido')).toMatchObject({
        status: 200,
        text: '/pedido sin origen',
      });
    },
  );

  it.each([
    ['/pedido?_data=root', '/pedido'],
    ['/pedido?%5Fdata=root&a=1', '/pedido?a=1'],
    ['/pedido?_data=root&_data=otro', '/pedido'],
    ['/pedido?a=1?_data=root', '/pedido?a=1?_data=root'],
    ['/pedido?_datas=1&b=%C3%B1', '/pedido?_datas=1&b=%C3%B1'],
    ['/pedido', '/pedido'],
  ])('knows no bare loaders: %s is %s', async (asked, seen) => {
    expect((await ask('GET', {}, asked)).text).toBe(`${seen} sin origen`);
  });

  it('believes nothing but Host about the host', async () => {
    const { text } = await ask('GET', { 'x-forwarded-host': 'malo.example' }, '/anfitrion');
    expect(text).toBe('portal.test');
  });

  it.each([
    ['a method that means nothing here', 'TRACE', '/', 405, 'Pedido no admitido'],
    ['an address with its own host in it', 'GET', 'http://malo.example/', 400, 'Dirección incorrecta'],
    ['no address', 'OPTIONS', '*', 400, 'Dirección incorrecta'],
    ['an address that cannot be read', 'GET', '/descarga/%ff', 400, 'Dirección incorrecta'],
    [
      'an address that leads out of its folder',
      'GET',
      '/descarga/..%2f..%2fetc',
      403,
      'Dirección incorrecta',
    ],
    ['a file that is not there', 'GET', '/descarga/nada.css', 404, 'Pagina no encontrada'],
    ['something that breaks', 'GET', '/falla', 500, 'Ocurrió un error en el servidor'],
    ['something that breaks with a word', 'GET', '/palabra', 500, 'Ocurrió un error en el servidor'],
    ['something that says it is busy', 'GET', '/ocupado', 500, 'Ocurrió un error en el servidor'],
    ['something that breaks and says all is well', 'GET', '/raro', 500, 'Ocurrió un error en el servidor'],
  ])('answers %s with a plain page that tells nothing', async (_, method, path, status, titulo) => {
    const answer = await ask(method, {}, path);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
    expect(answer.text).toContain('<html lang="es-UY">');
    expect(answer.text).toContain(`<title>${titulo} – Registro .uy</title>`);
    expect(answer.text).toMatch(new RegExp(`<h1>${titulo}</h1>\\n<p>[A-ZÁÉÍÓÚ].{20,}\\.</p>`));
    expect(answer.text).not.toMatch(/node_modules|secreto|\bat /);
  });

  it('says what it does attend to who asks for something else', async () => {
    const { headers } = await ask('TRACE', {});
    expect(headers.allow?.split(', ').sort()).toEqual(
      ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'].sort(),
    );
  });

  it('breaks off what breaks half way, and adds nothing to it', async () => {
    await expect(ask('GET', {}, '/a-medias')).rejects.toThrow('aborted');
  });

  it('answers a foreign form with a whole page in Spanish', async () => {
    const { text } = await ask('POST', { origin: 'http://malo.example' });
    expect(text).toContain('<html lang="es-UY">');
    expect(text).toContain('<h1>No pudimos comprobar de dónde viene el formulario</h1>');
    expect(text).toContain('vuelva a la página y envíelo otra vez.');
  });

  it('answers another name with a whole page that says so', async () => {
    const { text } = await ask('GET', { host: 'malo.example' });
    expect(text).toContain('<h1>Dirección incorrecta</h1>');
    expect(text).toContain('no responde con el nombre que pidió su navegador');
  });

  const from = (address: string) => ({ 'x-forwarded-for': address });
  const statuses = async (times: number, method: string, address: (turn: number) => string, path = '/') => {
    const found = [];
    for (let turn = 0; turn < times; turn++)
      found.push((await ask(method, from(address(turn)), path)).status);
    return found;
  };

  it('stops an origin that changes too much, and says for how long; others and reading go on', async () => {
    const found = await statuses(301, 'POST', () => '192.0.2.1');
    expect(new Set(found.slice(0, 300))).toEqual(new Set([200]));
    const refused = await ask('POST', from('192.0.2.1'));
    expect(refused.status).toBe(429);
    const wait = Number(refused.retryAfter);
    expect([wait > 0, wait <= 60]).toEqual([true, true]);
    expect(refused.text).toContain('<h1>Demasiados pedidos</h1>');
    expect(refused.text).toContain(`Espere ${wait} segundos e inténtelo nuevamente.`);
    expect((await ask('POST', from('192.0.2.2'))).status).toBe(200);
    expect((await ask('GET', from('192.0.2.1'))).status).toBe(200);
  });

  it('takes all addresses of one network of IPv6 for one origin', async () => {
    const found = await statuses(301, 'POST', (turn) => `2001:db8:1:2::${turn.toString(16)}`);
    expect(found.at(-1)).toBe(429);
    expect((await ask('POST', from('2001:db8:1:3::1'))).status).toBe(200);
  });

  it('lets everybody read a lot, and nobody without end', async () => {
    const found = await statuses(1201, 'GET', () => '192.0.2.3');
    expect(new Set(found.slice(0, 1200))).toEqual(new Set([200]));
    expect(found.at(-1)).toBe(429);
  });

  it('lets nobody without a name change at /api what another portal may', async () => {
    const found = await statuses(301, 'POST', () => '192.0.2.4', '/api/registro');
    expect(found.at(-1)).toBe(429);
    const named = { ...from('192.0.2.4'), authorization: 'Bearer x' };
    expect((await ask('POST', named, '/api/registro')).status).toBe(200);
  });

  it('lets another portal ask /api for all its visitors, and not without end', async () => {
    const found = await statuses(1201, 'GET', () => '192.0.2.6', '/api/consulta');
    expect(found.at(-1)).toBe(200);
    for (let turn = 1201; turn < 6000; turn++)
      spend({ nombre: 'llamadas', puntos: 6000, segundos: 60 }, '192.0.2.6');
    expect((await ask('GET', from('192.0.2.6'), '/api/consulta')).status).toBe(429);
    const named = { ...from('192.0.2.6'), authorization: 'Bearer x' };
    expect((await ask('POST', named, '/api/registro')).status).toBe(429);
    expect((await ask('GET', from('192.0.2.8'), '/api/consulta')).status).toBe(200);
    expect((await ask('GET', from('192.0.2.6'), '/apiario')).status).toBe(200);
  });

  it('begins no more sign-ins for one origin than many people need', async () => {
    const found = await statuses(60, 'GET', () => '192.0.2.5', '/oidc/auth');
    expect(found.filter((status) => status === 200)).toHaveLength(40);
    expect(found.slice(-2)).toEqual([429, 429]);
    expect(Number((await ask('GET', from('192.0.2.5'), '/oidc/auth')).retryAfter)).toBeGreaterThan(60);
    expect((await ask('GET', from('192.0.2.5'), '/oidc/authorize')).status).toBe(200);
  });
});

/** What comes back to bytes as they are, until the connection ends or the first answer has come. */
const sendRaw = (bytes: string, more: readonly string[] = []): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let heard = '';
    const rest = [...more];
    const next = () => {
      const part = rest.shift();
      if (part !== undefined && !socket.destroyed) socket.write(part, () => setTimeout(next, SILENT_MS / 2));
    };
    socket.setEncoding('latin1').on('data', (text: string) => {
      heard += text;
      if (heard.includes('\r\n\r\n')) socket.end();
    });
    socket.on('error', () => undefined).on('close', () => resolve(heard));
    socket.write(bytes, () => setTimeout(next, SILENT_MS / 2));
  });
const BODY =
  'POST /cuerpo HTTP/1.1\r\nHost: portal.test\r\nContent-Type: text/plain\r\nContent-Length: 8\r\n\r\n';

describe('who sends a body by halves', () => {
  it('and then nothing is hung up on', async () => {
    expect(await sendRaw(`${BODY}mita`)).toBe('');
  });

  it('and goes on, slower than anybody, is answered, as is who waits for a slow answer', async () => {
    expect(await sendRaw(`${BODY}m`, ['i', 't', 'a', 'd', 'e', 's', '!'])).toMatch(
      /^HTTP\/1.1 200 .*mitades!$/s,
    );
  });
});

describe('an answer that takes its time', () => {
  it.each([
    'GET /sin-leer HTTP/1.1\r\nHost: portal.test\r\n\r\n',
    'POST /sin-leer HTTP/1.1\r\nHost: portal.test\r\nContent-Length: 3\r\n\r\nuno',
  ])('is waited for: %j', async (asked) => {
    expect(await sendRaw(asked)).toMatch(/^HTTP\/1.1 200 .*tarde$/s);
  });
});

describe('two Host headers', () => {
  it.each([
    ['portal.test', 'otro.test'],
    ['portal.test', 'portal.test'],
    ['otro.test', 'portal.test'],
  ])('%s and %s: which of them is meant nobody knows', async (one, other) => {
    const answer = await sendRaw(`GET / HTTP/1.1\r\nHost: ${one}\r\nhOST: ${other}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
  });
});

describe('what is kept of who asks', () => {
  it('is no more than of those who came lately, however many come', async () => {
    let present = START;
    useClock(() => present);
    const limit = { nombre: 'prueba', puntos: 10, segundos: 60 };
    for (let at = 0; at < 20_000; at++) {
      if (at % 100 === 0) present = present.add({ seconds: 1 });
      spend(limit, `198.51.${at >> 8}.${at & 255}`);
      expect(talliesKept()).toBeLessThanOrEqual(100 * (60 + 30) + 101);
    }
  });

  it('goes on counting of who comes back', () => {
    const limit = { nombre: 'prueba', puntos: 2, segundos: 60 };
    expect([1, 2, 3].map(() => spend(limit, '198.51.100.9') > 0)).toEqual([false, false, true]);
  });
});
