import type { Accion } from '../domain/acciones';
import type { StepUpAct } from '../domain/step-up';

/** Why an operation of a name's is refused (`domain/permissions.ts` decides all but the last two). */
export const CODIGOS_DOMINIO = [
  'SIN_PERMISO',
  'ESTADO',
  'RETENIDO',
  'CONGELADO',
  'CANDADO',
  'POR_APROBAR',
  'EN_CURSO',
  'VERSION',
] as const;
/** Why any change is refused: fields at fault, or a form already sent with other data. */
export const CODIGOS_CAMBIO = ['CAMPOS', 'OPERACION_REPETIDA'] as const;
/** Why a change of a payment account is refused. */
export const CODIGOS_CUENTA = ['VENTA_FINALIZADA', 'NO_EXISTE'] as const;
/** Why a confirmation is refused: it asks for a way of paying that there is not. */
export const CODIGOS_VENTA = ['SOLO_CON_FACTURA'] as const;
/**
 * Why the administration refuses besides: a function that is off, a line that the cart has, an invitation that is no good,
 * too many of them, personal data that are missing, another number of domains than was confirmed, a suffix that is sold no more.
 */
export const CODIGOS_ADMINISTRACION = [
  'NO_HABILITADA',
  'YA_EN_CARRITO',
  'INVITACION_NO_VALIDA',
  'DEMASIADAS',
  'FALTAN_DATOS',
  'OTRA_CANTIDAD',
  'SIN_PRECIO',
] as const;

/** Why a ticket takes nothing more. */
export const CODIGOS_TICKET = ['TICKET_CERRADO'] as const;
/** Why a change of a name's servers or records is refused. */
export const CODIGOS_DNS = ['NO_ALOJADO', 'YA_ALOJADO', 'SIN_FIRMA'] as const;

/**
 * Why what could take a name away is refused at first: who asks has to show once more who they are, or their second step was
 * taken away a short while ago.
 */
export const CODIGOS_IDENTIDAD = ['CONFIRMAR_IDENTIDAD', 'SIN_SEGUNDO_PASO'] as const;

/** Every reason there is, an enum per area: what an envelope cannot carry it tells as ERROR. */
export type Codigo =
  | (typeof CODIGOS_DOMINIO)[number]
  | (typeof CODIGOS_CAMBIO)[number]
  | (typeof CODIGOS_CUENTA)[number]
  | (typeof CODIGOS_VENTA)[number]
  | (typeof CODIGOS_ADMINISTRACION)[number]
  | (typeof CODIGOS_TICKET)[number]
  | (typeof CODIGOS_DNS)[number]
  | (typeof CODIGOS_IDENTIDAD)[number];

/** Why an operation may refuse, as its contract entry declares it. */
export interface Rechazos {
  /** The acts of the permission table that it is: the table's codes for them are its own. */
  acciones?: readonly Accion[];
  otros?: readonly Codigo[];
  /** What it asks of the sign-in of who does it: `cambio` holds it to that. */
  confirma?: StepUpAct;
}
