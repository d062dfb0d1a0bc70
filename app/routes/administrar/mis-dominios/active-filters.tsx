import { SubmitButton } from '~/components/form/submit-button';
import { date } from '~/format';
import { FILTERS, type FilterName } from './filter-names';
import type { Typed } from './filters.server';
import type { Offered } from './mis-dominios.server';
import { LOCKS, SERVERS, STATES } from './states';

interface ActiveFiltersProps extends Offered {
  typed: Typed;
  search: string;
}

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
function without(search: string, { name, value }: Active, typed: Typed): string {
  const query = new URLSearchParams(search);
  for (const each of [name, 'pagina', ALSO[name] ?? name]) query.delete(each);
  if (name === 'estado')
    for (const other of typed.estado.filter((state) => state !== value)) query.append(name, other);
  return `ver:${query}`;
}

/** A filter in force. */
interface Active {
  name: FilterName;
  value: string;
}

/** The filters in force, each with a button that removes it (screens.md, Lists). */
export function ActiveFilters({ typed, search, ...offered }: ActiveFiltersProps) {
  const active = FILTERS.flatMap((name) =>
    [typed[name]].flat().flatMap((value): Active[] => (value === '' ? [] : [{ name, value }])),
  );
  if (active.length === 0) return null;
  return (
    <>
      <h2 className="sr">Filtros aplicados</h2>
      <ul className="chips">
        {active.map((each) => {
          const words = WORDS[each.name](each.value, offered);
          return (
            <li key={words}>
              <span>{words}</span>{' '}
              <SubmitButton intencion={without(search, each, typed)} kind="plain" pending="Quitando...">
                Quitar<span className="sr"> el filtro {words}</span>
              </SubmitButton>
            </li>
          );
        })}
        {active.length > 1 && (
          <li>
            <SubmitButton intencion="ver:" kind="plain" pending="Quitando...">
              Quitar todos los filtros
            </SubmitButton>
          </li>
        )}
      </ul>
    </>
  );
}
