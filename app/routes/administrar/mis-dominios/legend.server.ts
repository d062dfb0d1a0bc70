import type { DominioWrapper } from '~/registry/contract/administracion/formas';
import { quienesPueden } from '~/registry/domain/acciones';
import { CONGELADO_IMPIDE } from '~/registry/domain/words/dominios';
import { isAbbreviated } from '../domain-roles';
import { isNormal, STATES, wordOf } from '../domain-state';
import { MARKS, marksOf } from './held-by';

const { sinFormaDePago, vencido, eliminado, pendiente, error } = STATES;
const { congelado, conCandado, retenido } = MARKS;

const ABREVIADAS =
  'En Asociación, «Tit.» es titular; «Adm.», «Téc.» y «Fin.» son contacto administrativo, técnico y financiero; «Los cuatro» es todo eso.';

/** The roles that the list shows short, said under it; '' where it shows none. */
export const shortRolesOf = (dominios: readonly DominioWrapper[]): string =>
  dominios.some((each) => !each.error && isAbbreviated(each)) ? ABREVIADAS : '';

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
  return [
    ...states,
    {
      word: 'Sin marca (Registrado)',
      tono: null,
      meaning: 'está en vigor y tiene forma de pago.',
      seen: isSeen,
    },
  ];
}
