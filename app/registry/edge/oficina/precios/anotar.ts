import type { Op } from '../../cambio/cambio';
import { type Anotado, anotarActo } from '../historia';

/** Writes down what was done to a suffix. */
export const anotarDeSufijo = (op: Op, tld: string, anotado: Omit<Anotado, 'clase' | 'sobre'>) =>
  anotarActo(op, { clase: 'sufijo', sobre: `.${tld}`, ...anotado });
