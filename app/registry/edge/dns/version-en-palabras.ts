import type { MotivoVersion } from '~/database/tables/dns';
import { writeLinea } from '../../dns/archivo';
import type { Diferencia } from '../../dns/diferencia';
import { cambioDeZona } from '../../domain/version-en-palabras';
import { tituloDe } from '../dominios/historia-palabras';

/** What changes many records at once. */
const DE_VARIOS: ReadonlySet<MotivoVersion> = new Set(['IMPORTACION', 'PLANTILLA', 'DESHACER']);

/** What a change of a zone did, as a sentence; of one record, in the words of the history of its name. */
export function tituloDeVersion(motivo: MotivoVersion, { quitados, agregados }: Diferencia): string {
  if (DE_VARIOS.has(motivo)) return cambioDeZona(motivo, quitados.length, agregados.length);
  return tituloDe(
    'REGISTROS',
    { registros: quitados.map(writeLinea) },
    { registros: agregados.map(writeLinea) },
  );
}
