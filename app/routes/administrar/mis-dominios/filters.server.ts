import { registryTakes } from '~/registry/client.server';
import { contract } from '~/registry/contract';
import { readId } from '~/registry/contract/base';
import { type Id, isSameId } from '~/registry/contract/ids';
import { TIPOS_CONTACTO } from '~/registry/domain/roles';
import { MAX_CAJA } from '~/registry/domain/typed-name';
import { DEBE_SELECCIONAR } from '~/registry/domain/words/cuentas';
import { FILTERS, type FilterName } from './filter-names';
import { LOCKS, type Lock, SERVERS, type Servers, type State, statesIn } from './states';
import { fechaTecleada } from './typed-date';

/** A whole name of a server (RFC 1035 2.3.4). */
const MAX_SERVIDOR = 253;

/** Filters as typed, by the names that the address gives them; `orden` narrows nothing: by expiry date instead of by name. */
export type Typed = Record<Exclude<FilterName, 'estado' | 'dns' | 'candado'>, string> & {
  estado: readonly State[];
  dns: '' | Servers;
  candado: '' | Lock;
  orden: '' | 'vencimiento';
};

export type FilterErrors = Partial<Record<FilterName, string[]>>;

const serversIn = (text: string) => SERVERS.find(({ value }) => value === text)?.value ?? '';
const lockIn = (text: string) => LOCKS.find(({ value }) => value === text)?.value ?? '';
const roleIn = (text: string) => TIPOS_CONTACTO.find((role) => role === text);

/** Values that mean no filter are dropped, so that they are not shown as active. */
function typedIn(query: URLSearchParams): Typed {
  const text = (name: FilterName): string => query.get(name)?.trim() ?? '';
  const day = (name: FilterName): string => fechaTecleada(text(name)) ?? text(name);
  return {
    nombre: text('nombre'),
    tipoRelacionUsuDom: roleIn(text('tipoRelacionUsuDom')) ?? '',
    fechaVencimientoDesde: day('fechaVencimientoDesde'),
    fechaVencimientoHasta: day('fechaVencimientoHasta'),
    cuentaPago:
      text('cuentaPago') ||
      (query.get('opcionFiltroPago') === '1' ? (query.get('cuentaId')?.trim() ?? '') : ''),
    // The dashboard's link to the hosted ones (spec 2) keeps the specification's name.
    dns: query.get('dominiosAlojados') === 'true' ? 'ALOJADOS' : serversIn(text('dns')),
    servidor: text('servidor'),
    estado: statesIn(query.getAll('estado')),
    sinFormaDePago: text('sinFormaDePago') === 'true' ? 'true' : '',
    candado: lockIn(text('candado')),
    orden: query.get('orden') === 'vencimiento' ? 'vencimiento' : '',
  };
}

/** What the form of the list asks for, as its address says it. */
export const queryTyped = (form: FormData): URLSearchParams =>
  new URLSearchParams(
    [...FILTERS, 'orden', 'cantidad'].flatMap((name) =>
      form.getAll(name).flatMap((value) => (typeof value === 'string' && value ? [[name, value]] : [])),
    ),
  );

function narrowing(query: URLSearchParams): string {
  const { orden: _, ...typed } = typedIn(query);
  return JSON.stringify(typed);
}

/** Whether two addresses narrow the list alike, whatever page of it they show and in which order. */
export const narrowAlike = (one: URLSearchParams, other: URLSearchParams): boolean =>
  narrowing(one) === narrowing(other);

const NO_ES_FECHA = ['La fecha no es válida. Escríbala como dd/mm/aaaa.'];

function dateErrors({ fechaVencimientoDesde: desde, fechaVencimientoHasta: hasta }: Typed): FilterErrors {
  const isWrong = (text: string): boolean => fechaTecleada(text) === null;
  const wrong: FilterErrors = {};
  if (isWrong(desde)) wrong.fechaVencimientoDesde = NO_ES_FECHA;
  if (isWrong(hasta)) wrong.fechaVencimientoHasta = NO_ES_FECHA;
  else if (hasta !== '' && !isWrong(desde) && desde > hasta)
    wrong.fechaVencimientoHasta = ['La fecha «hasta» no puede ser anterior a la fecha «desde».'];
  return wrong;
}

