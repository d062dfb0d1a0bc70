import { defineConfig, devices } from '@playwright/test';
import { findHeadless } from '../../app/commands/chromium.js';
import { inMemory, keepToOneFolder } from '../support/run-folder';

keepToOneFolder(inMemory());

export const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
/** Numbers are measured once, not once a project. */
const MEASURES = 'medidas/**';
/** Kills, and everything once more: `npm run siege -- largas` (decision 134). */
const LONG = '**/*.long.spec.ts';
/** Has an edge of its own: a project of its own. */
const THIRD_PARTY = 'borde-ajeno*.spec.ts';
/** What a real name server answers does not depend on the browser: it is asked in one project. */
const NAME_SERVER = 'dns-servidor.spec.ts';
/** What a browser does by itself, with its connection, its page cache, its keys or a script in the page. */
const IN_BROWSER = [
  'respuesta-perdida.spec.ts',
  'atras-despues-de-salir.spec.ts',
  'consulta-a-medias.spec.ts',
  'llave-de-acceso.spec.ts',
  'pulsar-enseguida.spec.ts',
  'pagina-que-tarda.spec.ts',
];
/** The desk ships no scripts: what they would make of it is no question. */
const DESK = 'oficina*.spec.ts';
/** Its pages are looked at on both screens where they are walked. */
const DESK_PAGES = 'oficina-paginas.spec.ts';
const ELSEWHERE = [LONG, MEASURES, THIRD_PARTY, NAME_SERVER, ...IN_BROWSER];
/** Looks at many pages of which none depends on whether a script arrives: with scripts, without, and small. */
const STATES = 'administracion-estados.spec.ts';
/** What the registry keeps and undoes, whoever asks for it: once, as plain forms. */
const KEPT = 'palabra.spec.ts';
/**
 * The same forms and dialogs as elsewhere: a script that fails, or a small screen, makes no difference of their own. How each
 * state and dialog of a domain looks on a small screen is in `STATES`.
 */
const SAME_FORMS = ['administracion.spec.ts'];
/** Of forms whose script fails, what has rows, files, steps and dialogs is walked; the rest has nothing else. */
const NO_OTHER_FORMS = ['escritorio.spec.ts'];
/** The longest forms, with scripts and without here; on a small screen and where scripts fail with the long ones. */
const DIALOGS = ['dns.spec.ts'];
/**
 * Forms like others: with scripts here. As plain forms they are pressed by the tests of documents; in a browser, and on a small
 * screen, with the long ones.
 */
export const LIKE_OTHERS = ['papeles.spec.ts', 'transferencias.spec.ts'];
/** How the desk looks on a small screen is seen with its pages; what is done there is walked on one with the long ones. */
export const DESK_WALKS = 'oficina.spec.ts';

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
      executablePath: await findHeadless(),
      args: asRoot ? [...QUIET, '--no-sandbox'] : QUIET,
    },
  },
  projects: [
    { name: 'con-javascript', testIgnore: [LONG, THIRD_PARTY, KEPT, DESK] },
    { name: 'sin-javascript', use: { javaScriptEnabled: false }, testIgnore: [...ELSEWHERE, ...LIKE_OTHERS] },
    {
      name: 'scripts-rotos',
      use: { scriptsFail: true },
      testIgnore: [
        ...[...ELSEWHERE, STATES, KEPT, DESK, ...SAME_FORMS],
        ...[...NO_OTHER_FORMS, ...DIALOGS, ...LIKE_OTHERS],
      ],
    },
    {
      name: 'telefono',
      use: PHONE,
      testIgnore: [...ELSEWHERE, KEPT, DESK_PAGES, DESK_WALKS, ...SAME_FORMS, ...DIALOGS, ...LIKE_OTHERS],
    },
    {
      name: 'registro-aparte',
      use: { registryOutside: true },
      testMatch: ['compra.spec.ts', 'disponibilidad.spec.ts'],
    },
    { name: 'borde-ajeno', use: { javaScriptEnabled: false }, testMatch: THIRD_PARTY, testIgnore: LONG },
  ],
});
