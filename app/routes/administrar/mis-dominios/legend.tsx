import { Tag } from '~/components/tag';
import type { legendOf } from './legend.server';

/** What the states of the list mean, for who asks; what has no mark is told in its place. */
export const Legend = ({ legend }: { legend: ReturnType<typeof legendOf> }) => (
  <section aria-labelledby="estados">
    <details>
      <summary>
        <h2 id="estados">Qué significa cada estado</h2>
      </summary>
      <ul>
        {legend.map(({ word, tono, meaning, seen }) => (
          <li key={word} className={seen ? undefined : 'unseen'}>
            {tono ? <Tag tono={tono}>{word}</Tag> : <strong>{word}</strong>} {meaning}
          </li>
        ))}
      </ul>
    </details>
  </section>
);
