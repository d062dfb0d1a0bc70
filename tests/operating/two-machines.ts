import { database } from '~/database/connection.server';
import { Besieged } from '../siege/besieged';
import { ground } from '../siege/ground';
import { type Row, row } from '../siege/report';
import { freePort } from '../support/free-port';
import { startPostgres } from '../support/postgres';
import { temporaryFolder } from '../support/settings';
import { databaseAt, onServer } from '../support/templates';
import { ask, asTwoMachines, type Machine, peopleOfTwoMachines, until, zonesAt } from './as-two-machines';
import { nginxBefore } from './nginx';

const machineOf = (portal: Besieged, folder: string): Machine => ({
  url: portal.url,
  folder,
  command: (words) => portal.command(words),
  cutOff: () => void process.kill(portal.pid, 'SIGSTOP'),
  rejoin: () => void process.kill(portal.pid, 'SIGCONT'),
});

/** Two machines, each with a folder of its own, behind the shipped nginx, on one PostgreSQL. */
export async function* twoMachines(): AsyncGenerator<Row> {
  const server = await startPostgres({ durable: true });
  await onServer(server.url, 'CREATE DATABASE maquinas');
  const port = await freePort();
  const { given: place } = await ground('maquinas', {
    DATABASE_URL: databaseAt(server.url, 'maquinas'),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
  });
  await peopleOfTwoMachines();
  const folder = temporaryFolder();
  const portals = [await Besieged.at(place), await Besieged.at({ ...place, DATA_DIR: folder })] as const;
  const one = machineOf(portals[0], place.DATA_DIR);
  const other = machineOf(portals[1], folder);
  await portals[0].start();
  const nginx = await nginxBefore(port, [Number(new URL(one.url).port)]);
  try {
    yield await row('a second machine is added', async () => {
      await until(() => zonesAt(one).length > 0);
      const begun = performance.now();
      await portals[1].start();
      const { status } = await ask(other, '/estado/listo');
      return {
        figures: `it answers ${status} after ${Math.round(performance.now() - begun)} ms`,
        ok: status === 200,
      };
    });
    yield* asTwoMachines(one, other, { api: nginx.url, mails: 1000 });
  } finally {
    for (const portal of portals) await portal.end('SIGTERM');
    await nginx.stop();
    await database().destroy();
    await server.stop();
  }
}
