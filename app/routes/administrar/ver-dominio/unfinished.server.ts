import { Temporal } from 'temporal-polyfill';
import * as address from '~/addresses';
import { dayOf, now } from '~/base/clock.server';
import { date } from '~/format';
import type { Info } from './domain.server';
import { nameOf } from './name-of';

/** A registration takes a day at most: of one that began on a day, as far as that is known, the next is the last on which it is normal. */
function whenOf(desde: string | null) {
  if (desde === null)
    return {
      isLate: false,
      lead: 'El registro del dominio todavía no terminó.',
      told: 'Demora un día como mucho: si mañana sigue pendiente, escríbanos.',
    };
  const last = Temporal.PlainDate.from(desde).add({ days: 1 });
  const until = `las 23:59 del ${date(last.toString())} (hora de Uruguay)`;
  return Temporal.PlainDate.compare(dayOf(now()), last) > 0
    ? {
        isLate: true,
        lead: `El registro del dominio está demorado: empezó el ${date(desde)} y debía terminar antes de ${until}.`,
        told: 'Escríbanos: le decimos qué pasa.',
      }
    : {
        isLate: false,
        lead: `El registro del dominio empezó el ${date(desde)} y todavía no terminó.`,
        told: `Puede demorar hasta ${until}: si después sigue pendiente, escríbanos.`,
      };
}

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
  const { isLate, lead, told } = whenOf(desde);
  return {
    ask,
    kind: isLate ? ('main' as const) : ('second' as const),
    lead,
    before: 'Mientras tanto no se puede usar ni administrar. Cuando termine lo verá aquí, y en ',
    link: { href: address.misDominios(), words: 'Mis dominios' },
    after: `, como Registrado. ${told}`,
  };
}

export type UnfinishedWords = NonNullable<ReturnType<typeof unfinishedOf>>;
