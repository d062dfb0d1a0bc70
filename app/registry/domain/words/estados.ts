/** What a state of a name is called where anybody sees it: REGISTRADO is shown as ACTIVO (spec 2). */
const PALABRAS: Readonly<Record<string, string>> = {
  REGISTRADO: 'ACTIVO',
  PREREGISTRO: 'PENDIENTE',
  VENCIDO: 'VENCIDO',
  ELIMINADO: 'ELIMINADO',
  ERROR: 'ERROR',
};

/** What a state is called; another edge's own word is shown as it is. */
export const palabraDeEstado = (estado: string | null): string =>
  PALABRAS[estado ?? ''] ?? estado ?? 'Sin datos';
