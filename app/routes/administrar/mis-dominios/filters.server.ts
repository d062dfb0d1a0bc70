import { registryTakes } from '~/registry/client.server';
import { contract } from '~/registry/contract';
import { ROLES } from '~/registry/contract/administracion/formas';
import { MAX_CAJA } from '~/registry/contract/nombres';
import { fechaTecleada } from './typed-date';

/** Filters as typed, by the names that the address and the registry give them (spec 3, Domain filter). */
/** `orden` narrows nothing: by expiry date instead of by name. */
export type Typed = Record<FilterName, string> & { orden: '' | 'vencimiento' };
export type FilterName =
  | 'nombre'
  | 'tipoRelacionUsuDom'
  | 'fechaVencimientoDesde'
  | 'fechaVencimientoHasta'
  | 'cuentaPago'
  | 'dominiosAlojados'
  | 'estado'
  | 'sinFormaDePago';

export type FilterErrors = Partial<Record<FilterName, string[]>>;

const ESTADOS = ['EN_VIGOR', 'REGISTRADO', 'VENCIDO', 'ELIMINADO', 'PREREGISTRO', 'ERROR'] as const;
const stateIn = (text: string) => ESTADOS.find((estado) => estado === text);
const roleIn = (text: string) => ROLES.find((role) => role === text);

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
    dominiosAlojados: text('dominiosAlojados') === 'true' ? 'true' : '',
    estado: stateIn(text('estado')) ?? '',
    sinFormaDePago: text('sinFormaDePago') === 'true' ? 'true' : '',
    orden: query.get('orden') === 'vencimiento' ? 'vencimiento' : '',
  };
}

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

function errorsOf(typed: Typed, asksAccount: boolean, cuentas: readonly number[]): FilterErrors {
  const errors = dateErrors(typed);
  if ([...typed.nombre].length > MAX_CAJA)
    errors.nombre = [`El nombre tiene más de ${MAX_CAJA} caracteres. Escriba una parte más corta.`];
  if (asksAccount && !cuentas.includes(Number(typed.cuentaPago)))
    errors.cuentaPago = ['Debe seleccionar una cuenta'];
  return errors;
}

/** Whether the registry narrows a list to a state, and to what nothing pays for: this project's own. */
interface Known {
  porEstado: boolean;
}

export const knownFilters = async (): Promise<Known> => ({
  porEstado: await registryTakes(contract.administracion.obtenerDominios, 'estado'),
});

/**
 * What the address filters by, and what is wrong with it. `opcionFiltroPago=1` asks for the domains of an account, and so
 * does naming one: it has to be one of the person's (spec 5, Domain list).
 */
export function readFilters(query: URLSearchParams, cuentas: readonly number[], { porEstado }: Known) {
  const typed = { ...typedIn(query), ...(porEstado ? {} : { estado: '', sinFormaDePago: '' }) };
  const asksAccount = typed.cuentaPago !== '' || query.get('opcionFiltroPago') === '1';
  const errors = errorsOf(typed, asksAccount, cuentas);
  return { typed, errors, isRefused: Object.keys(errors).length > 0 };
}

/** The same, as the registry is asked. */
export const filtroDe = (typed: Typed) => ({
  nombre: typed.nombre || null,
  tipoRelacionUsuDom: roleIn(typed.tipoRelacionUsuDom) ?? ('TODOS' as const),
  fechaVencimientoDesde: typed.fechaVencimientoDesde || null,
  fechaVencimientoHasta: typed.fechaVencimientoHasta || null,
  cuentaPago: typed.cuentaPago === '' ? null : Number(typed.cuentaPago),
  dominiosAlojados: typed.dominiosAlojados === 'true',
  estado: stateIn(typed.estado) ?? null,
  conCuentaPago: typed.sinFormaDePago === 'true' ? false : null,
  porVencimiento: typed.orden === 'vencimiento',
});
