import type { Temporal } from 'temporal-polyfill';
import { dayOf } from '~/base/clock.server';
import { date } from '~/format';
import { daysAfter } from '../../../domain/days';
import { PLAZOS } from '../../../domain/lifecycle';
import { HORAS_PARA_PENSAR } from '../../../domain/vuelta-atras';
import { persona } from '../../implement';

/** The day on which what is released today is free for anybody. */
const libre = (now: Temporal.Instant): string => date(daysAfter(dayOf(now).toString(), PLAZOS.eliminado));

/** When it counts, and when it is paid: two moments, and no sentence that names only one of them. */
const CUANDO_SE_COBRA =
  'En cuanto confirme, el importe se debita de la cuenta que elija y figura en la factura del período siguiente de esa cuenta.';

/** What each confirmation says before it is given: what happens, when, and until when it can be undone. */
export const mensajesAcciones = persona.administracion.mensajesAcciones.handler(({ context: { now } }) => ({
  mensajeConfirmarLiberar: `El dominio deja de funcionar en el momento. Puede recuperarlo antes del ${libre(now)}; después queda libre y cualquier persona lo puede registrar. Lo pagado no se devuelve.`,
  mensajeConfirmarEliminar:
    'El dominio se elimina en el momento y definitivamente: no se puede recuperar, y cualquier persona lo puede registrar desde entonces. Lo pagado no se devuelve.',
  mensajeConfirmarRecuperar: 'El dominio vuelve a funcionar como antes de eliminarse.',
  mensajeConfirmarRenovar: `${CUANDO_SE_COBRA} Lo que se cobra no se devuelve.`,
  mensajeConfirmarEliminarCuenta:
    'El dominio no se renovará automáticamente. Puede asociarle otra forma de pago cuando quiera.',
  mensajeConfirmarTransferir: `Al confirmar la compra el dominio pasa a ser del nuevo titular, y usted deja de serlo. Lo pagado no se devuelve. Hasta que el nuevo titular lo reciba en su cuenta, usted puede corregir el correo del nuevo titular o deshacer la transferencia, y durante ${HORAS_PARA_PENSAR} horas después puede volver atrás, salvo que lo transfiera como venta. Pasado eso, solo el nuevo titular podría transferirlo de nuevo.`,
}));
