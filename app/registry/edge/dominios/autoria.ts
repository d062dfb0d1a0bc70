import type { Temporal } from 'temporal-polyfill';
import type { Connection } from '~/database/connection.server';
import type { Origen } from '~/database/tables/historia';
import type { Paso } from '../cambio/paso';

/** Who changes a name, from where and when; `Op` is one. `usuario` is null for the registry itself. */
export interface Autoria {
  trx: Connection;
  now: Temporal.Instant;
  origen: Origen;
  usuario: { id: number } | null;
  /** As what, where it is not by a role: with the link of a notice, as one of the custodians of its lock, or another registrar. */
  como?: 'enlace' | 'custodio' | 'registrador';
  /** How it stands with the lock of a name. */
  paso?: Paso;
}

/** What the registry does by itself, in a task. */
export const deTarea = (trx: Connection, now: Temporal.Instant): Autoria => ({
  trx,
  now,
  origen: 'TAREA',
  usuario: null,
});