/** Whether an account is one of the person's; where theirs could not be read, whether it can be one at all. */
function isOwn(cuenta: string, cuentas: readonly Id[] | null): boolean {
  const id = readId(cuenta);
  return cuentas ? cuentas.some((each) => isSameId(each, id)) : id !== undefined;
}

function errorsOf(typed: Typed, asks: boolean, cuentas: readonly Id[] | null): FilterErrors {
  const errors = dateErrors(typed);
  if ([...typed.nombre].length > MAX_CAJA)
    errors.nombre = [`El nombre tiene más de ${MAX_CAJA} caracteres. Escriba una parte más corta.`];
  if ([...typed.servidor].length > MAX_SERVIDOR)
    errors.servidor = [`El servidor tiene más de ${MAX_SERVIDOR} caracteres. Escriba una parte más corta.`];
  if (asks && !isOwn(typed.cuentaPago, cuentas)) errors.cuentaPago = [DEBE_SELECCIONAR];
  return errors;
}

/** Whether the registry narrows a list to states and to what nothing pays for, by servers, and by their locks: this project's own. */
export interface Known {
  porEstado: boolean;
  porServidor: boolean;
  porCandado: boolean;
}

const LISTA = contract.administracion.obtenerDominios;

export const knownFilters = async (): Promise<Known> => ({
  porEstado: await registryTakes(LISTA, 'estado'),
  porServidor: (await registryTakes(LISTA, 'delegacion')) && (await registryTakes(LISTA, 'servidor')),
  porCandado: await registryTakes(LISTA, 'conCandado'),
});

/** What the registry would not narrow by is not asked of it: a longer list than was asked for is no answer. */
const known = (typed: Typed, { porEstado, porServidor, porCandado }: Known): Typed => ({
  ...typed,
  ...(porEstado ? {} : { estado: [], sinFormaDePago: '' }),
  ...(porCandado ? {} : { candado: '' }),
  ...(porServidor ? {} : { servidor: '', dns: typed.dns === 'ALOJADOS' ? typed.dns : '' }),
});

/** Whether an address narrows the list to an account. */
export const asksAccount = (query: URLSearchParams): boolean =>
  typedIn(query).cuentaPago !== '' || query.get('opcionFiltroPago') === '1';

/**
 * What the address filters by, and what is wrong with it. `opcionFiltroPago=1` asks for the domains of an account, and so
 * does naming one: it has to be one of the person's (spec 5, Domain list).
 */
export function readFilters(query: URLSearchParams, cuentas: readonly Id[] | null, offered: Known) {
  const typed = known(typedIn(query), offered);
  const errors = errorsOf(typed, asksAccount(query), cuentas);
  return { typed, errors, isRefused: Object.keys(errors).length > 0 };
}

/** The same, as the registry is asked. */
export const filtroDe = (typed: Typed) => ({
  nombre: typed.nombre || null,
  tipoRelacionUsuDom: roleIn(typed.tipoRelacionUsuDom) ?? ('TODOS' as const),
  fechaVencimientoDesde: typed.fechaVencimientoDesde || null,
  fechaVencimientoHasta: typed.fechaVencimientoHasta || null,
  cuentaPago: typed.cuentaPago === '' ? null : readId(typed.cuentaPago),
  dominiosAlojados: typed.dns === 'ALOJADOS',
  delegacion: typed.dns === 'ALOJADOS' || typed.dns === '' ? null : typed.dns,
  servidor: typed.servidor || null,
  estado: typed.estado.length > 0 ? [...typed.estado] : null,
  conCuentaPago: typed.sinFormaDePago === 'true' ? false : null,
  conCandado: typed.candado === '' ? null : typed.candado === 'CON',
  porVencimiento: typed.orden === 'vencimiento',
});
