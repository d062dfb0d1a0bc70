import * as address from '~/addresses';
import { dayOf, now } from '~/base/clock.server';
import { date } from '~/format';
import { daysBetween } from '~/registry/domain/days';
import type { Info } from './domain.server';
import { nameOf } from './name-of';

/** A registration takes a day at most: one of before yesterday is not on its way. */
const isLate = (desde: string | null): boolean =>
  desde !== null && daysBetween(desde, dayOf(now()).toString()) > 1;

/** What is said of a name whose registration is not done: what is happening, what comes next, where more is told, and whom to ask. */
export function unfinishedOf(info: Info) {
  if (info.codigoRespuesta === 'OK') return null;
  const nombre = nameOf(info);
  const ask = { href: address.generarTicket(nombre), words: `Preguntar por ${nombre}` };
  if (info.error)
    return {
      ask,
      kind: 'main' as const,
      lead: 'El registro del dominio no se pudo completar.',
      before: 'No quedó a su nombre y no se puede usar ni administrar. Si se le cobró, figura en ',
      link: { href: address.misCompras(), words: 'Mis compras' },
      after: '. Escríbanos: le decimos qué pasó y cómo seguir.',
    };
  const desde = info.dominio.dominioCore.fechaAlta;
  return {
    ask,
    kind: isLate(desde) ? ('main' as const) : ('second' as const),
    lead: 'El registro del dominio todavía no terminó.',
    before: `${desde === null ? '' : `Está pendiente desde el ${date(desde)}. `}Mientras tanto no se puede usar ni administrar. Cuando termine lo verá aquí, y en `,
    link: { href: address.misDominios(), words: 'Mis dominios' },
    after: `, como Registrado. ${
      isLate(desde) ? 'Tarda más de lo normal: escríbanos.' : 'Si mañana sigue pendiente, escríbanos.'
    }`,
  };
}

export type UnfinishedWords = NonNullable<ReturnType<typeof unfinishedOf>>;
