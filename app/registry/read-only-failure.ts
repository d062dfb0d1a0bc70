import { now } from '~/base/clock.server';
import { type ReadOnly, ReadOnlyNow, secondsUntil } from '~/database/read-only.server';
import { RegistryFailure } from './failure';

/** What is told of a change that is asked for while nothing can be changed (decision 097). */
export const notNow = ({ hasta }: ReadOnly, cause?: unknown): RegistryFailure =>
  RegistryFailure.soloLectura(hasta, secondsUntil(hasta, now()), cause);

/** The same of an error of the database; undefined of any other. */
export const ofReadOnly = (error: unknown): RegistryFailure | undefined =>
  error instanceof ReadOnlyNow ? notNow(error, error) : undefined;
