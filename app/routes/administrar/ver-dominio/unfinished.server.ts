import * as address from '~/addresses';
import { date } from '~/format';
import type { Info } from './domain.server';
import { nameOf } from './name-of';

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
    kind: 'second' as const,
    lead: 'El registro del dominio todavía no terminó.',
    before: `${desde === null ? '' : `Está pendiente desde el ${date(desde)}. `}Mientras tanto no se puede usar ni administrar. Cuando termine lo verá aquí, y en `,
    link: { href: address.misDominios(), words: 'Mis dominios' },
    after: ', como Registrado. Si mañana sigue pendiente, escríbanos.',
  };
}

export type UnfinishedWords = NonNullable<ReturnType<typeof unfinishedOf>>;
