import { subscribe } from 'node:diagnostics_channel';
import { BlockList, isIP } from 'node:net';
import type { RequestHandler } from 'express';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { log } from '../base/log.server';
import { onRefusal } from '../base/refusals';
import type { Answered } from '../registry/count-calls';

const registry = new Registry();
collectDefaultMetrics({ register: registry });

const durations = new Histogram({
  name: 'portal_request_seconds',
  help: 'How long requests took, by method, route and status',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  registers: [registry],
});

const statements = new Counter({
  name: 'portal_statements_total',
  help: 'Statements that the database was asked',
  registers: [registry],
});
subscribe('portal:statement', () => statements.inc());

const calls = new Counter({
  name: 'portal_registry_calls_total',
  help: 'Questions to the registry, embedded or outside, by operation',
  labelNames: ['operation'],
  registers: [registry],
});
subscribe('portal:registry-call', (operation) => calls.inc({ operation: String(operation) }));

const answers = new Histogram({
  name: 'portal_registry_call_seconds',
  help: 'How long the registry, embedded or outside, took to answer or refuse, by operation',
  labelNames: ['operation'],
  buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
  registers: [registry],
});
const isAnswered = (message: unknown): message is Answered => typeof message === 'object' && message !== null;
subscribe('portal:registry-answer', (message) => {
  if (isAnswered(message)) answers.observe({ operation: message.operation }, message.seconds);
});

const refusals = new Counter({
  name: 'portal_refusals_total',
  help: 'Changes that the embedded registry refused, by operation and code; declared is no where the contract does not name the code',
  labelNames: ['operation', 'code', 'declared'],
  registers: [registry],
});
onRefusal(({ operation, codigo, isDeclared }) =>
  refusals.inc({ operation, code: codigo, declared: isDeclared ? 'yes' : 'no' }),
);

const phases = new Histogram({
  name: 'portal_page_seconds',
  help: 'What a page took: until its data were there (loaders), and to be written from them (render)',
  labelNames: ['phase'],
  registers: [registry],
});

/** Measures a page that is rendered: three moments of `performance.now()`. */
export function measurePage(asked: number, loaded: number, rendered: number): void {
  phases.observe({ phase: 'loaders' }, (loaded - asked) / 1000);
  phases.observe({ phase: 'render' }, (rendered - loaded) / 1000);
}

const mails = new Gauge({
  name: 'portal_mails',
  help: 'Mails that have not left: that wait (pendiente), that nobody took (fallido), and that a restored copy holds (retenido)',
  labelNames: ['estado'],
  registers: [registry],
});

/** A measurement that is read where it lies, so that it holds whichever process is asked. */
async function readMails(count: () => Promise<Record<string, number>>): Promise<void> {
  try {
    for (const [estado, many] of Object.entries(await count())) mails.set({ estado }, many);
  } catch (error) {
    mails.reset();
    log.warn({ error }, 'mail could not be counted');
  }
}

/** What was due and could not be done, as it is when a collector asks: whoever knows says it here. */
type FailedWork = () => Promise<readonly { kind: string; waiting: number; aside: number }[]>;

const waiting = new Gauge({
  name: 'portal_due_waiting',
  help: 'What was due, failed and waits for its next try, by kind',
  labelNames: ['kind'],
  registers: [registry],
});

const aside = new Gauge({
  name: 'portal_set_aside',
  help: 'What was due, failed too often and is not tried until a person says so, by kind',
  labelNames: ['kind'],
  registers: [registry],
});

function forgetFailed(): void {
  waiting.reset();
  aside.reset();
}

async function countFailed(failedWork: FailedWork): Promise<void> {
  forgetFailed();
  for (const failed of await failedWork()) {
    waiting.set({ kind: failed.kind }, failed.waiting);
    aside.set({ kind: failed.kind }, failed.aside);
  }
}

const findings = new Gauge({
  name: 'portal_names_in_danger',
  help: 'Findings of the daily examination of names that are not mended, by kind',
  labelNames: ['kind'],
  registers: [registry],
});

async function readFindings(count: () => Promise<Record<string, number>>): Promise<void> {
  findings.reset();
  for (const [kind, many] of Object.entries(await count())) findings.set({ kind }, many);
}

const toReview = new Gauge({
  name: 'portal_desk_to_review',
  help: 'What somebody at the desk of the registry did alone that takes two people, and nobody looked at yet, by act',
  labelNames: ['act'],
  registers: [registry],
});

async function readToReview(count: () => Promise<Record<string, number>>): Promise<void> {
  toReview.reset();
  for (const [act, many] of Object.entries(await count())) toReview.set({ act }, many);
}

const backupAge = new Gauge({
  name: 'portal_backup_age_seconds',
  help: 'Age of the moment that the last backup is of: of those made (what=made), of those found to be good (what=verified)',
  labelNames: ['what'],
  registers: [registry],
});

/** How old the last backups are, in seconds; what was never made is not told. */
type BackupAges = () => Promise<Partial<Record<'made' | 'verified', number>>>;

async function readBackups(ages: BackupAges): Promise<void> {
  backupAge.reset();
  for (const [what, seconds] of Object.entries(await ages())) backupAge.set({ what }, seconds);
}

/** Measures every request that passes, by the name of its route. */
export const measureRequests =
  (nameOf: (path: string) => string): RequestHandler =>
  (request, response, next) => {
    const { method, path } = request;
    const finished = durations.startTimer({ method });
    response.once('finish', () => finished({ route: nameOf(path), status: response.statusCode }));
    next();
  };

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/** Whether an address is this machine's own. */
function isLoopback(address = ''): boolean {
  const plain = address.replace(/^::ffff:/, '');
  const family = isIP(plain);
  return family !== 0 && loopback.check(plain, family === 6 ? 'ipv6' : 'ipv4');
}

/** What is read where it lies, as it is when a collector asks. */
interface Read {
  countMails: () => Promise<Record<string, number>>;
  failedWork: FailedWork;
  backupAges: BackupAges;
  countFindings: () => Promise<Record<string, number>>;
  countToReview: () => Promise<Record<string, number>>;
}

/** The measurements, for a collector on this machine only: they are nobody else's business. */
export const metrics =
  ({ countMails, failedWork, backupAges, countFindings, countToReview }: Read): RequestHandler =>
  async (request, response, next) => {
    if (!isLoopback(request.ip)) return next();
    await readMails(countMails);
    // A database that does not answer is measured too: the rest is told without it.
    await countFailed(failedWork).catch(forgetFailed);
    await readBackups(backupAges).catch(() => backupAge.reset());
    await readFindings(countFindings).catch(() => findings.reset());
    await readToReview(countToReview).catch(() => toReview.reset());
    response.type(registry.contentType).send(await registry.metrics());
  };
