import { log } from '~/base/log.server';
import { isAway } from '~/database/timeouts';

/**
 * What a session remembers besides what was asked: a notice, a draft. Where the database goes away meanwhile, what became of
 * what was asked is answered all the same: a change that was made must not be told as an error.
 */
export async function bestEffort(remember: () => Promise<unknown>): Promise<void> {
  try {
    await remember();
  } catch (error) {
    if (!isAway(error)) throw error;
    log.warn({ error }, 'a session could not be written');
  }
}
