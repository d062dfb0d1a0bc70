import type { DominioWrapper } from '~/registry/contract/administracion/formas';
import { quienesPueden } from '~/registry/domain/acciones';
import { CONTACTO_DE, ROLES, rolesDe } from '~/registry/domain/roles';
import { CONGELADO_IMPIDE } from '~/registry/domain/words/dominios';
import { ALL_FOUR_SHORT, isAbbreviated, isAll, shortRole } from '../domain-roles';
import { isNormal, STATES, wordOf } from '../domain-state';
import { MARKS, marksOf } from './held-by';

const { sinFormaDePago, vencido, eliminado, pendiente, error } = STATES;
const { congelado, conCandado, retenido } = MARKS;

/** The roles that the list shows short, said under it, and no others; '' where it shows none. */
export function shortRolesOf(dominios: readonly DominioWrapper[]): string {
  const short = dominios.filter((each) => !each.error && isAbbreviated(each));
  const some = short.filter((each) => !isAll(each));
  const told = [
    ...ROLES.filter((rol) => some.some((each) => rolesDe(each)[rol] === 1)).map(
      (rol) => `«${shortRole(rol)}» es ${CONTACTO_DE[rol]}`,
    ),
    ...(some.length < short.length ? [`«${ALL_FOUR_SHORT}», titular y los tres contactos`] : []),
  ];
  return told.length === 0 ? '' : `En Asociación, ${told.join('; ')}.`;
}

/** What the states of the list mean (spec 2, My domains: legend): said here, so that its dialogs ship none of it. `seen`: on the page, as on paper no other is explained. */
export function legendOf(dominios: readonly DominioWrapper[]) {
  const seen = new Set(dominios.flatMap((each) => [wordOf(each), ...marksOf(each).map(({ word }) => word)]));
  const meanings = [
    [sinFormaDePago, 'está registrado, pero vence si no se le asocia una forma de pago o se renueva.'],
    [vencido, 'pasó su fecha de vencimiento; todavía se puede renovar.'],
    [eliminado, `ya no funciona; por un tiempo lo puede recuperar ${quienesPueden('recuperar')}.`],
    [pendiente, 'su registro todavía no terminó; cuando termine se puede administrar.'],
    [error, 'su registro no se pudo completar, y no hay nada que administrar: pregúntenos qué pasó.'],
    [congelado, `hasta que pase la fecha que dice su detalle, ${CONGELADO_IMPIDE}.`],
    [conCandado, 'sus cambios esperan a que los aprueben sus custodios.'],
    [retenido, 'por orden legal no se le pueden hacer algunos cambios; su detalle dice cuáles.'],
  ] as const;
  const states = meanings.map(([{ word, tono }, meaning]) => ({ word, tono, meaning, seen: seen.has(word) }));
  const isSeen = dominios.some(isNormal);
  const isTold = dominios.some((each) => isNormal(each) && each.conAvisos && !each.gradoDeCandado);
  return [
    ...states,
    {
      word: 'Aviso',
      tono: 'aviso' as const,
      meaning: 'conviene arreglar algo de su DNS; su detalle dice qué y cómo.',
      seen: isTold,
    },
    {
      word: 'Sin marca (Registrado)',
      tono: null,
      meaning: 'está en vigor y tiene forma de pago.',
      seen: isSeen,
    },
  ];
}
