import { test } from '@playwright/test';
import { ThirdPartyEdge } from '../support/third-party/edge';
import { COVERING, inWords, PLAIN } from '../support/third-party/readings';
import { settingsFor } from '../support/third-party/settings';
import { administration } from './journeys/administration';
import { desk } from './journeys/desk';
import { dns } from './journeys/dns';
import type { Walk } from './journeys/journey';
import { purchase } from './journeys/purchase';
import { transfers } from './journeys/transfers';
import { PortalProcess } from './support/portal-process';
import { TextBrowser } from './support/text-browser';

const JOURNEYS = { ...purchase, ...desk, ...administration, ...dns, ...transfers };

/** The built portal and somebody else's edge, once for all who walk there in a text browser. */
for (const readings of [PLAIN, ...COVERING])
  test.describe(`in a text browser, in front of an edge read ${inWords(readings)}`, () => {
    test.describe.configure({ mode: 'default' });
    let edge: ThirdPartyEdge;
    let portal: PortalProcess;
    const visitor = () => new TextBrowser(portal.url);

    test.beforeAll(async () => {
      edge = await ThirdPartyEdge.start(readings);
      portal = await PortalProcess.serve(process.env.E2E_DEMO_DATA, settingsFor(edge));
    });
    test.afterAll(async () => {
      await portal?.stop();
      await edge?.stop();
    });
    test.beforeEach(() => edge.beginAnew());

    for (const [name, journey] of Object.entries(JOURNEYS))
      test(`a person ${name}`, () => {
        const walk: Walk = { edge, visitor, as: (login) => visitor().as(login) };
        return journey(walk);
      });
  });
