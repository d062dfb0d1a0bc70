import type { ConceptoDeCargo } from '~/registry/contract/formas';

/** What a name was charged for. */
export const CONCEPTO: Record<ConceptoDeCargo, string> = {
  REGISTRO: 'Registro',
  RENOVACION: 'Renovación',
  TRANSFERENCIA: 'Transferencia de titular',
  RENOVACION_AUTOMATICA: 'Renovación automática',
  IMPORTACION: 'Importación de otro registrador',
};
