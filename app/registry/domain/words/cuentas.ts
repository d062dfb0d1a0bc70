/** Payment accounts. Each sentence of the specification is written once; the comment says where it stands there. */

/** Spec 8. */
export const DEBE_SELECCIONAR = 'Debe seleccionar una cuenta';
/** Spec 8. */
export const DEBE_SELECCIONAR_O_CREAR = 'Debe seleccionar una cuenta o crear una nueva';
/** Spec 2. */
export const AGREGAR_FORMA_PAGO = 'Agregar forma de pago';
/** Spec 2. */
export const MODIFICAR_FORMA_PAGO = 'Modificar Forma de Pago';
/** Spec 8. */
export const ERROR_CREAR = 'Error al crear la cuenta de pago';
/** Spec 8. */
export const ERROR_CREAR_AL_IMPORTAR = 'Se produjo un error al crear la cuenta de pago';
/** Spec 8. */
export const ERROR_QUITAR = 'Error al eliminar la forma de pago. Por favor, intente de nuevo más tarde.';
/** As spec 8 says of the others. */
export const ERROR_MODIFICAR = 'Error al modificar la forma de pago. Por favor, intente de nuevo más tarde.';
/** Spec 8. */
export const CUENTA_NO_EXISTE = 'No se puede eliminar la cuenta de pago porque no existe.';
/** Spec 8. */
export const CUENTA_MODIFICADA = 'Cuenta de pago modificada con éxito.';
/** Spec 8. */
export const CUENTA_QUITADA = 'Cuenta de pago eliminada con éxito.';
/** Spec 8. */
export const CUENTA_ELIMINADA = 'La cuenta se eliminó correctamente.';
/** Spec 8. */
export const DEBE_SELECCIONAR_CUENTA = 'Debe seleccionar una cuenta de pago';

/** Asked beside the choice of an account, of the renewals to come. */
export const TAMBIEN = 'Usar la cuenta que elija también en las próximas renovaciones';

/** Beside that, what stays without it: true whichever account is chosen, and also of a name that expired, which nothing renews by itself any more. */
export const cuentaDeHoy = (nombre: string, varios = false): string =>
  varios
    ? `Hoy tienen asociada la cuenta ${nombre}: los que no marque siguen con ella.`
    : `Hoy tiene asociada la cuenta ${nombre}: si no lo marca, sigue con ella.`;

/** The same of a name that has none. */
export const SIN_CUENTA_HOY = 'Hoy no tiene forma de pago: si no lo marca, sigue sin ella.';

/** What stays of an account that pays once, where it is not asked whether it stays: nothing. Who may not see what pays for the name is not told of that. */
export const SOLO_ESTA_VEZ = 'La cuenta que elija paga solo esta vez';
export const soloEstaVez = (nombre: string | null): string =>
  nombre === null
    ? `${SOLO_ESTA_VEZ}: el dominio sigue sin forma de pago asociada.`
    : `${SOLO_ESTA_VEZ}: el dominio sigue asociado a la cuenta ${nombre}.`;
