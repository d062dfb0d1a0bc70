import { openAsBlob } from 'node:fs';
import { type FileHandle, mkdir, open, readFile, rm, stat } from 'node:fs/promises';
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

/** Makes a file under a random name, without extension, that only this account can read; answers the name. */
export async function writeNew(write: (file: FileHandle) => Promise<void>): Promise<string> {
  await mkdir(folder(), { recursive: true, mode: 0o700 });
  const name = randomId();
  const file = await open(pathOf(name), 'wx+', 0o600);
  try {
    await write(file);
    await file.sync();
  } catch (error) {
    await removeKept(name); // a full disk leaves half of it
    throw error;
  } finally {
    await file.close();
  }
  return name;
}

/** Keeps some bytes so; answers the name. */
export const writeBytes = (bytes: Uint8Array): Promise<string> => writeNew((file) => file.writeFile(bytes));

/** Puts what was written into a file behind what is in another. */
export async function append(to: FileHandle, from: FileHandle): Promise<void> {
  for await (const chunk of from.createReadStream({ start: 0, autoClose: false })) await to.writeFile(chunk);
}

/** A kept file that is read as it is sent, however large. */
export const openKept = (guardadoComo: string, type: string): Promise<Blob> =>
  openAsBlob(pathOf(guardadoComo), { type });

export const sizeOfKept = async (guardadoComo: string): Promise<number> =>
  (await stat(pathOf(guardadoComo))).size;

export const readKept = (guardadoComo: string): Promise<Buffer<ArrayBuffer>> =>
  readFile(pathOf(guardadoComo));

/** Removing what is not there any more is no error. */
export const removeKept = (guardadoComo: string): Promise<void> => rm(pathOf(guardadoComo), { force: true });
