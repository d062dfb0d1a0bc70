import { now } from '~/base/clock.server';
import { database } from '~/database/connection.server';
import { sealFactor, unsealFactor } from './factor-secrets.server';
import { digestOf, isRecoveryCode } from './recovery-codes.server';
import { type Device, listDevices, takeCode, takeStep, writeHistory } from './store.server';
import { stepOf } from './totp.server';

/** What somebody typed for a code: with the spaces that it is shown with, or without. */
export const digitsOf = (typed: string): string => typed.replace(/\D/g, '');

/** A passkey makes none. */
export const makesCodes = ({ llave }: Pick<Device, 'llave'>): boolean => llave === null;

async function takeFrom(device: Device, code: string): Promise<boolean> {
  const opened = unsealFactor(device.secreto);
  const step = opened && stepOf(opened.secret, code, now());
  if (!opened || step === null) return false;
  return takeStep(device.id, step, opened.isOld ? sealFactor(opened.secret) : undefined);
}

/** Whether a code is of one of the account's devices, or one of its recovery codes; it is used up by that. */
export async function acceptCode(oid: string, typed: string): Promise<'device' | 'recovery' | null> {
  const code = digitsOf(typed);
  if (isRecoveryCode(code)) {
    if (!(await takeCode(oid, digestOf(oid, code)))) return null;
    await writeHistory(database(), oid, 'Ingresó con un código de recuperación, que ya no sirve más.');
    return 'recovery';
  }
  for (const device of (await listDevices(oid)).filter(makesCodes))
    if (await takeFrom(device, code)) return 'device';
  return null;
}
