import { defineConfig, devices } from '@playwright/test';
import { findChromium } from '../../app/commands/chromium.js';

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
/** Numbers are measured once, not once a project. */
const MEASURES = 'medidas/**';

const asRoot = process.getuid?.() === 0;

export default defineConfig<{ scriptsFail: boolean }>({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './support/demo-data.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...devices['Desktop Chrome'],
    locale: 'es-UY',
    timezoneId: 'America/Montevideo',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: await findChromium(), args: asRoot ? ['--no-sandbox'] : [] },
  },
  projects: [
    { name: 'con-javascript' },
    { name: 'sin-javascript', use: { javaScriptEnabled: false }, testIgnore: MEASURES },
    { name: 'scripts-rotos', use: { scriptsFail: true }, testIgnore: MEASURES },
    { name: 'telefono', use: PHONE, testIgnore: MEASURES },
  ],
});
