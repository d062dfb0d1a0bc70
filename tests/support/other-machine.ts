import { settings, useSettings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { temporaryFolder } from './settings';

/** A second machine of the same installation: a folder of its own, the same database. */
export interface OtherMachine {
  /** Does something there. */
  there: <T>(work: () => Promise<T>) => Promise<T>;
}

/** Adds a machine. Whatever is done there is done as a process of its own would: with connections of its own. */
export function otherMachine(): OtherMachine {
  const DATA_DIR = temporaryFolder();
  return {
    async there(work) {
      const here = settings();
      useSettings({ ...here, DATA_DIR });
      try {
        return await work();
      } finally {
        await database().destroy();
        useSettings(here);
      }
    },
  };
}
