import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { randomId, settings } from '~/base/config.server';

/** Where they lie. */
export const folder = (): string => join(settings().DATA_DIR, 'tickets');

/** Only names that `writeNew` made are ever opened. */
const OURS = /^[\w-]{22}$/;

function pathOf(guardadoComo: string): string {
  if (!OURS.test(guardadoComo)) throw new Error('Not a name of a kept file');
  return join(folder(), guardadoComo);
}

/** Writes a file under a random name, without extension, that only this account can read; answers the name. */
export async function writeNew(bytes: Uint8Array): Promise<string> {
  await mkdir(folder(), { recursive: true, mode: 0o700 });
  const name = randomId();
  const file = await open(pathOf(name), 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } catch (error) {
    await removeKept(name); // a full disk leaves half of it
    throw error;
  } finally {
    await file.close();
  }
  return name;
}

export const readKept = (guardadoComo: string): Promise<Buffer<ArrayBuffer>> =>
  readFile(pathOf(guardadoComo));

/** Removing what is not there any more is no error. */
export const removeKept = (guardadoComo: string): Promise<void> => rm(pathOf(guardadoComo), { force: true });
