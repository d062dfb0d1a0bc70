import { randomInt } from 'node:crypto';
import { storedId } from '~/base/secrets.server';

export const HOW_MANY = 10;
/** Digits alone, so that one numeric field takes them too: twenty are 66 bits. */
const DIGITS = 20;

/** A recovery code nobody can guess. */
const newCode = (): string => Array.from({ length: DIGITS }, () => randomInt(10)).join('');

/** A whole set of them. */
export const newCodes = (): string[] => Array.from({ length: HOW_MANY }, newCode);

/** Whether what was typed can be one: longer than what a device says. */
export const isRecoveryCode = (typed: string): boolean => typed.length === DIGITS;

/** How one is kept: too long to be found again by trying. */
export const digestOf = (oid: string, code: string): string => storedId(`${oid} ${code}`);
