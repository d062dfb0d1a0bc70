import { expect, test } from '@playwright/test';
import { PortTaken } from '../../support/free-port';
import { PortalProcess } from '../support/portal-process';

test('a portal of a test is its own, also where another one answers at the port that it was given', async () => {
  const first = await PortalProcess.start(process.env.E2E_DEMO_DATA);
  try {
    const { port } = new URL(first.url);
    await expect(PortalProcess.startAt(port, process.env.E2E_DEMO_DATA)).rejects.toThrow(PortTaken);
    expect((await fetch(`${first.url}/estado`)).status).toBe(200);
  } finally {
    await first.stop();
  }
});
