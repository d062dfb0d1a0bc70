import { PortalProcess } from './portal-process';

/** The demo data is made once a run; every scenario starts from a copy of it. */
export default async function makeDemoData(): Promise<() => Promise<void>> {
  const portal = await PortalProcess.start();
  await portal.end();
  process.env.E2E_DEMO_DATA = portal.folder;
  return () => portal.stop();
}
