/** Result codes of RFC 5730, section 3, that a transfer answers. */
export const EPP = {
  HECHO: 1000,
  EN_TRAMITE: 1001,
  /** The caller is not the registrar that this is for. */
  NO_AUTORIZADO: 2201,
  /** The authorization code is not the name's. */
  CODIGO_INVALIDO: 2202,
  PENDIENTE: 2300,
  SIN_PENDIENTE: 2301,
  NO_EXISTE: 2303,
  ESTADO_LO_IMPIDE: 2304,
  ASOCIACION: 2305,
  POLITICA: 2306,
  /** The charge could not be made (billing failure). */
  COBRO: 2104,
} as const;

/** Codes of success are below those of errors (RFC 5730, section 3). */
export const isDone = (codigo: number): boolean => codigo < 2000;
