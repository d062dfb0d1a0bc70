import type { Connection } from '~/database/connection.server';
import { ultimas } from '../../domain/ayuda';
import { shownTo } from '../mensajes/a-la-vista-store';

/** The text that each question of the help has at a minute of Uruguay, of those that the registry's people wrote. */
export async function listPreguntas(connection: Connection, minuto: string) {
  const begun = await connection
    .selectFrom('preguntas_ayuda')
    .selectAll()
    .where(shownTo({ usuarioId: null, minuto }))
    .orderBy('fecha_desde')
    .orderBy('id')
    .execute();
  return ultimas(begun);
}
