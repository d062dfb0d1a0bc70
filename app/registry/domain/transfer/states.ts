/**
 * States of a request (spec 4). RFC 5731 has pending and the client and server ones; PENDING_NO_PAYMENT, EXPIRED and
 * SERVER_REJECTED are this registry's own on top (decision c).
 */
export type EstadoTransferencia =
  | 'PENDING'
  | 'CLIENT_APPROVED'
  | 'SERVER_APPROVED'
  | 'CLIENT_REJECTED'
  | 'SERVER_REJECTED'
  | 'CLIENT_CANCELLED'
  | 'SERVER_CANCELLED'
  | 'PENDING_NO_PAYMENT'
  | 'EXPIRED';

/** What ends a pending request: the losing registrar, the gaining one, the calendar, or the loss of the name itself. */
export type Suceso = 'APROBAR' | 'RECHAZAR' | 'CANCELAR' | 'VENCER' | 'PERDER';

/** What the registry does with a request that nobody answered in time: a setting. */
export type AlVencer = 'vencer' | 'aprobar';

/** The same as the desk says it of a request, after until when it waits. */
export const AL_VENCER_EN_PALABRAS: Record<AlVencer, string> = {
  aprobar: 'se aprueba sola',
  vencer: 'vence, y el dominio sigue con el registrador que lo tiene',
};

export interface Circunstancias {
  /** Whether the name may still be moved: nothing locks it since. */
  movible: boolean;
  /** Whether the account that pays still can. */
  cobrable: boolean;
  alVencer: AlVencer;
}

/** `null`: not now; the request stays pending (the name is locked, and a person asked). */
type Paso = EstadoTransferencia | null;

const carriedOut = (
  { cobrable }: Circunstancias,
  estado: 'CLIENT_APPROVED' | 'SERVER_APPROVED',
): EstadoTransferencia => (cobrable ? estado : 'PENDING_NO_PAYMENT');

const expired = (given: Circunstancias): EstadoTransferencia => {
  if (given.alVencer === 'vencer') return 'EXPIRED';
  return given.movible ? carriedOut(given, 'SERVER_APPROVED') : 'SERVER_REJECTED';
};

const STEPS: Record<Suceso, (given: Circunstancias) => Paso> = {
  APROBAR: (given) => (given.movible ? carriedOut(given, 'CLIENT_APPROVED') : null),
  RECHAZAR: () => 'CLIENT_REJECTED',
  CANCELAR: () => 'CLIENT_CANCELLED',
  VENCER: expired,
  PERDER: () => 'SERVER_CANCELLED',
};

/** The state a pending request goes to. Only a pending one goes anywhere. */
export const siguiente = (suceso: Suceso, given: Circunstancias): Paso => STEPS[suceso](given);

/** Whether the name changes registrar with this state. */
export const cambiaRegistrador = (estado: EstadoTransferencia): boolean =>
  estado === 'CLIENT_APPROVED' || estado === 'SERVER_APPROVED';
