import * as address from '~/addresses';
import { date } from '~/format';
import type { FilterName, Typed } from './filters.server';
import type { Offered } from './mis-dominios.server';
import { STATES } from './states';

interface ActiveFiltersProps extends Offered {
  typed: Typed;
  search: string;
}

const labelOf = (options: { value: string; label: string }[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value;

/** Each filter in words. */
const WORDS: Record<FilterName, (value: string, offered: Offered) => string> = {
  nombre: (value) => `Nombre con «${value}»`,
  tipoRelacionUsuDom: (value, { roles }) => `Asociación: ${labelOf(roles, value)}`,
  fechaVencimientoDesde: (value) => `Vencimiento desde ${date(value)}`,
  fechaVencimientoHasta: (value) => `Vencimiento hasta ${date(value)}`,
  cuentaPago: (value, { cuentas }) =>
    cuentas ? `Forma de pago: ${labelOf(cuentas, value)}` : 'La forma de pago elegida',
  dominiosAlojados: () => 'Solo dominios alojados',
  estado: (value) => `Estado: ${labelOf(STATES, value)}`,
  sinFormaDePago: () => 'Solo dominios sin forma de pago',
};

const NAMES: readonly FilterName[] = [
  'nombre',
  'tipoRelacionUsuDom',
  'fechaVencimientoDesde',
  'fechaVencimientoHasta',
  'cuentaPago',
  'dominiosAlojados',
  'estado',
  'sinFormaDePago',
];

/** The same list without a filter, from its first page. */
function without(search: string, name: FilterName): string {
  const query = new URLSearchParams(search);
  for (const each of [name, 'pagina', ...(name === 'cuentaPago' ? ['opcionFiltroPago'] : [])])
    query.delete(each);
  const kept = query.toString();
  return kept ? `${address.misDominios()}?${kept}` : address.misDominios();
}

/** The filters in force, each a link that removes it (screens.md, Lists). */
export function ActiveFilters({ typed, search, ...offered }: ActiveFiltersProps) {
  const active = NAMES.filter((name) => typed[name] !== '');
  if (active.length === 0) return null;
  return (
    <>
      <h2 className="sr">Filtros aplicados</h2>
      <ul className="chips">
        {active.map((name) => (
          <li key={name}>
            <span>{WORDS[name](typed[name], offered)}</span>{' '}
            <a href={without(search, name)}>
              Quitar<span className="sr"> el filtro {WORDS[name](typed[name], offered)}</span>
            </a>
          </li>
        ))}
        {active.length > 1 && (
          <li>
            <a href={address.misDominios()}>Quitar todos los filtros</a>
          </li>
        )}
      </ul>
    </>
  );
}
