import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { now, stamp } from '~/base/clock.server';
import { randomId, type Settings, SettingsError, settings, useSettings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { writeHecho } from '~/database/installation-store';
import { withoutHurry } from '~/database/timeouts';
import { dateTime, money } from '~/format';
import { sizeOnDisk } from '~/registry/edge/archivos/disk';
import { bytesOfEach } from '~/registry/edge/archivos/parts-store';
import { destinoDns } from '~/registry/edge/dns/publicacion/destinos';
import { ordenDeDns } from '~/registry/edge/dns/publicacion/task';
import { auditHistoria } from '~/registry/edge/historia/audit';
import { damaged, readManifest } from './manifest';
import { putBack } from './restore.server';
import { ledger, moneyFaults, namedFiles, publishedState } from './sound-store';

const SAME = 'The servers have what the registry says.';

/** Zones as the backup has them, where nothing waited: each that had the serial that the registry says has to say the same. */
async function zonesThatDiffer(): Promise<string[]> {
  const { isWaiting, series } = await publishedState(database());
  if (isWaiting) return [];
  const found: string[] = [];
  const told = await ordenDeDns(['--check']);
  for (const line of told === SAME ? [] : told.split('\n')) {
    const zona = line.slice(0, line.indexOf(':'));
    const serie = await destinoDns().serie(zona);
    if (serie !== undefined && serie === series.get(zona)) found.push(line);
  }
  return found;
}

/** Every zone, written anew from the rows, says what the registry says. */
async function zonesAnew(): Promise<{ told: string; faults: string[] }> {
  const told = await ordenDeDns(['--all']);
  const after = await ordenDeDns(['--check']);
  return { told, faults: after === SAME ? [] : after.split('\n') };
}

/** What rows name is in the database, or lies in the folder: there is none that is in neither, or not whole. */
async function fileFaults(): Promise<{ files: number; faults: string[] }> {
  const named = await namedFiles(database());
  const bytes = await bytesOfEach(database());
  const faults: string[] = [];
  for (const { guardado_como, tamano } of named) {
    const size = bytes.get(guardado_como) ?? (await sizeOnDisk(guardado_como));
    if (size !== tamano) faults.push(`archivo ${guardado_como}: falta o no tiene ${tamano} bytes`);
  }
  return { files: named.length, faults };
}

/** Everything that can be asked of a registry that was put back into a scratch place. */
async function judge(): Promise<{ lines: string[]; faults: string[] }> {
  const differ = await zonesThatDiffer();
  const historia = await auditHistoria(database());
  const { cargos, importe } = await ledger(database());
  const ledgerFaults = await moneyFaults(database());
  const { files, faults: ofFiles } = await fileFaults();
  const zones = await zonesAnew();
  process.exitCode = 0; // what the orders of DNS said is told here
  return {
    lines: [
      `Historias revisadas: ${historia.dominios}. Con faltas: ${historia.faltas.length}.`,
      `Cargos: ${cargos}, por ${money(importe)}. Con faltas: ${ledgerFaults.length}.`,
      `Archivos: ${files}. Con faltas: ${ofFiles.length}.`,
      `Zonas escritas otra vez: ${Number.parseInt(zones.told, 10)}. Con diferencias: ${zones.faults.length + differ.length}.`,
    ],
    faults: [...historia.faltas, ...ledgerFaults, ...ofFiles, ...differ, ...zones.faults],
  };
}

/** A scratch place for a registry, and how it goes away. */
async function scratch(given: Settings): Promise<{ at: Settings; remove: () => Promise<void> }> {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'portal-verificar-'));
  const { DNS_API_URL: _, DNS_API_KEY: __, ...rest } = given;
  const files = () => rm(DATA_DIR, { recursive: true, force: true });
  if (!given.DATABASE_URL) return { at: { ...rest, DATA_DIR }, remove: files };
  const name = `portal_verificar_${randomId().toLowerCase().replace(/\W/g, '')}`;
  await sql`create database ${sql.id(name)}`.execute(database());
  const url = given.DATABASE_URL.replace(/^(postgres(?:ql)?:\/\/[^/]+\/)[^?]*/, `$1${name}`);
  return {
    at: { ...rest, DATA_DIR, DATABASE_URL: url },
    async remove() {
      await files();
      await sql`drop database if exists ${sql.id(name)} with (force)`.execute(database());
    },
  };
}

/** Puts a backup back into a scratch place and asks it everything; the portal's own data are left alone. */
export async function verifyBackup(folder: string): Promise<string> {
  const manifest = await readManifest(folder);
  const hurt = await damaged(folder, manifest);
  if (hurt.length > 0) throw new SettingsError(['El respaldo está dañado.', ...hurt].join('\n'));
  const given = settings();
  const { at, remove } = await scratch(given);
  useSettings(at);
  const judged = await withoutHurry(async () => {
    // Zones are compared as they were, before they are asked for anew.
    await putBack({ from: folder, manifest, first: async () => undefined });
    return judge();
  }).finally(async () => {
    await database().destroy();
    useSettings(given);
    await remove();
  });
  if (judged.faults.length > 0) {
    process.exitCode = 1;
    return [...judged.faults, ...judged.lines, 'El respaldo NO está bien.'].join('\n');
  }
  await writeHecho(
    database(),
    'respaldo-verificado',
    { momento: manifest.momento, verificado: stamp(now()) },
    now(),
  );
  return [...judged.lines, `El respaldo del ${dateTime(manifest.momento)} está bien.`].join('\n');
}
