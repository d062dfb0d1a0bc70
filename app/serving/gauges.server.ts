import { Gauge, type Registry } from 'prom-client';
import { log } from '../base/log.server';

/** Numbers by one label, read where they lie: they hold whichever process is asked. */
type Reading = () => Promise<Partial<Record<string, number>>>;

/** What is read when a collector asks; whoever knows says it. */
export interface Readings {
  /** Mails that have not left, by state. */
  mails: Reading;
  /** Due work that failed and waits for its next try, by kind. */
  waiting: Reading;
  /** Due work that is not tried until a person says so, by kind. */
  aside: Reading;
  /** How many seconds what waits longest has waited, by queue. */
  ages: Reading;
  /** How old the last backups are, in seconds; what was never made is not told. */
  backups: Reading;
  /** Findings of the daily examination of names, by kind. */
  findings: Reading;
  /** What somebody at the desk did alone that takes two people, by act. */
  toReview: Reading;
  /** Connections to the database, by what they are doing. */
  connections: Reading;
  /** How the replica stands, and for how many seconds something has been written that it does not have. */
  replica: Reading;
  /** Whether what the portal cannot serve without answers: 1 or 0. */
  needs: Reading;
}

const GAUGES: Record<keyof Readings, { name: string; label: string; help: string }> = {
  mails: {
    name: 'portal_mails',
    label: 'estado',
    help: 'Mails that have not left: that wait (pendiente), that nobody took (fallido), and that a restored copy holds (retenido)',
  },
  waiting: {
    name: 'portal_due_waiting',
    label: 'kind',
    help: 'What was due, failed and waits for its next try, by kind',
  },
  aside: {
    name: 'portal_set_aside',
    label: 'kind',
    help: 'What was due, failed too often and is not tried until a person says so, by kind',
  },
  ages: {
    name: 'portal_queue_age_seconds',
    label: 'queue',
    help: 'How long what waits longest has waited: mail that did not leave (correo), and due work that failed and is tried again, by kind',
  },
  backups: {
    name: 'portal_backup_age_seconds',
    label: 'what',
    help: 'Age of the moment that the last backup is of: of those made (what=made), of those found to be good (what=verified)',
  },
  findings: {
    name: 'portal_names_in_danger',
    label: 'kind',
    help: 'Findings of the daily examination of names that are not mended, by kind',
  },
  toReview: {
    name: 'portal_desk_to_review',
    label: 'act',
    help: 'What somebody at the desk of the registry did alone that takes two people, and nobody looked at yet, by act',
  },
  connections: {
    name: 'portal_database_connections',
    label: 'state',
    help: 'Connections of this process to PostgreSQL: lent (busy), free (idle), and requests that wait for one (waiting)',
  },
  replica: {
    name: 'portal_replica_lag_seconds',
    label: 'state',
    help: 'For how long something has been written that the replica does not have, by how it stands for this process; nothing without a replica',
  },
  needs: {
    name: 'portal_dependency_up',
    label: 'dependency',
    help: 'Whether the database and the registry answer (1) or not (0), as /estado/listo says',
  },
};
const isMeasured = (name: string): name is keyof Readings => name in GAUGES;
const KEYS = Object.keys(GAUGES).filter(isMeasured);

/** Answers how to read all of them anew. One that cannot be read is told as nothing, and the others as they are. */
export function gaugesOf(registry: Registry): (readings: Readings) => Promise<void> {
  const gauges = KEYS.map((key) => {
    const { name, label, help } = GAUGES[key];
    return { key, label, gauge: new Gauge({ name, help, labelNames: [label], registers: [registry] }) };
  });
  return async (readings) => {
    for (const { key, label, gauge } of gauges) {
      gauge.reset();
      try {
        for (const [of, value] of Object.entries(await readings[key]()))
          if (value !== undefined) gauge.set({ [label]: of }, value);
      } catch (error) {
        log.warn({ error, medida: GAUGES[key].name }, 'a measurement could not be read');
      }
    }
  };
}
