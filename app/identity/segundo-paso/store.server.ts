import type { Selectable } from 'kysely';
import { now, stamp } from '~/base/clock.server';
import { randomId } from '~/base/config.server';
import { storedId } from '~/base/secrets.server';
import { type Connection, database } from '~/database/connection.server';
import type { Tables } from '~/database/tables';
import { sealFactor } from './factor-secrets.server';
import { deleteRemoval } from './quita/store.server';
import { newSecret } from './totp.server';

export type Device = Selectable<Tables['factores']>;

/** The devices of an account, the oldest first. */
export const listDevices = (oid: string, connection: Connection = database()): Promise<Device[]> =>
  connection
    .selectFrom('factores')
    .selectAll()
    .where('oid', '=', oid)
    .orderBy('creado_en')
    .orderBy('id')
    .execute();

/** A device whose code of that step was right, or a passkey with the text it is kept as. */
export type NewDevice = { nombre: string } & (
  | { secret: string; paso: number }
  | { id: string; llave: string; firmas: number }
);

export const isNewPasskey = (device: NewDevice) => 'llave' in device;

/** How each kind is kept; a passkey with a secret that is told to nobody (`FactoresTable`). */
const kindOf = (device: NewDevice) =>
  'llave' in device
    ? {
        huella: storedId(device.id),
        secreto: sealFactor(newSecret()),
        paso: 0,
        llave: sealFactor(device.llave),
        firmas: device.firmas,
      }
    : { huella: storedId(device.secret), secreto: sealFactor(device.secret), paso: device.paso };

/** Keeps a device; false where it is there already, in this account or another. */
export async function insertDevice(trx: Connection, device: NewDevice & { oid: string }): Promise<boolean> {
  const { oid, nombre } = device;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('factores')
    .values({
      id: randomId(),
      oid,
      nombre,
      ...kindOf(device),
      creado_en: stamp(now()),
      usado_en: stamp(now()),
    })
    .onConflict((conflict) => conflict.column('huella').doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0) > 0;
}

/** Uses a step of a device up: of two at once with the same code one does. */
export async function takeStep(id: string, paso: number, secreto?: string): Promise<boolean> {
  const { numUpdatedRows } = await database()
    .updateTable('factores')
    .set({ paso, usado_en: stamp(now()), ...(secreto && { secreto }) })
    .where('id', '=', id)
    .where('paso', '<', paso)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Notes the signature counter of a passkey that was shown: it goes up, but for one that has none. Of two at once one does. */
export async function takeCounter(id: string, firmas: number, llave?: string): Promise<boolean> {
  const { numUpdatedRows } = await database()
    .updateTable('factores')
    .set({ firmas, usado_en: stamp(now()), ...(llave && { llave: sealFactor(llave) }) })
    .where('id', '=', id)
    .where('firmas', firmas === 0 ? '=' : '<', firmas)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Forgets a device; answers what it was called, where it was there. */
export async function deleteDevice(trx: Connection, oid: string, id: string): Promise<string | undefined> {
  const gone = await trx
    .deleteFrom('factores')
    .where('oid', '=', oid)
    .where('id', '=', id)
    .returning('nombre')
    .executeTakeFirst();
  return gone?.nombre;
}

/** Forgets every device and recovery code of an account, and a request that they be taken away. */
export async function deleteFactors(trx: Connection, oid: string): Promise<void> {
  await deleteRemoval(trx, oid);
  await trx.deleteFrom('factores').where('oid', '=', oid).execute();
  await trx.deleteFrom('codigos_recuperacion').where('oid', '=', oid).execute();
}

/** Puts other recovery codes in the place of those there were. */
export async function replaceCodes(trx: Connection, oid: string, digests: readonly string[]): Promise<void> {
  await trx.deleteFrom('codigos_recuperacion').where('oid', '=', oid).execute();
  const rows = digests.map((huella) => ({ oid, huella, usado_en: null }));
  await trx.insertInto('codigos_recuperacion').values(rows).execute();
}

/** Uses a recovery code up: of two at once one does. */
export async function takeCode(oid: string, huella: string): Promise<boolean> {
  const { numUpdatedRows } = await database()
    .updateTable('codigos_recuperacion')
    .set({ usado_en: stamp(now()) })
    .where('oid', '=', oid)
    .where('huella', '=', huella)
    .where('usado_en', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** How many recovery codes are still good. */
export async function countCodes(oid: string): Promise<number> {
  const { total } = await database()
    .selectFrom('codigos_recuperacion')
    .select((count) => count.fn.countAll().as('total'))
    .where('oid', '=', oid)
    .where('usado_en', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(total);
}

export const writeHistory = (trx: Connection, oid: string, texto: string) =>
  trx
    .insertInto('factores_historia')
    .values({ oid, texto, cuando: stamp(now()) })
    .execute();

const LATEST = 20;

/** What happened last, newest first. */
export const listHistory = (oid: string) =>
  database()
    .selectFrom('factores_historia')
    .select(['texto', 'cuando'])
    .where('oid', '=', oid)
    .orderBy('id', 'desc')
    .limit(LATEST)
    .execute();
