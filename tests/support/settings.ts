import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings, type Settings } from '~/base/config.server';

/** A folder of this run's own. */
export const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), 'portal-prueba-'));

/** Settings of a test: nothing of the machine's environment reaches them. */
export const testSettings = (given: Record<string, string> = {}): Settings =>
  readSettings({
    NODE_ENV: 'test',
    PUBLIC_URL: 'http://portal.test',
    SESSION_SECRET: 'un-secreto-de-pruebas-de-32-letras-o-mas',
    DEMO: '0',
    PASSWORD_COST: '4', // what makes a real one slow is tried by its own test
    ...given,
  });
