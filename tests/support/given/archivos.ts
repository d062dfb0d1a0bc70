import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { writeOnDisk } from '~/registry/edge/archivos/disk';
import { filesInDatabase, inKeptFile } from '../observe/archivos';

/** Every file lies in this machine's folder, as all did before PostgreSQL had them. */
export async function filesAsBefore(): Promise<void> {
  await writeOnDisk(async () => undefined); // the folder
  for (const name of await filesInDatabase())
    writeFileSync(join(settings().DATA_DIR, 'tickets', name), await inKeptFile(name));
  await database().deleteFrom('archivos_guardados').execute();
}
