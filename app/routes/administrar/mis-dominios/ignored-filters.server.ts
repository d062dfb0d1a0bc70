import { TIPOS_CONTACTO } from '~/registry/domain/roles';
import type { FilterName } from './filter-names';
import type { Known } from './filters.server';
import { LOCKS, SERVERS, STATES } from './states';

/** Said of so many, each so long: an address is anybody's text. */
const MOST = 5;
const LONGEST = 40;

const valuesOf = (options: readonly { value: string }[]): string[] => options.map(({ value }) => value);

interface Asked {
  name: FilterName;
  /** As the screen calls it. */
  label: string;
  /** What it can be here. */
  takes: (text: string) => boolean;
}

const oneOf = (values: readonly string[]) => (text: string) => values.includes(text);

const askedOf = ({ porEstado, porServidor, porCandado }: Known): Asked[] => [
  {
    name: 'estado',
    label: 'Estado',
    takes: oneOf(porEstado ? ['EN_VIGOR', ...valuesOf(STATES)] : []),
  },
  { name: 'tipoRelacionUsuDom', label: 'Asociación', takes: oneOf(['TODOS', ...TIPOS_CONTACTO]) },
  {
    name: 'dns',
    label: 'Quién responde su DNS',
    takes: oneOf(porServidor ? valuesOf(SERVERS) : ['ALOJADOS']),
  },
  { name: 'servidor', label: 'Servidor de nombres', takes: () => porServidor },
  {
    name: 'sinFormaDePago',
    label: 'Solo dominios sin forma de pago',
    takes: oneOf(porEstado ? ['true', 'false'] : ['false']),
  },
  { name: 'candado', label: 'Candado', takes: oneOf(porCandado ? valuesOf(LOCKS) : []) },
];

const unknownIn = (query: URLSearchParams, known: Known): string[] =>
  askedOf(known)
    .flatMap(({ name, label, takes }) =>
      query
        .getAll(name)
        .flatMap((text) => text.split(','))
        .map((text) => text.trim())
        .filter((text) => text !== '' && !takes(text))
        .map((text) => `${label}: «${text.slice(0, LONGEST)}»`),
    )
    .slice(0, MOST);

/** Says what an address asks to filter by and cannot be chosen here: dropped in silence, the whole list would pass for what was asked. */
export function ignoredIn(query: URLSearchParams, known: Known): string {
  const unknown = unknownIn(query, known);
  if (unknown.length === 0) return '';
  return `La lista está sin lo que la dirección pedía y aquí no se puede elegir: ${unknown.join('; ')}.`;
}
