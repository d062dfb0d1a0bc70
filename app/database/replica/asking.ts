import { AsyncLocalStorage } from 'node:async_hooks';
import type { Reads } from './reads';

/** What the database knows of who asks it just now. */
export interface Asking {
  /** Whose the changes are that are made now, as soon as that is known. */
  oid?: string;
  /** Whether what is only read may come from the replica; nothing where it never may. */
  reads?: Reads;
  /** Something was changed, so that it is not asked a second time. */
  changed?: true;
}

const held = new AsyncLocalStorage<Asking>();

/** Does what somebody asked; what becomes known of it is written in `about`. Only said where there is a replica: elsewhere nobody looks. */
export const askedBy = <T>(about: Asking, work: () => T): T => held.run(about, work);

export const asking = (): Asking | undefined => held.getStore();

/** Said once it is known whose the changes are that are made now. */
export function onBehalfOf(oid: string): void {
  const now = held.getStore();
  if (now) now.oid = oid;
}

/** Does something that reads the server of `DATABASE_URL`, wherever the rest is read: what is kept for others, and who asks. */
export function fromPrimary<T>(work: () => T): T {
  const now = held.getStore();
  return now?.reads ? held.run({ ...now, reads: undefined }, work) : work();
}
