import { now, stamp } from '~/base/clock.server';
import { count, dateTime } from '~/format';
import type { SignedContext } from '~/session/guard.server';

/** A page of a list, as it is on a sheet. */
interface Part {
  page: number;
  pages: number;
  /** How many rows it has, of how many, and the most that a page may have. */
  shown: number;
  total: number;
  size: number;
  most: number;
}

/** Which part of how much, and how to have all of it. */
function whichOf({ page, pages, shown, total, size, most }: Part): string {
  if (pages < 2) return '';
  const larger = size < most ? `Elija ${most} filas por página para imprimir más; todos` : 'Todos';
  return ` · página ${page} de ${pages}: ${shown} de ${count(total, 'dominio', 'dominios')}. ${larger} están en la lista que se descarga (CSV).`;
}

/** What a sheet says of itself, which a screen need not: of when it is, whose, and which part of how much. */
export const printedBy = ({ person }: SignedContext, part?: Part): string =>
  `Impreso el ${dateTime(stamp(now()))} · ${person.nombre ?? person.login}${part ? whichOf(part) : ''}`;
