import { Fragment } from 'react';
import { keyed } from '~/components/keyed';
import { WholeWords } from '~/components/whole-words';
import type { SubjectPart } from './subject-parts';

/** What an act of the desk was over, each part with the way to it; a comma stays on the line of what it follows. */
export const SubjectLinks = ({ parts }: { parts: readonly SubjectPart[] }) =>
  keyed(parts, ({ words }) => words).map(([key, part], place) =>
    place < parts.length - 1 ? (
      <Fragment key={key}>
        <span className="unbroken">
          <Part {...part} />,
        </span>{' '}
      </Fragment>
    ) : (
      <Part key={key} {...part} isNext={place > 0} />
    ),
  );

const Part = ({ words, href, isNext = false }: SubjectPart & { isNext?: boolean }) =>
  href ? (
    <a href={href} className={isNext ? 'listed' : undefined}>
      <WholeWords>{words}</WholeWords>
    </a>
  ) : (
    <WholeWords>{words}</WholeWords>
  );
