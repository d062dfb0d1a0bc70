import { test as base, expect } from '@playwright/test';
import { ThirdPartyEdge } from '../../support/third-party/edge';
import { PLAIN, type Readings } from '../../support/third-party/readings';
import { settingsFor } from '../../support/third-party/settings';
import { PortalProcess } from './portal-process';

interface Means {
  /** How the edge of this scenario reads the specification. */
  readings: Readings;
  edge: ThirdPartyEdge;
  portal: PortalProcess;
}

/** The built portal in front of somebody else's edge. */
export const test = base.extend<Means>({
  readings: [PLAIN, { option: true }],

  edge: async ({ readings }, use) => {
    const edge = await ThirdPartyEdge.start(readings);
    await use(edge);
    await edge.stop();
  },

  portal: async ({ edge }, use) => {
    const portal = await PortalProcess.serve(process.env.E2E_DEMO_DATA, settingsFor(edge));
    await use(portal);
    await portal.stop();
  },

  baseURL: async ({ portal }, use) => use(portal.url),
});

export { expect };
