import { z } from 'zod';
import { unsealFactor } from '../factor-secrets.server';
import { type Device, listDevices } from '../store.server';

/** How a browser reaches a key: it asks for no other then. */
const transports = z.array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])).max(7);

/** A passkey as it is kept: its id, its public key, and how browsers reach it. */
const kept = z.object({ id: z.string(), clave: z.string(), transports: transports.optional() });
type Kept = z.output<typeof kept>;

/** The text that a passkey is kept as; how it is reached is what the browser said, where that is known. */
export const textOf = (id: string, publicKey: Uint8Array, reached: unknown): string => {
  const known = transports.safeParse(reached).data;
  const key: Kept = { id, clave: Buffer.from(publicKey).toString('base64url') };
  return JSON.stringify(known ? { ...key, transports: known } : key);
};

/** One of an account's passkeys, opened. */
export interface Passkey {
  device: Device;
  key: Kept;
  /** Its text, where it has to be sealed anew with the key that is in force. */
  again: string | undefined;
}

/** The passkeys of an account that its sealing keys still open. */
export const passkeysOf = async (oid: string): Promise<Passkey[]> =>
  (await listDevices(oid)).flatMap((device) => {
    const opened = device.llave === null ? null : unsealFactor(device.llave);
    if (!opened) return [];
    const again = opened.isOld ? opened.secret : undefined;
    return [{ device, key: kept.parse(JSON.parse(opened.secret)), again }];
  });

/** What a browser is told of a passkey. */
export const described = ({ key: { id, transports: reached } }: Passkey) =>
  reached ? { id, transports: reached } : { id };
