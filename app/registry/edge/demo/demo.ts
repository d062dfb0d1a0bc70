import type { Temporal } from 'temporal-polyfill';
import type { Database } from '~/database/connection.server';

/** Names, people and accounts to try the portal with. Safe to repeat. */
export async function loadDemo(_database: Database, _now: Temporal.Instant): Promise<void> {}
