import { randomId } from '~/base/config.server';
import { type Connection, database } from '~/database/connection.server';
import { inTransaction } from '~/database/in-transaction';
import { type Account, trustPassword } from '../accounts.server';
import { whereToChangeIt } from './other-password.server';
import { digestOf, newCodes } from './recovery-codes.server';
import {
  deleteDevice,
  deleteFactors,
  insertDevice,
  isNewPasskey,
  listDevices,
  type NewDevice,
  replaceCodes,
  writeHistory,
} from './store.server';

/** What is told of a change, by message and by mail to every address of its person. */
export interface Told {
  clave: string;
  titulo: string;
  parrafos: string[];
  enlace?: Link;
  /** For whoever has the mail, and in no message. */
  soloPorCorreo?: Link;
  prioridad?: 'ALTA';
  /** Nobody needs it at once: no mail is written. */
  soloMensaje?: boolean;
}
/** A path of ours, and what it is called. */
type Link = { texto: string; direccion: string };

/** Tells a person, in the transaction of what is told: the provider knows neither messages nor addresses for notices. */
export type Tell = (trx: Connection, account: Pick<Account, 'oid' | 'correo'>, told: Told) => Promise<void>;

async function wasChanged(trx: Connection, tell: Tell, account: Account, texto: string): Promise<void> {
  await writeHistory(trx, account.oid, texto);
  await tell(trx, account, {
    clave: `segundo-paso:${account.oid}:${randomId()}`,
    titulo: 'Cambió el segundo paso de su cuenta',
    parrafos: [
      `En la cuenta ${account.login}: ${texto}`,
      `Si fue usted, no tiene que hacer nada. Si no fue usted, cambie su contraseña cuanto antes ${whereToChangeIt()} y escríbanos.`,
    ],
  });
}

/**
 * Keeps a device that was shown to work. With the first one come the recovery codes, which are answered this once; sent twice it is
 * added once.
 */
export const addDevice = (
  account: Account,
  device: NewDevice,
  tell: Tell,
): Promise<{ isAdded: boolean; codes: string[] | null }> =>
  inTransaction(database(), async (trx) => {
    const { oid } = account;
    const isFirst = (await listDevices(oid, trx)).length === 0;
    if (!(await insertDevice(trx, { oid, ...device }))) return { isAdded: false, codes: null };
    await wasChanged(
      trx,
      tell,
      account,
      `Se agregó ${isNewPasskey(device) ? 'la llave de acceso' : 'el dispositivo'} «${device.nombre}».`,
    );
    if (isFirst) await trustPassword(oid, trx);
    return { isAdded: true, codes: isFirst ? await freshCodes(trx, oid) : null };
  });

async function freshCodes(trx: Connection, oid: string): Promise<string[]> {
  const codes = newCodes();
  await replaceCodes(
    trx,
    oid,
    codes.map((code) => digestOf(oid, code)),
  );
  return codes;
}

/** Makes other recovery codes; those there were are good no more. */
export const renewCodes = (account: Account, tell: Tell): Promise<string[]> =>
  inTransaction(database(), async (trx) => {
    await wasChanged(
      trx,
      tell,
      account,
      'Se hicieron códigos de recuperación nuevos, y los anteriores ya no sirven.',
    );
    return freshCodes(trx, account.oid);
  });

/** Takes a device away; with the last one the second step ends, and its recovery codes with it. */
export const removeDevice = (account: Account, id: string, tell: Tell): Promise<string | undefined> =>
  inTransaction(database(), async (trx) => {
    const nombre = await deleteDevice(trx, account.oid, id);
    if (nombre === undefined) return undefined;
    const isLast = (await listDevices(account.oid, trx)).length === 0;
    if (isLast) await deleteFactors(trx, account.oid);
    const end = isLast ? ' Era el único: la cuenta quedó sin segundo paso.' : '';
    await wasChanged(trx, tell, account, `Se quitó el dispositivo «${nombre}».${end}`);
    return nombre;
  });

/** What the registry's people do for who lost everything, with why. */
export const removeFactors = (account: Account, porque: string, tell: Tell): Promise<void> =>
  inTransaction(database(), async (trx) => {
    await deleteFactors(trx, account.oid);
    await wasChanged(trx, tell, account, `El Registro .uy quitó el segundo paso: ${porque}`);
  });
