/** Name servers and DNS records. Each sentence of the specification is written once; the comment says where it stands there. */

/** Where whoever serves the zones signs them, if anybody does. */
export const NO_SE_FIRMA_AQUI = 'Todavía no se puede firmar la zona desde el portal.';
/** Spec 8. */
export const ERROR_ALOJAR = 'Ha ocurrido un error al alojar dominio.';
/** Spec 8. */
export const ERROR_DELEGAR = 'Ha ocurrido un error al delegar el dominio.';
/** Spec 8. */
export const ERROR_AGREGAR_REGISTRO = 'Ha ocurrido un error al agregar registro al dominio.';
/** Spec 8. */
export const ERROR_REGISTROS = 'Ha ocurrido un error al modificar los registros del dominio.';
/** Spec 8. */
export const REGISTRO_AGREGADO = 'El registro se agregó correctamente';
/** Spec 8. */
export const REGISTRO_EDITADO = 'La edición del registro se realizó correctamente.';
/** Spec 8. */
export const REGISTRO_ELIMINADO = 'El registro se eliminó correctamente';
/** What is seen of a server that nobody would find, after its name. */
export const SIN_DIRECCION = 'no tiene dirección IP: nadie lo encuentra';
/** What a server of the registry is for who would delegate a name to it: it does not answer for what is not hosted. */
export const DEL_REGISTRO =
  'es del registro y responde solo por dominios alojados aquí: un dominio delegado no lo puede usar';
/** Nobody could be asked for it now: it may have one. */
export const SIN_AVERIGUAR = 'no se pudo averiguar si tiene dirección IP: pruebe de nuevo en unos minutos';
