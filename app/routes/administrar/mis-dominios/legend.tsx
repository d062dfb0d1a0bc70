import { Tag } from '~/components/tag';
import { LEGEND } from '../domain-state';

/** What the states of the list mean (spec 2, My domains: legend). */
export function Legend() {
  return (
    <section aria-labelledby="estados">
      <h2 id="estados">Qué significa cada estado</h2>
      <ul>
        {LEGEND.map(({ word, tono, meaning }) => (
          <li key={word}>
            {word === 'Registrado' ? <strong>Sin marca (Registrado)</strong> : <Tag tono={tono}>{word}</Tag>}{' '}
            {meaning}
          </li>
        ))}
      </ul>
    </section>
  );
}
