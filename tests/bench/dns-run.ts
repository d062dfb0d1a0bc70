import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hayPowerDns } from '../support/dns/powerdns';
import { measureDns } from './dns';
import { measurePublication } from './dns-servidor';
import { filled } from './generate';
import { judge, report, say } from './report';

/** `npm run bench -- dns`: what is published, at two sizes, and how long a change takes until a real server answers it. */

/** Of nineteen changes in twenty (issue: DNS). */
const PUBLISHED_MS = 5000;
const [SMALL = 110_000, BIG = 1_500_000] = process.argv.slice(2).map(Number);

/** Whether changes were seen in time; where there is no server to see them at, that is said. */
async function isPublishedInTime(folder: string): Promise<boolean> {
  if (!hayPowerDns) {
    say('\nPublication at PowerDNS: not measured, it is not on this machine.');
    return true;
  }
  const { changes, perSecond, median, p95, unseen } = await measurePublication(folder);
  say(
    `\nPublication at PowerDNS, ${perSecond.toFixed(1)} changes a second: ${changes} changes, median ${median} ms, p95 ${p95} ms, ${unseen} never seen`,
  );
  return unseen === 0 && p95 <= PUBLISHED_MS;
}

const folder = mkdtempSync(join(tmpdir(), 'portal-medida-'));
try {
  const isInTime = await isPublishedInTime(join(folder, 'servidor'));
  const [small, big] = [await filled(folder, SMALL), await filled(folder, BIG)];
  const measures = await measureDns(folder, [small, SMALL], [big, BIG]);
  await Promise.all([small.destroy(), big.destroy()]);
  report(measures, SMALL, BIG);
  process.exitCode = judge(measures) && isInTime ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
