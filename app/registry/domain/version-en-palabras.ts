type Motivo = 'ALTA' | 'EDICION' | 'BAJA' | 'IMPORTACION' | 'PLANTILLA' | 'DESHACER' | 'REHACER';

const QUE: Record<Motivo, string> = {
  ALTA: 'Se agregaron registros DNS',
  EDICION: 'Se cambiaron registros DNS',
  BAJA: 'Se quitaron registros DNS',
  IMPORTACION: 'Se importó una zona',
  PLANTILLA: 'Se usó una plantilla',
  // One change or many: which of them is not kept.
  DESHACER: 'Se deshizo lo cambiado',
  REHACER: 'Se rehízo lo deshecho',
};

/** How many records went and came; nothing where none did. */
export function cuantosRegistros(quitados: number, agregados: number): string {
  const registros = (n: number) => `${n} ${n === 1 ? 'registro' : 'registros'} DNS`;
  return [
    quitados > 0 && `se ${quitados === 1 ? 'quitó' : 'quitaron'} ${registros(quitados)}`,
    agregados > 0 &&
      `se ${agregados === 1 ? 'agregó' : 'agregaron'} ${quitados > 0 ? agregados : registros(agregados)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** What a change of a zone did, as a sentence, where no more is known of it than why and how many records it touched. */
export function cambioDeZona(motivo: Motivo, quitados: number, agregados: number): string {
  const cuantos = cuantosRegistros(quitados, agregados);
  return cuantos === '' ? QUE[motivo] : `${QUE[motivo]}: ${cuantos}`;
}
