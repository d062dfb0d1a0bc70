import { type QuienMira, ultimaMirada } from '../mirada';
import { MIRO } from './mirar';

/** Why somebody of the registry looks at a name, as it is registered now, and until when they may. */
export const miradaDe = (quien: QuienMira, ascii: string, { creado_en }: { creado_en: string }) =>
  ultimaMirada(quien, { acto: MIRO, clase: 'dominio', sobre: ascii, desde: creado_en });
