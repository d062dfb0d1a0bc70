import { now } from '../base/clock.server';
import { onceForSettings, type Settings } from '../base/config.server';
import { database } from '../database/connection.server';
import { migrate } from '../database/migrate.server';
import { untilDone } from '../database/read-only.server';
import { withoutHurry } from '../database/timeouts';
import { loadDemoAccounts } from '../identity/accounts.server';
import { loadDemoFactor } from '../identity/segundo-paso/demo.server';
import { refuseUnfinishedMove } from '../operating/move/progress';
import { loadDemo } from '../registry/edge/demo/demo';
import { loadReference } from '../registry/edge/demo/reference';

/**
 * What must be true before the first answer: the tables of this version, the reference data, and, where the settings
 * ask for it, the demo data. Whoever needs the database awaits it, so it also holds under stock `remix-serve`.
 */
export const prepared = onceForSettings((settings) => withoutHurry(() => untilDone(() => prepare(settings))));

async function prepare({ DEMO }: Settings): Promise<void> {
  await migrate(database());
  await refuseUnfinishedMove(database());
  await loadReference(database());
  if (!DEMO) return;
  await loadDemoAccounts(database());
  await loadDemoFactor(database());
  await loadDemo(database(), now());
}
