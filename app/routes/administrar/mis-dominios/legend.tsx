import { Tag } from '~/components/tag';
import type { DominioWrapper } from '~/registry/contract/administracion/formas';
import { isNormal, STATES, wordOf } from '../domain-state';
import { MARKS, marksOf } from './held-by';

const { sinFormaDePago, vencido, eliminado, pendiente, error } = STATES;
const { congelado, conCandado, retenido } = MARKS;

interface LegendProps {
  /** Of the page: on paper no other state is explained than theirs. */
  dominios: readonly DominioWrapper[];
  /** Who may take a deleted name back. */
  recuperan: string;
  /** What a freeze does. */
  impide: string;
}

/** The roles that the list shows short, said under it. */
export const ShortRoles = () => (
  <p className="hint key">
    En Asociación, «Tit.» es titular; «Adm.», «Téc.» y «Fin.» son contacto administrativo, técnico y
    financiero; «Los cuatro» es todo eso.
  </p>
);

/** What the states of the list mean (spec 2, My domains: legend). */
export function Legend({ dominios, recuperan, impide }: LegendProps) {
  const shown = new Set(dominios.flatMap((each) => [wordOf(each), ...marksOf(each).map(({ word }) => word)]));
  const meanings = [
    [sinFormaDePago, 'está registrado, pero vence si no se le asocia una forma de pago o se renueva.'],
    [vencido, 'pasó su fecha de vencimiento; todavía se puede renovar.'],
    [eliminado, `ya no funciona; por un tiempo lo puede recuperar ${recuperan}.`],
    [pendiente, 'su registro todavía no terminó; cuando termine se puede administrar.'],
    [error, 'su registro no se pudo completar, y no hay nada que administrar: pregúntenos qué pasó.'],
    [congelado, `hasta que pase la fecha que dice su detalle, ${impide}.`],
    [conCandado, 'sus cambios esperan a que los aprueben sus custodios.'],
    [retenido, 'por orden legal no se le pueden hacer algunos cambios; su detalle dice cuáles.'],
  ] as const;
  return (
    <section aria-labelledby="estados">
      <h2 id="estados">Qué significa cada estado</h2>
      <ul>
        {meanings.map(([{ word, tono }, meaning]) => (
          <li key={word} className={shown.has(word) ? undefined : 'unseen'}>
            <Tag tono={tono}>{word}</Tag> {meaning}
          </li>
        ))}
        <li className={dominios.some(isNormal) ? undefined : 'unseen'}>
          <strong>Sin marca (Registrado)</strong> está en vigor y tiene forma de pago.
        </li>
      </ul>
    </section>
  );
}
