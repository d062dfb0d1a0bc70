import { randomInt } from 'node:crypto';
import { LIMITE_REGISTROS } from './cart';
import { CARRITO_VACIO } from './words/carrito';
import { SIN_TITULAR } from './words/compras';
import { DEBE_SELECCIONAR_CUENTA } from './words/cuentas';

/** What a line of a cart is (spec 4). */
export type TipoItem = 'REGISTRO' | 'RENOVACION' | 'TRANSFERENCIA';

/** Registrations and renewals are for one year (spec 9). */
export const ANIOS = 1;
/** 'Aplicar promoción' gives nothing yet (spec 9, decision t). */
export const DESCUENTO = 0;

/** What the rules look at in a line of a sale. */
export interface Linea {
  tipo: TipoItem;
  nombre: string;
  anios: number;
  /** Centésimos of the whole line, VAT included. */
  precio: number;
}

/** Price of a line: the year's price of its suffix for each year (spec 9); a holder transfer costs one year. */
export const precioLinea = (tipo: TipoItem, anios: number, precioAnual: number): number =>
  tipo === 'TRANSFERENCIA' ? precioAnual : precioAnual * anios;

const sum = (lineas: readonly Linea[]): number => lineas.reduce((total, linea) => total + linea.precio, 0);

/** Subtotal of each section of the cart and what is paid, in centésimos (spec 2). */
export function totales(lineas: readonly Linea[]) {
  const of = (tipo: TipoItem) => sum(lineas.filter((linea) => linea.tipo === tipo));
  return {
    registros: of('REGISTRO'),
    renovaciones: of('RENOVACION'),
    transferencias: of('TRANSFERENCIA'),
    descuento: DESCUENTO,
    total: sum(lineas) - DESCUENTO,
  };
}

/** How many more registrations a cart admits. */
export const lugares = (lineas: readonly Pick<Linea, 'tipo'>[]): number =>
  Math.max(0, LIMITE_REGISTROS - lineas.filter((linea) => linea.tipo === 'REGISTRO').length);

/**
 * What becomes of the lines that are brought to a cart: each type and name is in it once, the earlier one stays, and
 * registrations past the limit are put aside, the last ones first (spec 9).
 */
export function reunir<L extends Pick<Linea, 'tipo' | 'nombre'>>(
  propias: readonly Pick<Linea, 'tipo' | 'nombre'>[],
  traidas: readonly L[],
): { entran: L[]; apartados: L[] } {
  const has = ({ tipo, nombre }: Pick<Linea, 'tipo' | 'nombre'>) =>
    propias.some((propia) => propia.tipo === tipo && propia.nombre === nombre);
  const nuevas = traidas.filter((linea) => !has(linea));
  const registros = nuevas.filter(({ tipo }) => tipo === 'REGISTRO');
  const apartados = registros.slice(lugares(propias));
  return { entran: nuevas.filter((linea) => !apartados.includes(linea)), apartados };
}

/** What a sale lacks, with its sentence. */
export const FALTAS = {
  VACIO: CARRITO_VACIO,
  SIN_TITULAR,
  SIN_CUENTA: DEBE_SELECCIONAR_CUENTA,
} as const;

/** Why a sale cannot be confirmed yet, in the order of the steps (spec 4). */
export function falta(
  lineas: readonly (Linea & { conTitular: boolean })[],
  conCuenta: boolean,
): keyof typeof FALTAS | undefined {
  if (lineas.length === 0) return 'VACIO';
  if (lineas.some((linea) => linea.tipo === 'REGISTRO' && !linea.conTitular)) return 'SIN_TITULAR';
  return conCuenta ? undefined : 'SIN_CUENTA';
}

/** Without I, L, O and U: what is read aloud or copied by hand is not mistaken. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A reference a person can read over the phone: forty random bits behind the year. */
export function nuevaReferencia(anio: number, random: (limit: number) => number = randomInt): string {
  const letters = Array.from({ length: 8 }, () => LETTERS.charAt(random(LETTERS.length)));
  return `UY-${anio}-${letters.join('')}`;
}
