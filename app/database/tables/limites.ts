/** What has been spent of a limit in its window. The key says which limit, and tells nobody whose. */
interface LimitesTable {
  clave: string;
  gastado: number;
  vence: string;
}

export interface LimitesTables {
  limites: LimitesTable;
}
