import { AsyncLocalStorage } from 'node:async_hooks';
import { randomId } from './config.server';

/** What a line of the log says of the request, or the due work, that it was written for. */
export interface Marks {
  /** The number that error pages show, and by which the desk finds what was asked. */
  referencia?: string;
  /** The operation of the registry that is under way. */
  operacion?: string;
  /** The kind of due work. */
  trabajo?: string;
}

const held = new AsyncLocalStorage<Marks>();

/** A number for a request: eight letters and digits that a person can read out. */
export const newReference = (): string =>
  randomId()
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 8)
    .toUpperCase();

/** What is under way just now. */
export const marks = (): Marks => held.getStore() ?? {};

/** Does some work, and has all that is logged meanwhile say so, beside what was said already. */
export const marked = <T>(more: Marks, work: () => T): T => held.run({ ...held.getStore(), ...more }, work);
