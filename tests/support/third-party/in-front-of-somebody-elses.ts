import { afterEach } from 'vitest';
import { settings, useSettings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { onDemoData } from '../registry';
import { testSettings } from '../settings';
import { ThirdPartyEdge } from './edge';
import type { Readings } from './readings';
import { settingsFor } from './settings';

/** The demo accounts, and a portal whose registry is somebody else's: `arrive` starts their edge for one test. */
export function inFrontOfSomebodyElses() {
  onDemoData();
  const running: ThirdPartyEdge[] = [];
  afterEach(async () => {
    if (running.length > 0) await database().destroy();
    await Promise.all(running.splice(0).map((edge) => edge.stop()));
  });
  return async (readings: Partial<Readings> = {}): Promise<ThirdPartyEdge> => {
    const edge = await ThirdPartyEdge.start(readings);
    running.push(edge);
    useSettings(testSettings({ DATA_DIR: settings().DATA_DIR, DEMO: '1', ...settingsFor(edge) }));
    return edge;
  };
}
