import { date } from '~/format';
import { FILTERS, type FilterName } from './filter-names';
import type { Typed } from './filters.server';
import type { Offered } from './mis-dominios.server';
import { LOCKS, SERVERS, STATES } from './states';

const labelOf = (options: readonly { value: string; label: string }[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value;

/** Each filter in words. */
const WORDS: Record<FilterName, (value: string, offered: Offered) => string> = {
  nombre: (value) => `Nombre con «${value}»`,
  tipoRelacionUsuDom: (value, { roles }) => `Asociación: ${labelOf(roles, value)}`,
  fechaVencimientoDesde: (value) => `Vencimiento desde ${date(value)}`,
  fechaVencimientoHasta: (value) => `Vencimiento hasta ${date(value)}`,
  cuentaPago: (value, { cuentas }) =>
    cuentas ? `Forma de pago: ${labelOf(cuentas, value)}` : 'La forma de pago elegida',
  dns: (value) => `DNS: ${labelOf(SERVERS, value)}`,
  servidor: (value) => `Servidor con «${value}»`,
  estado: (value) => `Estado: ${labelOf(STATES, value)}`,
  sinFormaDePago: () => 'Solo dominios sin forma de pago',
  candado: (value) => labelOf(LOCKS, value),
};

/** Other names that an address may give a filter. */
const ALSO: Partial<Record<FilterName, string>> = {
  cuentaPago: 'opcionFiltroPago',
  dns: 'dominiosAlojados',
};

/** The same list without a filter, from its first page; of several states, the others stay. */
function without(search: string, name: FilterName, value: string, typed: Typed): string {
  const query = new URLSearchParams(search);
  for (const each of [name, 'pagina', ALSO[name] ?? name]) query.delete(each);
  if (name === 'estado')
    for (const other of typed.estado.filter((state) => state !== value)) query.append(name, other);
  return `ver:${query}`;
}

/** The filters in force (screens.md, Lists): each in words, and what shows the list without it. */
export const filtersInWords = ({ typed, ...offered }: Offered & { typed: Typed }, search: string) =>
  FILTERS.flatMap((name) =>
    [typed[name]]
      .flat()
      .filter((value) => value !== '')
      .map((value) => ({
        texto: WORDS[name](value, offered),
        intencion: without(search, name, value, typed),
      })),
  );
