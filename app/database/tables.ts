import type { RegistroTables } from './tables/registro';

/** Every table of the portal. An area adds its own interface here and its migration to `migrate.server.ts`. */
export interface Tables extends RegistroTables {}
