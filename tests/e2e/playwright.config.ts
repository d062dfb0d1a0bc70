import { defineConfig, devices } from '@playwright/test';
import { findChromium } from '../../app/commands/chromium.js';
import { inMemory, keepToOneFolder } from '../support/run-folder';

keepToOneFolder(inMemory());

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
/** Numbers are measured once, not once a project. */
const MEASURES = 'medidas/**';
/** Has an edge of its own: a project of its own. */
const THIRD_PARTY = 'borde-ajeno*.spec.ts';
/** What a real name server answers does not depend on the browser: it is asked in one project. */
const NAME_SERVER = 'dns-servidor.spec.ts';
const ELSEWHERE = [MEASURES, THIRD_PARTY, NAME_SERVER];
/** Looks at many pages of which none depends on whether a script arrives: with scripts, without, and small. */
const STATES = 'administracion-estados.spec.ts';

const asRoot = process.getuid?.() === 0;
/** A browser that talks to nobody but the portal. */
const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig<{ scriptsFail: boolean; registryOutside: boolean }>({
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
    // A trace costs a quarter of every run: `--trace retain-on-failure` makes one of a scenario that is looked into.
    trace: 'off',
    launchOptions: {
      executablePath: await findChromium(),
      args: asRoot ? [...QUIET, '--no-sandbox'] : QUIET,
    },
  },
  projects: [
    { name: 'con-javascript', testIgnore: THIRD_PARTY },
    { name: 'sin-javascript', use: { javaScriptEnabled: false }, testIgnore: ELSEWHERE },
    { name: 'scripts-rotos', use: { scriptsFail: true }, testIgnore: [...ELSEWHERE, STATES] },
    { name: 'telefono', use: PHONE, testIgnore: ELSEWHERE },
    {
      name: 'registro-aparte',
      use: { registryOutside: true },
      testMatch: [
        'administracion.spec.ts',
        'compra.spec.ts',
        'disponibilidad.spec.ts',
        'transferencias.spec.ts',
      ],
    },
    { name: 'borde-ajeno', use: { javaScriptEnabled: false }, testMatch: THIRD_PARTY },
  ],
});
