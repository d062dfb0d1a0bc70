import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Settings, settings, useSettings } from '~/base/config.server';
import { prepared } from '~/serving/prepare.server';
import { temporaryFolder, testSettings } from '../support/settings';

const SESSION_SECRET = 'un-secreto-de-pruebas-de-32-letras-o-mas';
const place = temporaryFolder();

/** Where a siege takes place: what a portal is given, and the same as this process reads it. */
export interface Ground {
  given: Record<string, string> & { DATA_DIR: string };
  data: Settings;
}

/** A folder with a registry in it, of its own for each name; this process looks at it until it is given another. */
export async function ground(name: string, more: Record<string, string> = {}): Promise<Ground> {
  const given = { DATA_DIR: join(place, name), SESSION_SECRET, ...more };
  mkdirSync(given.DATA_DIR, { recursive: true });
  useSettings(testSettings(given));
  await prepared();
  return { given, data: settings() };
}
