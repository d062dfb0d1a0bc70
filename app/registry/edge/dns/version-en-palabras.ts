import type { MotivoVersion } from '~/database/tables/dns';
import { writeLinea } from '../../dns/archivo';
import type { Diferencia } from '../../dns/diferencia';
import { tituloDe } from '../dominios/historia-palabras';

/** What changes many records at once. */
const DE_VARIOS: Partial<Record<MotivoVersion, string>> = {
  IMPORTACION: 'Se importó una zona',
  PLANTILLA: 'Se usó una plantilla',
  DESHACER: 'Se deshicieron cambios',
};

/** What a change of a zone did, as a sentence; of one record, in the words of the history of its name. */
export function tituloDeVersion(motivo: MotivoVersion, { quitados, agregados }: Diferencia): string {
  const deVarios = DE_VARIOS[motivo];
  if (!deVarios)
    return tituloDe(
      'REGISTROS',
      { registros: quitados.map(writeLinea) },
      { registros: agregados.map(writeLinea) },
    );
  const [menos, mas] = [quitados.length, agregados.length];
  const cuantos = [
    menos > 0 && `se ${menos === 1 ? 'quitó' : 'quitaron'} ${menos}`,
    mas > 0 && `se ${mas === 1 ? 'agregó' : 'agregaron'} ${mas}`,
  ].filter(Boolean);
  return `${deVarios}: ${cuantos.join(', ')}`;
}
