/** Sizes of a page of domains (spec 9). */
export const SIZES = [5, 10, 25, 50] as const;
