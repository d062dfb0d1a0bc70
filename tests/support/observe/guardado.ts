/** The questions of what is kept in memory for a second (`database/reference-cache.ts`): the first request of each asks them, whoever's it is. */
const OF_WHAT_IS_KEPT =
  /^select (?:[^()]* from "(sufijos|paises|tipos_documento|formas_pago|funciones)"|"id", "vigente_desde" from "terminos"|"usuarios"."oid" from "funcionarios")/i;

export const isOfWhatIsKept = (sql: string): boolean => OF_WHAT_IS_KEPT.test(sql);
