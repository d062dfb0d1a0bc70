import { now } from '~/base/clock.server';
import { database } from '~/database/connection.server';
import { DnsAsker } from '~/registry/edge/peligros/dns-asker';
import { peligrosCon } from '~/registry/edge/peligros/task';

/** A process that examines names for so many seconds, whose servers listen on this machine at that port; every name is due. */
const [port, seconds] = process.argv.slice(2).map(Number);
const DUE = { hours: 49 };

const job = peligrosCon({
  alcance: { privadas: true, puerto: port ?? 0 },
  asker: new DnsAsker(),
});
const before = process.cpuUsage();
const begun = performance.now();
const done = await job.turn({
  database: database(),
  clock: () => now().add(DUE),
  signal: AbortSignal.timeout((seconds ?? 0) * 1000),
});
const { user, system } = process.cpuUsage(before);
process.send?.({ done, took: (performance.now() - begun) / 1000, core: (user + system) / 1e6 });
await database().destroy();
process.disconnect();
