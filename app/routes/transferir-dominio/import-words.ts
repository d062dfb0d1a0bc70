import { moneyWithVat } from '~/format';

/** A registrar in a sentence, where its registry may not say which one it is. */
export const elOtro = (registrador: string): string => registrador || 'El otro registrador';

/** The same within a sentence, or by itself. */
export const otroRegistrador = (registrador: string | null): string => registrador || 'otro registrador';

/** What an import costs, where its registry says it. */
export const cost = (importe: number | null): string =>
  importe === null ? 'El precio de un año' : moneyWithVat(importe);
