import type { Connection } from '~/database/connection.server';
import { saveGuardado } from '../oficina/reservados/store';
import { findPersona } from './store';

/** A name that one person may have, and a label that nobody may. */
export async function loadReservados(trx: Connection): Promise<void> {
  const { id } = await findPersona(trx, 'titular');
  await saveGuardado(trx, {
    nombre: 'carnaval.uy',
    clase: 'RESERVADO',
    motivo: 'Lo pidió quien organiza el concurso oficial.',
    para_usuario_id: id,
  });
  await saveGuardado(trx, {
    nombre: 'banco-central',
    clase: 'PROHIBIDO',
    motivo: 'Sirve para hacerse pasar por el Banco Central.',
    para_usuario_id: null,
  });
}
