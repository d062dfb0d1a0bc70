import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Temporal } from 'temporal-polyfill';
import { now } from '~/base/clock.server';
import { type Settings, SettingsError, settings, useSettings } from '~/base/config.server';
import { secretsThatCount } from '~/base/secrets.server';
import { database } from '~/database/connection.server';
import { inTransaction } from '~/database/in-transaction';
import { migrate } from '~/database/migrate.server';
import { withoutHurry } from '~/database/timeouts';
import { dateTime } from '~/format';
import { requestAllZones } from '~/registry/edge/dns/publicacion/task';
import { secretMark } from './create.server';
import { DATABASE_FILE, damaged, FOLDERS, type Manifest, readManifest } from './manifest';
import { restorePostgres } from './postgres-programs';
import { forgetOriginal, holdMail, passOverSerials } from './restored-store';

const isEmpty = async (folder: string): Promise<boolean> =>
  (await readdir(folder).catch(() => [])).length === 0;

/** Nothing is put over data that somebody may need. */
async function refuseLiving({ DATA_DIR, DATABASE_URL }: Settings): Promise<void> {
  const there = await readdir(DATA_DIR).catch(() => []);
  for (const name of FOLDERS)
    if (!(await isEmpty(join(DATA_DIR, name))))
      throw new SettingsError(
        `DATA_DIR: ya tiene datos (${name}). Restaure en una carpeta vacía. No se hizo nada.`,
      );
  if (there.some((name) => name.startsWith('portal.sqlite')))
    throw new SettingsError(
      'DATA_DIR: ya tiene una base de datos. Restaure en una carpeta vacía. No se hizo nada.',
    );
  if (!DATABASE_URL) return;
  const tables = await database().introspection.getTables();
  if (tables.length > 0)
    throw new SettingsError('DATABASE_URL: la base ya tiene tablas. Restaure en una vacía. No se hizo nada.');
}

/** A backup, where it lies, and what is done with its registry before anything is served from it. */
interface Given {
  from: string;
  manifest: Manifest;
  first: () => Promise<void>;
}

/** What a database that was put back is told before anything is served from it. */
async function prepareRestored({ manifest: { momento }, first }: Given): Promise<number> {
  await migrate(database());
  const seconds = Temporal.Instant.from(momento).until(now()).total('seconds');
  const held = await inTransaction(database(), async (trx) => {
    await forgetOriginal(trx);
    await passOverSerials(trx, seconds);
    return holdMail(trx);
  });
  await first();
  return held;
}

/** SQLite's file is made ready under another name, and is whole when it gets its own. */
async function putSqlite(backup: Given, given: Settings): Promise<number> {
  const aside = join(given.DATA_DIR, '.restaurando');
  await mkdir(aside, { recursive: true, mode: 0o700 });
  await cp(join(backup.from, DATABASE_FILE.sqlite), join(aside, 'portal.sqlite'));
  useSettings({ ...given, DATA_DIR: aside });
  const held = await prepareRestored(backup);
  await database().destroy();
  useSettings(given);
  await rename(join(aside, 'portal.sqlite'), join(given.DATA_DIR, 'portal.sqlite'));
  await rm(aside, { recursive: true });
  return held;
}

async function putPostgres(backup: Given, url: string): Promise<number> {
  await restorePostgres(url, join(backup.from, DATABASE_FILE.postgres));
  return prepareRestored(backup);
}

/** Puts a backup where the settings in force say; answers how much mail is held. Files come first: rows name them. */
export async function putBack(backup: Given): Promise<number> {
  const { from, manifest } = backup;
  const given = settings();
  if ((given.DATABASE_URL ? 'postgres' : 'sqlite') !== manifest.motor)
    throw new SettingsError(
      `El respaldo es de ${manifest.motor === 'sqlite' ? 'SQLite: quite' : 'PostgreSQL: ponga'} DATABASE_URL. No se hizo nada.`,
    );
  await refuseLiving(given);
  await mkdir(given.DATA_DIR, { recursive: true, mode: 0o700 });
  for (const name of FOLDERS)
    await cp(join(from, name), join(given.DATA_DIR, name), { recursive: true, force: false }).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
      },
    );
  return given.DATABASE_URL ? putPostgres(backup, given.DATABASE_URL) : putSqlite(backup, given);
}

/** `npm run backup -- restore FOLDER`. */
export async function restoreBackup(from: string): Promise<string> {
  const manifest = await readManifest(from);
  const faults = await damaged(from, manifest);
  if (faults.length > 0)
    throw new SettingsError(['El respaldo está dañado. No se hizo nada.', ...faults].join('\n'));
  const held = await withoutHurry(() => putBack({ from, manifest, first: requestAllZones }));
  return [
    `Restaurado como estaba el ${dateTime(manifest.momento)}.`,
    `Correo retenido: ${held}. El original puede haberlo enviado: npm run backup -- mail send | discard`,
    'Las zonas se publican otra vez al iniciar el portal, con series mayores que las de antes.',
    ...(secretsThatCount(settings()).map(secretMark).includes(manifest.secreto) ? [] : [OTHER_SECRET]),
    'No estaban en el respaldo: SESSION_SECRET, las demás variables de entorno, y las claves de firma de PowerDNS.',
  ].join('\n');
}

const OTHER_SECRET =
  'SESSION_SECRET no es el del original: las sesiones abiertas y las claves de firma del proveedor incluido no se pueden leer con este.';
