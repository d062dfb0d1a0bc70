import { type Settings, settings, useSettings } from '~/base/config.server';
import { testSettings } from '../settings';
import type { ThirdPartyEdge } from './edge';
import { settingsFor } from './settings';

/** The portal of a test on its own database, in front of somebody else's edge from now on. */
export function standInFrontOf(edge: ThirdPartyEdge, more: Partial<Settings> = {}): void {
  const { DATA_DIR, DATABASE_URL } = settings();
  const own = { DATA_DIR, ...(DATABASE_URL && { DATABASE_URL }) };
  useSettings({ ...testSettings({ ...own, ...settingsFor(edge) }), ...more });
}
