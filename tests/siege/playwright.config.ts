import { defineConfig } from '@playwright/test';
import scenarios, { PHONE } from '../e2e/playwright.config';

/**
 * What `npm test` leaves out: the portal killed, every other way in which an edge may be read, the rest of what is walked in
 * Firefox, and the long scenarios once more on a phone, where scripts fail, and with the registry in another process.
 */
export default defineConfig<{ scriptsFail: boolean; registryOutside: boolean }>({
  ...scenarios,
  testDir: '../e2e',
  outputDir: '../../test-results',
  globalSetup: '../e2e/support/demo-data.ts',
  projects: [
    { name: 'con-javascript', testMatch: 'medidas/*.long.spec.ts' },
    { name: 'telefono', use: PHONE, testMatch: 'dns.spec.ts' },
    { name: 'scripts-rotos', use: { scriptsFail: true }, testMatch: 'dns.spec.ts' },
    { name: 'borde-ajeno', use: { javaScriptEnabled: false }, testMatch: 'borde-ajeno*.long.spec.ts' },
    {
      name: 'registro-aparte',
      use: { registryOutside: true },
      testMatch: ['administracion.spec.ts', 'papeles.spec.ts', 'transferencias.spec.ts'],
    },
  ],
});
