import { Tag } from '~/components/tag';
import type { legendOf } from './legend.server';

/** The roles that the list shows short, said under it. */
export const ShortRoles = () => (
  <p className="hint key">
    En Asociación, «Tit.» es titular; «Adm.», «Téc.» y «Fin.» son contacto administrativo, técnico y
    financiero; «Los cuatro» es todo eso.
  </p>
);

/** What the states of the list mean; what has no mark is told in its place. */
export const Legend = ({ legend }: { legend: ReturnType<typeof legendOf> }) => (
  <section aria-labelledby="estados">
    <h2 id="estados">Qué significa cada estado</h2>
    <ul>
      {legend.map(({ word, tono, meaning, seen }) => (
        <li key={word} className={seen ? undefined : 'unseen'}>
          {tono ? <Tag tono={tono}>{word}</Tag> : <strong>{word}</strong>} {meaning}
        </li>
      ))}
    </ul>
  </section>
);
