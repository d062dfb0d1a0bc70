import { capital, date, moneyWithVat } from '~/format';

/** A price of a year, in centésimos with VAT, from a minute of Uruguay on (AAAA-MM-DDTHH:MM). */
export interface Vigencia {
  desde: string;
  precio: number;
}

/** What a year under a suffix costs: at first, and from each minute on, in their order. What is past is never changed (decision 110). */
export interface Tarifa {
  precio: number;
  vigencias: readonly Vigencia[];
}

/** What a year costs at a minute of Uruguay. */
export const precioEn = ({ precio, vigencias }: Tarifa, minuto: string): number =>
  vigencias.findLast(({ desde }) => desde <= minuto)?.precio ?? precio;

/** The price that follows the one of a minute; undefined where none is planned. */
export const proximoPrecio = ({ vigencias }: Tarifa, minuto: string): Vigencia | undefined =>
  vigencias.find(({ desde }) => desde > minuto);

/** From which minute on what it costs at one is its price, where it is not yet at an earlier one. */
export const precioDesde = ({ vigencias }: Tarifa, ahora: string, minuto: string): string | null =>
  vigencias.findLast(({ desde }) => desde > ahora && desde <= minuto)?.desde ?? null;

/** The minute at which a day begins: a renewal that happens by itself costs what the name cost then, however late it is done. */
export const comienzoDe = (dia: string): string => `${dia}T00:00`;

const cuando = (desde: string): string => {
  const [dia = '', hora = ''] = desde.split('T');
  return hora === '00:00' ? date(dia) : `${date(dia)} a las ${hora} (hora de Uruguay)`;
};

/** That renewing will cost something else, told to who may still renew then; undefined where it will not, until `ultimo` (AAAA-MM-DD). */
export const novedadDe = (proximo: Vigencia | undefined, ultimo: string): string | undefined =>
  proximo && proximo.desde.slice(0, ultimo.length) <= ultimo
    ? `desde el ${cuando(proximo.desde)} renovar cuesta ${moneyWithVat(proximo.precio)} por año`
    : undefined;

/** What is charged when a name renews itself, with from when that price is where it is not the one of today; as is known now. */
export const alRenovarse = (precio: number, desde?: string | null): string =>
  `${moneyWithVat(precio)}, ${desde ? `el precio que rige desde el ${cuando(desde)}, si no cambia antes` : 'si el precio no cambia antes'}`;

/** Told where a year of an ending is sold at the price of today: what the years after it cost. */
export const anuncioDeVenta = (tld: string, { desde, precio }: Vigencia): string =>
  `Desde el ${cuando(desde)} un año de .${tld} cuesta ${moneyWithVat(precio)}.`;

/** The same of those endings that are asked for. */
export const anunciosDeVenta = (
  sufijos: readonly { nombre: string; proximo?: Vigencia | undefined }[],
  pedidos: readonly string[],
): string =>
  sufijos
    .flatMap(({ nombre, proximo }) =>
      proximo && pedidos.includes(nombre) ? [anuncioDeVenta(nombre, proximo)] : [],
    )
    .join(' ');

/** `novedadDe` as a sentence. */
export function anuncioDe(proximo: Vigencia | undefined, ultimo: string): string | undefined {
  const novedad = novedadDe(proximo, ultimo);
  return novedad && `${capital(novedad)}.`;
}

/** A price as it is told apart at the desk. */
export type EstadoDePrecio = 'ANTERIOR' | 'EN_VIGOR' | 'PROXIMO' | 'RETIRADO';

/** How a price stands at a minute: the first one has no minute of its own, and is in force until another begins. */
export function estadoDePrecio(
  { desde, retirado }: { desde: string | null; retirado: boolean },
  tarifa: Tarifa,
  minuto: string,
): EstadoDePrecio {
  if (retirado) return 'RETIRADO';
  if (desde !== null && desde > minuto) return 'PROXIMO';
  const vigente = tarifa.vigencias.findLast((each) => each.desde <= minuto)?.desde ?? null;
  return desde === vigente ? 'EN_VIGOR' : 'ANTERIOR';
}
