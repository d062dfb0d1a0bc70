import { test } from '@playwright/test';
import type { Browser as Firefox } from 'puppeteer-core';
import { ThirdPartyEdge } from '../../support/third-party/edge';
import { PLAIN } from '../../support/third-party/readings';
import { settingsFor } from '../../support/third-party/settings';
import type { Journey } from '../journeys/journey';
import { FirefoxBrowser, startFirefox } from './firefox-browser';
import { PortalProcess } from './portal-process';
import { expect } from './text-browser';

/** Walked in Firefox with its scripts, in front of somebody else's edge. */
export const walkedInFirefox = (journeys: Record<string, Journey>) =>
  test.describe('in Firefox, with its scripts', () => {
    test.describe.configure({ mode: 'default' });
    test.slow();
    let edge: ThirdPartyEdge;
    let portal: PortalProcess;
    let firefox: Firefox;
    let people: FirefoxBrowser[] = [];
    const visitor = () => {
      const person = new FirefoxBrowser(firefox, portal.url);
      people.push(person);
      return person;
    };

    test.beforeAll(async () => {
      edge = await ThirdPartyEdge.start(PLAIN);
      portal = await PortalProcess.serve(process.env.E2E_DEMO_DATA, settingsFor(edge));
      firefox = await startFirefox();
    });
    test.afterAll(async () => {
      await firefox?.close();
      await portal?.stop();
      await edge?.stop();
    });
    test.beforeEach(() => edge.beginAnew());
    test.afterEach(async () => {
      const complaints = people.flatMap((person) => person.complaints);
      for (const person of people) await person.close();
      people = [];
      expect(complaints).toEqual([]);
    });

    for (const [name, journey] of Object.entries(journeys))
      test(`a person ${name}`, () => journey({ edge, visitor, as: (login) => visitor().as(login) }));
  });
