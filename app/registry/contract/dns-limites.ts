/** Choices and limits of records and delegations: apart from their shapes, so that a screen ships these and no zod. */

/** To choose from; 24 hours is the usual one (spec 9). */
export const TTL_OPCIONES = [600, 1800, 3600, 21_600, 43_200, 86_400] as const;
export const TTL_NORMAL = 86_400;

/** As much of a record's data as a list shows (spec 9). */
export const MAX_A_LA_VISTA = 30;

/** A name is served by at least two (spec 1), and by no more than a plain answer holds (decision f). */
export const SERVIDORES = { min: 2, max: 13 } as const;

/** One that is below its domain has two rows where it has both addresses. */
export const FILAS_DE_SERVIDORES = { min: SERVIDORES.min, max: 2 * SERVIDORES.max } as const;

/** As many records as a page of the list has. */
export const REGISTROS_POR_PAGINA = 50;

/** As many as one answer has, for who asks for no page: the specification knows none. */
export const REGISTROS_DE_UNA_VEZ = 1000;

/** As many as a hosted zone has: enough for the largest companies; what is larger wants servers of its own. */
export const REGISTROS_POR_ZONA = 20_000;

/**
 * As long as a zone file may be, in bytes of UTF-8 with one for the end of a line: a hundred for each record of the largest zone.
 * What is exported takes about seventy for an address, a hundred with a long name of IPv6.
 */
export const BYTES_DE_ZONA = 100 * REGISTROS_POR_ZONA;

export const PLANTILLAS_DNS = [
  'WEB',
  'CORREO_GOOGLE',
  'CORREO_MICROSOFT',
  'CORREO_ZOHO',
  'SIN_SERVICIOS',
] as const;
