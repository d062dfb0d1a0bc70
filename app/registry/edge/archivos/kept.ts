import { now } from '~/base/clock.server';
import { randomId } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { inTransaction } from '~/database/in-transaction';
import { isPostgres } from '~/database/is-postgres';
import { openOnDisk, partsOnDisk, removeFromDisk, sizeOnDisk, writeOnDisk } from './disk';
import { FileInParts } from './file-in-parts';
import { deleteKept, findKept, insertKept, listParts, PART_BYTES } from './parts-store';

/**
 * Files that people sent, and those that are made for them. On PostgreSQL, which several machines may share, they are in the
 * database; beside SQLite, which is one machine's, in its folder. What a machine wrote into its folder before is read from there
 * until it is brought (decision 124).
 */
const areShared = (): boolean => isPostgres(database());

function* inParts(bytes: Uint8Array): Generator<Buffer, void> {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < all.length; at += PART_BYTES) yield all.subarray(at, at + PART_BYTES);
}

/** Keeps some bytes; answers the random name under which they are, which their row has to say within the hour. */
export async function writeBytes(bytes: Uint8Array): Promise<string> {
  if (!areShared()) return writeOnDisk((file) => file.writeFile(bytes));
  const name = randomId();
  await inTransaction(database(), (trx) => insertKept(trx, name, inParts(bytes), now()));
  return name;
}

/** Has every machine find a file of this one; it stays here too. Answers how many bytes are kept of it. */
export const copyFromDisk = (guardadoComo: string): Promise<number> =>
  inTransaction(database(), (trx) =>
    insertKept(trx, guardadoComo, partsOnDisk(guardadoComo, PART_BYTES), now()),
  );

/** Puts a file that was just written on this machine where files are kept. */
export async function moveFromDisk(guardadoComo: string): Promise<void> {
  if (!areShared()) return;
  await copyFromDisk(guardadoComo).finally(() => removeFromDisk(guardadoComo));
}

/** What its row says of it. */
interface Said {
  guardado_como: string;
  nombre: string;
  tipo: string;
}

/** A kept file, read as it is sent, however large. */
export async function openKept({ guardado_como, nombre, tipo }: Said): Promise<File> {
  const kept = areShared() ? await findKept(database(), guardado_como) : undefined;
  if (!kept) return new File([await openOnDisk(guardado_como, tipo)], nombre, { type: tipo });
  const { tamano } = kept;
  return new FileInParts(() => listParts(database(), guardado_como), { nombre, tipo, tamano });
}

/** How large a kept file is; undefined where it is not there. */
export async function sizeOfKept(guardadoComo: string): Promise<number | undefined> {
  const kept = areShared() ? await findKept(database(), guardadoComo) : undefined;
  return kept?.tamano ?? sizeOnDisk(guardadoComo);
}

/** Removing what is not there any more is no error. */
export async function removeKept(guardadoComo: string): Promise<void> {
  if (areShared()) await deleteKept(database(), guardadoComo);
  await removeFromDisk(guardadoComo);
}
