import { chmod, type FileHandle, mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Files of lines that are there, whole, once they are said to be: also after the machine loses its power. */

async function synced(file: FileHandle, work: (file: FileHandle) => Promise<unknown>): Promise<void> {
  try {
    await work(file);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** What a folder names is on the disk only once the folder is. */
export const syncFolder = async (folder: string): Promise<void> =>
  synced(await open(folder, 'r'), async () => undefined);

/** Makes a folder that the server of the zones, which is another user, can read. */
export async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
}

/** Writes a file in a folder that there is; its name lasts once the folder is synced. What zones say is for everyone. */
export const writeLines = async (path: string, lineas: readonly string[]): Promise<void> =>
  synced(await open(path, 'w'), async (file) => {
    await file.chmod(0o644);
    await file.writeFile(`${lineas.join('\n')}\n`);
  });

/** Puts what was written aside in a file's place: whoever reads it finds the old one or the new one. */
export async function putInPlace(aside: string, path: string): Promise<void> {
  await rename(aside, path);
  await syncFolder(dirname(path));
}

export async function readLines(path: string): Promise<string[] | undefined> {
  try {
    return (await readFile(path, 'utf8')).split('\n').filter(Boolean);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
