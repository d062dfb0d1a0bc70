import { defineConfig } from '@playwright/test';
import scenarios, { DESK_WALKS, LIKE_OTHERS, PHONE } from '../e2e/playwright.config';

/**
 * What `npm test` leaves out: the portal killed, every other way in which an edge may be read, the rest of what is walked in
 * Firefox, and the long scenarios once more without scripts, on a phone, where scripts fail, and with the registry in another process.
 */
export default defineConfig<{ scriptsFail: boolean; registryOutside: boolean }>({
  ...scenarios,
  testDir: '../e2e',
  outputDir: '../../test-results',
  globalSetup: '../e2e/support/demo-data.ts',
  projects: [
    { name: 'con-javascript', testMatch: 'medidas/*.long.spec.ts' },
    { name: 'sin-javascript', use: { javaScriptEnabled: false }, testMatch: LIKE_OTHERS },
    { name: 'telefono', use: PHONE, testMatch: ['dns.spec.ts', DESK_WALKS, 'papeles.spec.ts'] },
    { name: 'scripts-rotos', use: { scriptsFail: true }, testMatch: 'dns.spec.ts' },
    { name: 'borde-ajeno', use: { javaScriptEnabled: false }, testMatch: 'borde-ajeno*.long.spec.ts' },
    {
      name: 'registro-aparte',
      use: { registryOutside: true },
      testMatch: ['administracion.spec.ts', 'papeles.spec.ts', 'transferencias.spec.ts'],
    },
  ],
});
