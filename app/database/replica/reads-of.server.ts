import { type Database, replicaOf } from '../connection.server';
import { fromPrimary } from './asking';
import { findEscrituras } from './escrituras-store';
import { Reads } from './reads';

/** What a request of somebody may read from the replica: where that has all that they changed, wherever they did. */
export function readsOfPerson(opened: Database, oid: string): Reads | undefined {
  const replica = replicaOf(opened);
  if (!replica) return undefined;
  return new Reads(replica, async () => {
    const { veces, hasta } = await fromPrimary(() => findEscrituras(opened, oid));
    return hasta === undefined ? undefined : replica.positionOf(`persona ${oid}`, String(veces), hasta);
  });
}

/** The same of a page that everybody sees: where the replica has come to a place (`positionOf`). */
export function readsUpTo(opened: Database, position: number): Reads | undefined {
  const replica = replicaOf(opened);
  return replica && new Reads(replica, async () => position);
}
