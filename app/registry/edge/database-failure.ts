import { DatabaseSlow, OutcomeUnknown } from '~/database/timeouts';
import { RegistryFailure } from '../failure';
import { ofReadOnly } from '../read-only-failure';

/** What a database that went away, or takes no change now, means for who asked: nothing was done, or nobody knows. */
export function ofDatabase(error: unknown): RegistryFailure | undefined {
  if (error instanceof OutcomeUnknown) return new RegistryFailure('desconocido', 504, error);
  if (error instanceof DatabaseSlow) return new RegistryFailure('sinConexion', 503, error);
  return ofReadOnly(error);
}
