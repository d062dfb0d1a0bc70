/** Transfers between registrars. Each sentence of the specification is written once; the comment says where it stands there. */

/** Spec 2. */
export const TRANSFERENCIA_REGISTRADOR = 'Transferencia de Registrador';
/** Spec 8. */
export const PENDIENTE = 'Ya existe una solicitud de importación de dominio en estado pendiente';
/** Spec 8. */
export const SIN_COBRO = 'No se pudo realizar el pago';
/** Spec 8. */
export const CODIGO_INVALIDO = 'El código de autorización no es válido';
/** Spec 8, to the letter. */
export const ERROR_CONSULTAR_CODIGO =
  'Se produjo un error al consultar si el código de autorización es valido';
/** Spec 8. */
export const errorResponder = (accion: 'aprobar' | 'rechazar'): string =>
  `Ocurrió un error al ${accion} la transferencia. Por favor, inténtelo nuevamente.`;
/** Spec 8. */
export const errorSolicitud = (accion: 'consultar' | 'cancelar' | 'eliminar' | 'procesar'): string =>
  `Se produjo un error al ${accion} la solicitud de transferencia`;
/** Spec 8. */
export const errorSolicitarCodigo = (dominio: string): string =>
  `Se produjo un error al solicitar el Código de Autorización para el dominio ${dominio}`;
/** Spec 8, Transferability. */
export const habilitado = (dominio: string): string =>
  `El dominio ${dominio} está habilitado para ser transferido`;
/** Spec 4. */
export const aprobada = (dominio: string): string => `Se aprobó la Transferencia del dominio ${dominio}`;
/** As spec 8 describes it. */
export const deOtroTitular = (dominio: string): string => `El dominio ${dominio} ya pertenece a otro titular`;
/** Of a name whose registration failed: it is nobody's. */
export const sinCompletar = (dominio: string): string =>
  `El dominio ${dominio} no se puede importar: su registro no se completó`;
/** Of a name of who asks, of which the same code would say that it is somebody else's. */
export const yaEsSuyo = (dominio: string): string =>
  `El dominio ${dominio} ya está entre sus dominios: no hace falta importarlo`;
/** Spec 8. */
export const RECHAZADA = 'La transferencia ha sido rechazada exitosamente.';
/** Spec 5. */
export const DEBE_COMPLETAR_DATOS = 'Debe completar todos los datos del formulario';
/** Spec 5. */
export const DEBE_SELECCIONAR_CUENTA_PAGO = 'Debe seleccionar una Cuenta de Pago para continuar';
/** Why nobody can hand a name over, while that is switched off: spec 5. */
export const SIN_TRANSFERENCIA = 'La transferencia de titular no está habilitada.';
/** Spec 5. */
export const yaEnCarrito = (dominio: string): string =>
  `El dominio ${dominio} ya está en el carrito como transferencia de titular.`;
