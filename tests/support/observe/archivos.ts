import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { settings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { openKept } from '~/registry/edge/archivos/kept';

/** What lies in the folder of this machine. */
export function filesInFolder(): string[] {
  try {
    return readdirSync(join(settings().DATA_DIR, 'tickets')).sort();
  } catch {
    return [];
  }
}

/** What is kept in the database, for every machine. */
export async function filesInDatabase(): Promise<string[]> {
  const rows = await database().selectFrom('archivos_guardados').select('guardado_como').execute();
  return rows.map(({ guardado_como }) => guardado_como).sort();
}

/** The files that are kept, wherever this engine has them. */
export const keptFiles = async (): Promise<string[]> => [
  ...new Set([...(await filesInDatabase()), ...filesInFolder()]),
];

/** What is in a kept file. */
export const inKeptFile = async (guardado_como: string): Promise<Buffer> =>
  Buffer.from(
    await (await openKept({ guardado_como, nombre: 'a', tipo: 'application/octet-stream' })).arrayBuffer(),
  );
