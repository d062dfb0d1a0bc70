import type { Reads } from '~/database/replica/reads';
import type { Acr } from './domain/step-up';

/** On whose behalf the registry is asked. */
export interface Caller {
  token?: string;
  oid?: string;
  login?: string;
  /** When they gave their password once more, to change what only they may. */
  claveEn?: string;
  /** How they showed then who they are. */
  acr?: Acr;
  /** The visitor's network address, for the budget of queries. */
  direccion: string;
  /** Opaque id of the visitor's session, for the same. */
  visitante: string;
  /** Where what a page only reads may come from, in the embedded registry. */
  reads?: Reads;
}
