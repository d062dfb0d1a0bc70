/** What is said of rows and records that are wrong, to the letter (spec 5): by the registry, and by a portal in front of another. */

export const SERVIDOR_VACIO = 'El nombre del servidor de nombres no puede ser vacío.';
export const SERVIDORES_DUPLICADOS = {
  delegar: 'No se puede delegar un dominio con nombres duplicados.',
  nameserver: 'No se puede agregar un nameserver con nombres duplicados.',
} as const;
export const FALTAN = 'Debe completar todos los campos obligatorios.';
export const CON_ERRORES = 'Existen errores en los campos. Verifiquelos e intente nuevamente.';
export const NO_ES_FQDN =
  'El nombre del servidor del registro SRV debe ser FQDN y deben finalizar con un punto.';
/** An alias is alone at its name (RFC 1034 3.6.2). */
export const noConviven = (nuevo: string, existente: string, nombre: string): string =>
  `No se puede agregar un registro ${nuevo} porque ya existe un ${existente} con el mismo nombre (${nombre}).`;
