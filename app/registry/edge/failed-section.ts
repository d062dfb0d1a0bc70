import { ORPCError } from '@orpc/server';
import { log } from '~/base/log.server';
import { ofDatabase } from './database-failure';

/**
 * Whether a section of a screen fails by itself: what could not be read of it is told to who runs the registry, and the others
 * stand. A refusal, and a database that does not answer, are of the whole screen.
 */
export const failsAlone =
  (what: string, of: string) =>
  (error: unknown, section: string): boolean => {
    if (error instanceof ORPCError || ofDatabase(error)) return false;
    log.error({ error, section, of }, what);
    return true;
  };
