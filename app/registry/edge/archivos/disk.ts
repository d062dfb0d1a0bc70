import { openAsBlob } from 'node:fs';
import { type FileHandle, mkdir, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { randomId, settings } from '~/base/config.server';

/** Where files lie on this machine. */
export const folder = (): string => join(settings().DATA_DIR, 'tickets');

/** Only names that `writeOnDisk` made are ever opened. */
const OURS = /^[\w-]{22}$/;

function pathOf(guardadoComo: string): string {
  if (!OURS.test(guardadoComo)) throw new Error('Not a name of a kept file');
  return join(folder(), guardadoComo);
}

/** Makes a file under a random name, without extension, that only this account can read; answers the name. */
export async function writeOnDisk(write: (file: FileHandle) => Promise<void>): Promise<string> {
  await mkdir(folder(), { recursive: true, mode: 0o700 });
  const name = randomId();
  const file = await open(pathOf(name), 'wx+', 0o600);
  try {
    await write(file);
    await file.sync();
  } catch (error) {
    await removeFromDisk(name); // a full disk leaves half of it
    throw error;
  } finally {
    await file.close();
  }
  return name;
}

/** Puts what was written into a file behind what is in another. */
export async function append(to: FileHandle, from: FileHandle): Promise<void> {
  for await (const chunk of from.createReadStream({ start: 0, autoClose: false })) await to.writeFile(chunk);
}

/** A file on this machine, read as it is sent, however large. */
export const openOnDisk = (guardadoComo: string, type: string): Promise<Blob> =>
  openAsBlob(pathOf(guardadoComo), { type });

/** How large a file on this machine is; undefined where it is not there. */
export const sizeOnDisk = (guardadoComo: string): Promise<number | undefined> =>
  stat(pathOf(guardadoComo)).then(
    ({ size }) => size,
    () => undefined,
  );

/** A file on this machine in parts of so many bytes, one of them in memory. */
export async function* partsOnDisk(guardadoComo: string, bytes: number): AsyncGenerator<Buffer, void> {
  const file = await open(pathOf(guardadoComo), 'r');
  try {
    for (let at = 0; ; ) {
      const { bytesRead, buffer } = await file.read(Buffer.alloc(bytes), 0, bytes, at);
      if (bytesRead === 0) return;
      at += bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
  }
}

/** Removing what is not there any more is no error. */
export const removeFromDisk = (guardadoComo: string): Promise<void> =>
  rm(pathOf(guardadoComo), { force: true });
