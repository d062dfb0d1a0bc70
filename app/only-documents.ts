/**
 * Screens that no script ever leads to: nothing but a link arrives there, and a link asks for the document; no form of a page with scripts is
 * answered with a way to them. Browsers are not told of them, in the list of routes that every page with scripts carries.
 */
export const ONLY_DOCUMENTS =
  /^routes\/(registro|rdap|cifras|dev)\/|^routes\/(ayuda\/rechazos|administrar\/mis-datos\/descargar)\/|\/(exportar|resultado|compras-csv)$/;
