import { count, date as shownDate } from '~/format';
import { LO_LIBERO_EL_REGISTRO, SE_ELIMINO, SE_LIBERO } from '~/registry/domain/words/dominios';
import { dice } from '~/registry/domain/words/motivo';
import type { Info } from './domain.server';

/** A sentence around a date, which the page shows as a date. */
interface Sentence {
  before: string;
  date: string | null;
  after: string;
}

/** By when something can still be done about a name that is on its way out. */
function deadline(
  { fechaEliminacion, tiempoAntesEliminacion: dias }: Info,
  before: string,
  then = '',
): Sentence | null {
  if (fechaEliminacion == null || dias == null) return null;
  const left = `${dias === 1 ? 'queda' : 'quedan'} ${count(dias, 'día', 'días')}`;
  return { before: `${before} `, date: fechaEliminacion, after: ` (${left}).${then}` };
}

/** Of an expired name: until when it can be renewed, and what comes then; of one that cannot be, only when it goes. */
const expired = (info: Info): Sentence | null =>
  info.motivos?.renovar
    ? deadline(info, 'Se elimina el', ' Ese día deja de funcionar.')
    : deadline(
        info,
        'Sigue funcionando, y se puede renovar antes del',
        ' Si nadie lo renueva, ese día se elimina y deja de funcionar.',
      );

/** The page of its history that is shown, the newest first. */
export type Entradas = readonly { titulo: string; momento: string; quien: string }[];

const ENDS = [SE_ELIMINO, SE_LIBERO, LO_LIBERO_EL_REGISTRO];

/** When and how it was deleted, as far as that page tells, after the word of its state: with a space after it, before what can still be done. */
function endOf(entradas: Entradas): string {
  const end = entradas.find(({ titulo }) => ENDS.some((words) => dice(titulo, words)));
  if (!end) return '';
  const day = shownDate(end.momento);
  if (dice(end.titulo, SE_ELIMINO)) return `el ${day} porque nadie lo renovó. `;
  const who = dice(end.titulo, SE_LIBERO) ? end.quien : 'el Registro .uy';
  return `el ${day}${who && `: lo liberó ${who}`}. `;
}

/** What pays for it, by its name where it may be seen. */
const payingOf = ({ cuentaPago, permisos }: Info): string =>
  cuentaPago && permisos.puedeVerPagos ? `la cuenta «${cuentaPago.nombre}»` : 'la forma de pago asociada';

/** What happens to the name by itself, and by when something can still be done (spec 4; decision r); where something `needsLook`, not that nothing has to be done. */
export function whatNext(info: Info, needsLook: boolean, entradas: Entradas): Sentence | null {
  const date = info.dominio.dominioCore.fechaVencimiento;
  if (info.esEliminadoBE)
    return { before: 'Quedó libre: cualquier persona lo puede registrar.', date: null, after: '' };
  if (info.eliminado)
    return deadline(
      info,
      `${endOf(entradas)}Ya no funciona. Se puede recuperar antes del`,
      ' Ese día queda libre para cualquiera.',
    );
  if (info.vencido) return expired(info);
  if (info.renovacionAutomatica)
    return {
      before: 'Se renueva automáticamente el ',
      date,
      after: ` con ${payingOf(info)}${needsLook ? '' : ': no tiene que hacer nada'}.`,
    };
  return info.permisos.puedeVerPagos && info.cuentaPago === null
    ? { before: 'Vence el ', date, after: ' y no se renovará: le falta una forma de pago.' }
    : { before: 'Vence el ', date, after: ' si antes no se renueva: no se renueva automáticamente.' };
}

const POR_CONFIRMAR = 'Su renovación está en el carrito: se hace cuando confirme la compra.';

/** The same, with that its renewal waits in the cart: what is left to do is to confirm it there, and what becomes of what would be done by itself. */
export function inCartAfter(said: Sentence | null, info: Info, pasaAl: string): Sentence | null {
  if (!said) return null;
  const debito = info.renovacionAutomatica ? ', y el débito automático pasa a ese día' : '';
  const entonces = pasaAl && ` Con ella vence el ${pasaAl}${debito}.`;
  return { ...said, after: `${said.after} ${POR_CONFIRMAR}${entonces}` };
}
