import { Fragment } from 'react';
import { keyed } from '~/components/keyed';
import { WholeWords } from '~/components/whole-words';
import type { SubjectPart } from './subject-parts';

/** What an act of the desk was over, each part with the way to it. */
export const SubjectLinks = ({ parts }: { parts: readonly SubjectPart[] }) =>
  keyed(parts, ({ words }) => words).map(([key, { words, href }], place) => (
    <Fragment key={key}>
      {place > 0 && ', '}
      {href ? (
        <a href={href} className={place > 0 ? 'listed' : undefined}>
          <WholeWords>{words}</WholeWords>
        </a>
      ) : (
        <WholeWords>{words}</WholeWords>
      )}
    </Fragment>
  ));
