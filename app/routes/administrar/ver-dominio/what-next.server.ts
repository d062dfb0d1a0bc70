import { count } from '~/format';
import type { Info } from './domain.server';

/** A sentence around a date, which the page shows as a date. */
interface Sentence {
  before: string;
  date: string | null;
  after: string;
}

/** By when something can still be done about a name that is on its way out. */
function deadline({ fechaEliminacion, tiempoAntesEliminacion: dias }: Info, before: string): Sentence | null {
  if (fechaEliminacion == null || dias == null) return null;
  const left = `${dias === 1 ? 'queda' : 'quedan'} ${count(dias, 'día', 'días')}`;
  return { before: `${before} `, date: fechaEliminacion, after: ` (${left}).` };
}

/** What happens to the name by itself, and by when something can still be done (spec 4; decision r); where something `needsLook`, not that nothing has to be done. */
export function whatNext(info: Info, needsLook: boolean): Sentence | null {
  const date = info.dominio.dominioCore.fechaVencimiento;
  if (info.esEliminadoBE)
    return { before: 'Quedó libre: cualquier persona lo puede registrar.', date: null, after: '' };
  if (info.eliminado) return deadline(info, 'Ya no funciona. Se puede recuperar antes del');
  if (info.vencido) return deadline(info, 'Si no se renueva, se elimina el');
  if (info.renovacionAutomatica)
    return {
      before: 'Se renueva automáticamente el ',
      date,
      after: ` con la forma de pago asociada${needsLook ? '' : ': no tiene que hacer nada'}.`,
    };
  return info.permisos.puedeVerPagos && info.cuentaPago === null
    ? { before: 'Vence el ', date, after: ' y no se renovará: le falta una forma de pago.' }
    : { before: 'Vence el ', date, after: ' si antes no se renueva: no se renueva automáticamente.' };
}
