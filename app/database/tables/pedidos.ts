/** A request that failed: what was asked and what kind of error it was, and nothing that was typed or answered. */
export interface PedidosTable {
  /** The number that its person was shown. */
  referencia: string;
  momento: string;
  /** Until it failed; null where nobody says when it began. */
  duro_ms: number | null;
  metodo: string;
  /** The path without codes nor what was typed. */
  ruta: string;
  /** What was asked of the registry; null where it failed before or after. */
  operacion: string | null;
  /** The status of the registry's answer; null where there was none. */
  estado: number | null;
  /** The name of the error and its code, without its words. */
  error: string;
  /** Whose account; null of who had not signed in. */
  oid: string | null;
}

export interface PedidosTables {
  pedidos: PedidosTable;
}
