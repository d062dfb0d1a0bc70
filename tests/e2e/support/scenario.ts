import { type BrowserContext, test as base, type ConsoleMessage, expect } from '@playwright/test';
import { PortalProcess } from './portal-process';

interface Means {
  /** The portal of this scenario, with the demo data and nothing else. */
  portal: PortalProcess;
  /** What the browser complained of, checked when the scenario ends. */
  complaints: string[];
}

interface Ways {
  /** Whether every script request fails on its way. */
  scriptsFail: boolean;
  /** Whether the registry is another process, asked over HTTP. */
  registryOutside: boolean;
  /** What this portal is told besides what all are. */
  portalSettings: Record<string, string>;
}

/** A refused form or a page that does not exist is an answer; Chromium reports it as an error all the same. */
const EXPECTED = /the server responded with a status of (400|403|404|409|413|422|429)/;
const ABORTED = /net::ERR_FAILED/;

const isComplaint = (message: ConsoleMessage): boolean =>
  message.type() === 'error' && !EXPECTED.test(message.text());

async function breakScripts(context: BrowserContext): Promise<void> {
  await context.route('**/*', (route) =>
    route.request().resourceType() === 'script' || route.request().url().endsWith('.js')
      ? route.abort()
      : route.fallback(),
  );
}

/** Whether the scripts of this scenario's browser run: what they put in the place of a plain form is waited for only then. */
export function scriptsRun(): boolean {
  const use: Partial<Ways> & { javaScriptEnabled?: boolean } = base.info().project.use;
  return use.javaScriptEnabled !== false && use.scriptsFail !== true;
}

/** One scenario, run by every project: with scripts, without them, with scripts that fail, on a small phone. */
export const test = base.extend<Means & Ways>({
  scriptsFail: [false, { option: true }],
  registryOutside: [false, { option: true }],
  portalSettings: [{}, { option: true }],

  portal: async ({ registryOutside, portalSettings }, use) => {
    const start = registryOutside ? PortalProcess.serveInFrontOfAnother : PortalProcess.serve;
    const portal = await start(process.env.E2E_DEMO_DATA, portalSettings);
    await use(portal);
    await portal.stop();
  },

  baseURL: async ({ portal }, use) => use(portal.url),

  complaints: async ({ scriptsFail }, use) => {
    const complaints: string[] = [];
    await use(complaints);
    expect(complaints.filter((text) => !(scriptsFail && ABORTED.test(text)))).toEqual([]);
  },

  context: async ({ context, scriptsFail, complaints }, use) => {
    if (scriptsFail) await breakScripts(context);
    context.on('console', (message) => void (isComplaint(message) && complaints.push(message.text())));
    context.on('weberror', (error) => void complaints.push(String(error.error())));
    await use(context);
  },
});

export { expect };
