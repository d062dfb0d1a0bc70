import { defineConfig } from '@playwright/test';
import scenarios from '../e2e/playwright.config';

/**
 * What `npm test` leaves out: the portal killed, every other way in which an edge may be read, and the long scenarios once more
 * with the registry in another process.
 */
export default defineConfig<{ registryOutside: boolean }>({
  ...scenarios,
  testDir: '../e2e',
  outputDir: '../../test-results',
  globalSetup: '../e2e/support/demo-data.ts',
  projects: [
    { name: 'con-javascript', testMatch: 'medidas/*.long.spec.ts' },
    { name: 'borde-ajeno', use: { javaScriptEnabled: false }, testMatch: 'borde-ajeno*.long.spec.ts' },
    {
      name: 'registro-aparte',
      use: { registryOutside: true },
      testMatch: ['administracion.spec.ts', 'papeles.spec.ts'],
    },
  ],
});
