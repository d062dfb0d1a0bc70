import { spawn, spawnSync } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useClock } from '~/base/clock.server';
import { settings } from '~/base/config.server';
import { serveWhois } from '~/whois43/server.server';
import * as given from '../../support/given';
import { describeOnBothEngines } from '../../support/registry';
import { START } from '../caller';
import { nombreDe } from '../shop';
import { fetchRdap, onNetwork } from './asked';

const BOUNDS = { most: 60, mostOfOne: 40, idleMs: 400 };
let port = 0;
let stop: () => Promise<void>;

/** What is answered to some bytes, until the other side closes. */
const ask = (sent: string | Buffer, { end = false } = {}): Promise<string> =>
  new Promise((resolve) => {
    const parts: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => (end ? socket.end(sent) : socket.write(sent)));
    socket.on('data', (part) => parts.push(part));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(Buffer.concat(parts).toString('utf8')));
  });

const hasWhois = spawnSync('whois', ['--version']).error === undefined;

/** The program of Debian, without holding up the server that it asks. */
const whois = (name: string): Promise<string> =>
  new Promise((resolve) => {
    const child = spawn('whois', ['-h', '127.0.0.1', '-p', String(port), name]);
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      said += part;
    });
    child.once('close', () => resolve(said));
  });

describeOnBothEngines('port 43', () => {
  onNetwork();
  beforeEach(async () => {
    useClock(() => START);
    const served = await serveWhois({ host: '127.0.0.1', port: 0 }, BOUNDS);
    port = (served.server.address() as AddressInfo).port;
    stop = served.stop;
    const id = await nombreDe('ana', 'xn--and-6ma2c.uy');
    await given.nameservers(id, ['ns1.xn--and-6ma2c.uy', '192.0.2.53']);
  });
  afterEach(() => stop());

  it.each(['ñandú.uy\r\n', 'xn--and-6ma2c.uy\n', 'ÑANDÚ.UY.\r\n'])(
    'answers a line, %j, and closes',
    async (line) => {
      const answer = await ask(line);
      expect(answer).toContain(
        'Dominio: ñandú.uy\r\nDominio (punycode): xn--and-6ma2c.uy\r\nEstado: ACTIVO\r\n',
      );
      expect(answer).toContain('Servidor: ns1.xn--and-6ma2c.uy 192.0.2.53\r\n');
      expect(answer).toContain('Titular - Nombre: Ana Píriz\r\n');
      expect(answer.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    },
  );

  it('begins with its terms and its limit', async () => {
    const answer = await ask('libre.uy\r\n');
    expect(answer).toContain(`% Términos de uso: ${settings().PUBLIC_URL}/terminos-condiciones\r\n`);
    expect(answer).toContain('120 consultas por minuto');
    expect(answer).toContain('% El dominio libre.uy no está registrado.\r\n');
  });

  it('answers who has said all that they say', async () => {
    expect(await ask('ñandú.uy\r\n', { end: true })).toContain('Estado: ACTIVO');
  });

  it('refuses a line that is too long, whether it ends or not', async () => {
    for (const line of ['a'.repeat(5000), `${'a'.repeat(5000)}\r\n`])
      expect(await ask(line)).toContain('% La consulta es demasiado larga');
  });

  it.each([
    ['nothing', '\r\n'],
    ['bytes that are no text', Buffer.from([0xff, 0xfe, 0, 0x0a])],
    ['an option of other servers', '-T dn,ace peñarol.com\r\n'],
  ])('answers %s with a sentence', async (_, line) => {
    expect(await ask(line)).toMatch(/\r\n% .+\r\n$/);
  });

  it('hangs up on who says nothing, or says it letter by letter', async () => {
    expect(await ask('')).toBe('');
    const slow = connect(port, '127.0.0.1');
    slow.on('error', () => undefined);
    const timer = setInterval(() => slow.write('a'), 50);
    await new Promise((resolve) => slow.once('close', resolve));
    clearInterval(timer);
  });

  it('shares its limit with RDAP and says how long to wait', async () => {
    for (let turn = 0; turn < 120; turn += 1) await fetchRdap('/help', {}, '127.0.0.1');
    expect(await ask('ñandú.uy\r\n')).toMatch(/% Recibimos muchas consultas.* Espere \d+ segundos/);
    expect((await fetchRdap('/help', {}, '127.0.0.1')).status).toBe(429);
  });

  it('answers while a thousand others hold a connection and say nothing', async () => {
    const idle: Socket[] = [];
    for (let n = 0; n < 1000; n += 1) idle.push(connect(port, '127.0.0.1').on('error', () => undefined));
    await Promise.all(
      idle.slice(-1).map((socket) => new Promise((resolve) => socket.once('connect', resolve))),
    );
    expect(await ask('ñandú.uy\r\n')).toContain('Estado: ACTIVO');
    expect((await fetchRdap('/domain/libre.uy')).status).toBe(404);
    for (const socket of idle) socket.destroy();
  });

  it.skipIf(!hasWhois)('is read by the whois of Debian', async () => {
    expect(await whois('ñandú.uy')).toContain('Estado: ACTIVO');
  });
});
