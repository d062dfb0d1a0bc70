import { test } from '@playwright/test';
import { ThirdPartyEdge } from '../../support/third-party/edge';
import { inWords, type Readings } from '../../support/third-party/readings';
import { settingsFor } from '../../support/third-party/settings';
import type { Walk } from '../journeys/journey';
import { JOURNEYS } from '../journeys/journeys';
import { PortalProcess } from './portal-process';
import { TextBrowser } from './text-browser';

/** The built portal and somebody else's edge, once for all who walk there in a text browser. */
export const walkedInTextBrowser = (readings: Partial<Readings>) =>
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
