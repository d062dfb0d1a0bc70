import { now, stamp } from '~/base/clock.server';
import { dateTime } from '~/format';
import type { SignedContext } from '~/session/guard.server';

/** What a sheet says of itself, which a screen need not: of when it is, whose, and which part of how much. */
export function printedBy({ person }: SignedContext, part?: { page: number; pages: number }): string {
  const which = part && part.pages > 1 ? ` · página ${part.page} de ${part.pages}` : '';
  return `Impreso el ${dateTime(stamp(now()))} · ${person.nombre ?? person.login}${which}`;
}
