/** What became of a domain in a bulk change. */
export const RESULTADOS = {
  PENDIENTE: { tono: 'info', word: 'Pendiente' },
  HECHO: { tono: 'ok', word: 'Hecho' },
  SIN_CAMBIOS: { tono: 'info', word: 'Ya estaba así' },
  NO_APLICA: { tono: 'aviso', word: 'No se modificó' },
  CONFLICTO: { tono: 'aviso', word: 'Otra persona lo cambió' },
} as const;
