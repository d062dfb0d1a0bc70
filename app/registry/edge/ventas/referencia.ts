import type { Temporal } from 'temporal-polyfill';
import { dayOf } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import { nuevaReferencia } from '../../domain/sale';
import { findByReferencia } from './store';

/** A reference number that no sale has yet. */
export async function referenciaLibre(trx: Connection, now: Temporal.Instant): Promise<string> {
  const referencia = nuevaReferencia(dayOf(now).year);
  return (await findByReferencia(trx, referencia)) ? referenciaLibre(trx, now) : referencia;
}
