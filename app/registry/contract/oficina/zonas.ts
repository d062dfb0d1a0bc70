import { z } from 'zod';
import { instante, operacion, respuesta, texto } from '../base';
import { deOficina } from './base';

/** How it is known: compared and found to differ, waiting to be published, with records that its server does not take, or not answered yet. */
const CLASES = ['DISTINTA', 'ATRASADA', 'NO_TOMADO', 'SIN_VER'] as const;
export type ClaseDeZona = (typeof CLASES)[number];

const distinta = z.object({
  /** As it is shown, and as it is asked for. */
  nombre: z.string(),
  zona: z.string(),
  clase: z.enum(CLASES),
  /** What differs or is missing, a line each; of many the first ones. */
  que: z.array(z.string()),
  /** Since when; null where nobody wrote it down. */
  desde: instante.nullable(),
});
export type ZonaDistinta = z.output<typeof distinta>;

/** Zones whose servers have something else than the registry says (decision 115). */
export const zonas = {
  /** All that is known of them, up to 100 of each class; `hayMas` where there are more. */
  listar: deOficina('verFallos', '/oficina/zonas').output(
    z.object({ zonas: z.array(distinta), hayMas: z.boolean() }),
  ),

  /**
   * Has a zone published again from the rows: of a name the whole of it, of all names what its server did not take. 404 of a zone that
   * was never published.
   */
  publicar: deOficina('reintentarTrabajo', '/oficina/zonas/publicar')
    .input(z.object({ zona: texto, operacion }))
    .output(respuesta),
};
