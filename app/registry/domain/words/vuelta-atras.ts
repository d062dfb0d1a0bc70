import { dateTime } from '~/format';

/** What of a name is asked to be taken back that cannot be any more: it was, or its 72 hours passed. */
export const YA_NO_SE_VUELVE =
  'Ese cambio ya no se puede volver atrás: pasaron las 72 horas, o el dominio ya volvió a como estaba. Si alguien se lo llevó, escríbanos desde Contáctenos.';

export const NADA_QUE_VOLVER = 'El dominio ya está como estaba entonces: no hay nada que volver atrás.';

/** Why a name that was given a short while ago is neither ended nor let go; `que` stands after 'podrá'. */
export const recienRecibido = (que: string, hasta: string): string =>
  `El dominio se recibió hace poco, y quien lo transfirió todavía puede volver atrás: podrá ${que} desde el ${dateTime(hasta)}.`;

/** Why going back is not offered where there is nothing to go back behind. */
export const NADA_CAMBIO =
  'En los últimos tres días no cambió nada de este dominio que usted pueda volver atrás: su titular, sus contactos, sus servidores y sus registros.';
