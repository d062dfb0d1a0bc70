/** Why something of a locked name waits; `que` stands after 'para'. */
export const pideAprobacion = (que: string): string =>
  `El dominio tiene candado: para ${que} hace falta la aprobación de sus custodios.`;
/** Of several names at once. */
export const DE_A_UNO =
  'El dominio tiene candado: pida el cambio desde su detalle, y se hace cuando lo aprueben sus custodios.';
