import type { Migration } from 'kysely';
import type { Tables } from './tables';

/**
 * A step of the schema. It widens: what older code reads and writes stays as it was, so that the instances of one version
 * before go on while others start with this one, and so that one can go back (decision 101).
 */
export interface Step extends Migration {
  /** Where it takes something away: the newest step that code has to know to run on what it leaves. */
  asks?: string;
  /** The tables of before whose rows it goes through, or builds an index on: others cannot write there meanwhile. */
  holds?: readonly (keyof Tables)[];
}

export type Steps = Record<string, Step>;
