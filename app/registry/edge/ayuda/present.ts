import type { Selectable } from 'kysely';
import type { PreguntasAyudaTable } from '~/database/tables/mensajes';
import type { PreguntaDeAyuda } from '../../contract/ayuda';
import { direccionDe } from '../../domain/ayuda';

/** A text of the help, as people read it. */
export const preguntaDTO = (row: Selectable<PreguntasAyudaTable>): PreguntaDeAyuda => ({
  direccion: direccionDe(row),
  tema: row.tema,
  lugar: row.orden,
  pregunta: row.titulo,
  respuesta: row.respuesta,
  seMuestra: row.visible === 'SI',
});
