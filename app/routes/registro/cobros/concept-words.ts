import type { ConceptoDeCargo } from '~/registry/contract/formas';
import { TIPOS } from '~/routes/administrar/mis-compras/words';
import { COMPRADO } from '~/routes/registro/compras/line-words';

/** What a name was charged for: in a purchase, or outside of one, as who paid reads it. */
export const CONCEPTO: Record<ConceptoDeCargo, string> = {
  ...COMPRADO,
  RENOVACION_AUTOMATICA: TIPOS.RENOVACION_AUTOMATICA,
  IMPORTACION: TIPOS.IMPORTACION,
};
