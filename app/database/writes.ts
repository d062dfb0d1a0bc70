/** Tables of which processes keep something in memory (`reference-cache.ts`). */
const CACHED =
  /^\s*(?:insert into|update|delete from)\s+"?(?:sufijos|sufijo_precios|paises|tipos_documento|formas_pago|funciones|terminos|funcionarios)\b/i;

let all = 0;
let ofKept = 0;

/** Whether a statement changes what is kept in memory (`reference-cache.ts`). */
export const changesKept = (sql: string): boolean => CACHED.test(sql);

/** Said by a driver of everything but reads: what a request asked before may be otherwise now. */
export const wrote = (): void => {
  all += 1;
};

/** Said by a driver once a change of what is kept is there for others to see: it is looked at again. */
export const cachedWasWritten = (): void => {
  ofKept += 1;
};

/** How often this process wrote, to whichever database. */
export const writes = (): number => all;
export const writesOfCached = (): number => ofKept;
