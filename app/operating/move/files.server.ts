import type { Connection, Database } from '~/database/connection.server';
import { sizeOnDisk } from '~/registry/edge/archivos/disk';
import { copyFromDisk } from '~/registry/edge/archivos/kept';
import { namedFiles } from '../backup/sound-store';

/** What was brought of the files, and those that are not what their rows say. */
interface Brought {
  files: number;
  bytes: number;
  faults: string[];
}

/**
 * Copies the files that rows name from the folder into the database, where every machine finds them; one that is there already is left
 * alone. They stay in the folder for whoever goes back.
 */
export async function bringFiles(target: Database | Connection): Promise<Brought> {
  const brought: Brought = { files: 0, bytes: 0, faults: [] };
  for (const { guardado_como, tamano } of await namedFiles(target)) {
    const here = await sizeOnDisk(guardado_como);
    const kept = here === undefined ? undefined : await copyFromDisk(guardado_como);
    if (kept !== tamano) brought.faults.push(`archivo ${guardado_como}: falta o no tiene ${tamano} bytes`);
    else {
      brought.files += 1;
      brought.bytes += kept;
    }
  }
  return brought;
}
