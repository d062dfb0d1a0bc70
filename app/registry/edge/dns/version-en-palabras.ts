import type { MotivoVersion } from '~/database/tables/dns';
import type { Flag } from '~/database/tables/flag';
import { writeLinea } from '../../dns/archivo';
import type { Diferencia } from '../../dns/diferencia';
import { afterColon } from '../../domain/in-sentences';
import { cambioDeZona, cuantosRegistros } from '../../domain/version-en-palabras';
import { tituloDe } from '../dominios/historia-palabras';

/** What changes many records at once. */
const DE_VARIOS: ReadonlySet<MotivoVersion> = new Set(['IMPORTACION', 'PLANTILLA', 'DESHACER']);

const deUno = ({ quitados, agregados }: Diferencia): string =>
  tituloDe('REGISTROS', { registros: quitados.map(writeLinea) }, { registros: agregados.map(writeLinea) });

/** What a change of a zone did, as a sentence, of many at once too where it was one record after all; of one record, in the words of the history of its name. */
export function tituloDeVersion(cambio: Diferencia & { motivo: MotivoVersion; rehace: Flag | null }): string {
  const { quitados, agregados, rehace } = cambio;
  if (!DE_VARIOS.has(cambio.motivo)) return deUno(cambio);
  const motivo = rehace === 1 ? 'REHACER' : cambio.motivo;
  const isOne = Math.max(quitados.length, agregados.length) === 1;
  return isOne
    ? `${cambioDeZona(motivo, 0, 0)}: ${afterColon(deUno(cambio))}`
    : cambioDeZona(motivo, quitados.length, agregados.length);
}

const HECHO = {
  UNO: 'Se deshizo el cambio',
  VARIOS: 'Se deshicieron los cambios',
  REHACER: 'Se rehízo lo deshecho',
};

/** That one change was taken back, or more of them, or done again, and what that did: which record, where it is one. */
export function deshechoEnPalabras(que: keyof typeof HECHO, cambio: Diferencia): string {
  const [menos, mas] = [cambio.quitados.length, cambio.agregados.length];
  const dicho = Math.max(menos, mas) === 1 ? deUno(cambio) : cuantosRegistros(menos, mas);
  return `${HECHO[que]}: ${afterColon(dicho)}.`;
}
