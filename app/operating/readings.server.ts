import { now } from '~/base/clock.server';
import { settings } from '~/base/config.server';
import { connectionsOf, database, readOnlyOf, replicaOf } from '~/database/connection.server';
import type { Needs } from '~/front-door/state.server';
import { countUnsent, oldestWaiting } from '~/registry/edge/mail/store';
import { countPorRevisar } from '~/registry/edge/oficina/por-aprobar/store';
import { countPorTipo } from '~/registry/edge/peligros/store';
import { failedWork } from '~/registry/edge/tasks/tasks.server';
import type { Readings } from '~/serving/gauges.server';
import { backupAges } from './backup/ages.server';

const secondsSince = (moment: string): number =>
  Math.max(0, Math.round((now().epochMilliseconds - Date.parse(moment)) / 1000));

/** What the portal measures, for one who asks now: `/metrics` for a collector, `/estado/listo?detalle` for a person. */
export function readingsOf(needs: Needs): Readings {
  let asked: ReturnType<typeof failedWork> | undefined;
  /** Asked once for all that is told of it. */
  const failed = () => {
    asked ??= failedWork();
    return asked;
  };
  return {
    mails: () => countUnsent(database()),
    waiting: async () => Object.fromEntries((await failed()).map(({ kind, waiting }) => [kind, waiting])),
    aside: async () => Object.fromEntries((await failed()).map(({ kind, aside }) => [kind, aside])),
    async ages() {
      const since = (await failed()).map((each) => [each.kind, each.since] as const);
      const queues = [...since, ['correo', await oldestWaiting(database())] as const];
      return Object.fromEntries(
        queues.flatMap(([queue, from]) => (from ? [[queue, secondsSince(from)]] : [])),
      );
    },
    backups: backupAges,
    findings: () => countPorTipo(database()),
    toReview: () => countPorRevisar(database()),
    connections: async () => connectionsOf(database()),
    replica: async () => replicaOf(database())?.reading ?? {},
    needs: async () =>
      Object.fromEntries(Object.entries(await needs()).map(([need, answers]) => [need, answers ? 1 : 0])),
  };
}

const begun = Date.now();

/** The same for a person who asks at once how it is; what cannot be read is told as that. */
export async function detailOf(readings: Readings): Promise<object> {
  const { DATABASE_URL, REGISTRY_API_URL } = settings();
  const told: Record<string, unknown> = {};
  for (const [name, read] of Object.entries(readings))
    told[name] = await read().catch(() => 'no se pudo leer');
  return {
    node: process.version,
    encendidoSegundos: Math.round((Date.now() - begun) / 1000),
    base: DATABASE_URL ? 'PostgreSQL' : 'SQLite',
    registro: REGISTRY_API_URL ? 'otro' : 'propio',
    soloLectura: readOnlyOf(database()) !== undefined,
    ...told,
  };
}
