import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { freePort } from '../support/free-port';
import { type Choices, choices, TEXTS } from '../support/strange';
import { Besieged } from './besieged';
import { ground } from './ground';
import { type Row, row } from './report';

const KINDS = [
  'domain/',
  'nameserver/',
  'entity/',
  'help',
  'help/',
  'ip/',
  'autnum/',
  'domains?name=',
  '',
  '../',
  '%2e%2e/',
];
const NAMES = [
  'titular.uy',
  'ÑANDÚ.uy',
  'xn--and-6ma2c.uy.',
  'ns1.titular.uy',
  'libre.com.uy',
  'UY100001',
  '192.0.2.1',
  'a.example',
];
const ODD = [
  '%',
  '%zz',
  '%ff%fe',
  '%00',
  '..',
  '//',
  '?',
  '#',
  '\u202e',
  '\ud83d',
  'xn--',
  'xn--\u00f1',
  '-',
  '_',
  ' ',
];
/** What a process may keep beyond what it had once it was warm. */
const FLAT = 1.25;
/** Fewer questions say nothing of memory. */
const ENOUGH = 10_000;

function odd(draw: Choices): string {
  const whole = draw.one(NAMES) ?? '';
  const at = draw.next(whole.length + 1);
  const put = draw.one([...ODD, ...TEXTS, 'x'.repeat(draw.next(3000))]) ?? '';
  return draw.next(4) === 0 ? put : whole.slice(0, at) + put + whole.slice(at);
}

/** Sends bytes and answers what came until the other side closed; of another address of this machine each time. */
const exchange = (port: number, turn: number, sent: string): Promise<string> =>
  new Promise((resolve) => {
    const localAddress = `127.1.${(turn >> 6) & 255}.${(turn & 63) + 1}`;
    let heard = '';
    const socket = connect({ port, host: '127.0.0.1', localAddress }, () =>
      socket.write(Buffer.from(sent, 'utf8')),
    );
    socket.setEncoding('utf8').on('data', (part: string) => {
      heard += part;
    });
    socket.on('error', () => undefined).once('close', () => resolve(heard));
  });

/** A request line as nobody's client would write it: what would end it is not in it. */
const asRequest = (question: string): string =>
  `GET /rdap/${question.replace(/[\r\n\0 ]/gu, '%20')} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: application/rdap+json\r\nConnection: close\r\n\r\n`;

const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);

const megabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

async function port43(given: Record<string, string>, port: number): Promise<ChildProcess> {
  const env = {
    ...process.env,
    ...given,
    HOST: '127.0.0.1',
    WHOIS_PORT: String(port),
    NODE_ENV: 'development' as const,
  };
  const child = spawn(process.execPath, ['build/server/server.js', 'whois43'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => child.stdout?.once('data', resolve));
  return child;
}

async function asked(
  portal: Besieged,
  whois: ChildProcess,
  port: number,
  questions: number,
): Promise<Omit<Row, 'name'>> {
  const draw = choices(43);
  const http = Number(new URL(portal.url).port);
  const pids = [portal.pid, whois.pid ?? 0];
  const statuses = new Map<number, number>();
  let unanswered = 0;
  let warm: number[] = [];
  for (let turn = 0; turn < questions; turn += 2) {
    const [page, text] = await Promise.all([
      exchange(http, turn, asRequest(`${draw.one(KINDS)}${odd(draw)}`)),
      exchange(port, turn, `${odd(draw).replace(/\n/gu, ' ')}\r\n`),
    ]);
    const status = statusOf(page);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (!text.startsWith('% ')) unanswered += 1;
    if (warm.length === 0 && turn >= questions / 2) warm = pids.map(megabytes);
  }
  const growth = pids.map((pid, at) => megabytes(pid) / (warm[at] ?? 1));
  const wrong = [...statuses].filter(([status]) => status === 0 || (status >= 500 && status !== 501));
  return {
    figures: `RDAP ${[...statuses]
      .sort()
      .map(([status, times]) => `${times} × ${status}`)
      .join(
        ', ',
      )}; port 43 ${unanswered} without an answer; memory over the second half ${growth.map((times) => times.toFixed(2)).join('× and ')}×`,
    ok:
      wrong.length === 0 &&
      unanswered === 0 &&
      (questions < ENOUGH || growth.every((times) => times < FLAT)) &&
      portal.lives &&
      whois.exitCode === null,
  };
}

/** Odd questions to both doors for machines, half each, in turns. */
export async function oddQuestions(questions: number): Promise<Row> {
  const { given } = await ground('datos-publicos', { DEMO: '1' });
  const portal = await (await Besieged.at(given)).start();
  const port = await freePort();
  const whois = await port43(given, port);
  const seen = await row(`${questions} odd questions to RDAP and port 43`, () =>
    asked(portal, whois, port, questions),
  );
  whois.kill();
  await portal.end();
  return seen;
}
