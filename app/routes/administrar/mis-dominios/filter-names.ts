/** What the list of names can be narrowed by, as its address calls it and in the order in which it is said. */
export const FILTERS = [
  'nombre',
  'estado',
  'tipoRelacionUsuDom',
  'fechaVencimientoDesde',
  'fechaVencimientoHasta',
  'cuentaPago',
  'dns',
  'servidor',
  'sinFormaDePago',
  'candado',
] as const;

export type FilterName = (typeof FILTERS)[number];
