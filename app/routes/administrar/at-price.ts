import { money } from '~/format';

/** What a button does, and for how much where that is known. */
export const atPrice = (words: string, precio: number | null | undefined): string =>
  precio == null ? words : `${words} ${precio === 0 ? 'sin costo' : `por ${money(precio)}`}`;
