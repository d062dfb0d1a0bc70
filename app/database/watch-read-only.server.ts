import { z } from 'zod';
import { type Database, readOnlyOf, setReadOnlyOf } from './connection.server';
import { findHecho } from './installation-store';
import type { ReadOnly } from './read-only.server';

/** Every process knows within a second. */
const LOOK_MS = 400;

const said = z.object({ hasta: z.iso.datetime().nullable() });

/** Looks whether a database can only be read now, and has this process act on it. */
export async function lookReadOnly(opened: Database): Promise<ReadOnly | undefined> {
  const hecho = await findHecho(opened, 'solo-lectura');
  setReadOnlyOf(opened, hecho && said.parse(JSON.parse(hecho.valor)));
  return readOnlyOf(opened);
}

/** Goes on looking until what it answers is called. Where it cannot look, what was known last holds. */
export function watchReadOnly(opened: Database): () => void {
  let isWatching = true;
  const look = () => {
    if (isWatching)
      void lookReadOnly(opened)
        .catch(() => undefined)
        .finally(() => setTimeout(look, LOOK_MS).unref());
  };
  look();
  return () => {
    isWatching = false;
  };
}
