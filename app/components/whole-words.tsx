import { Fragment } from 'react';
import { keyed } from './keyed';

/** What a line of a phone has room for, also in the letters of a heading. */
const LONGEST = 17;

/** A text whose references ('UY-2026-D3M0C0MP') are not broken at their hyphens, which would read as two. Between words it breaks. */
export const WholeWords = ({ children }: { children: string }) =>
  keyed(children.split(' '), (word) => word).map(([key, word], place) => (
    <Fragment key={key}>
      {place > 0 && ' '}
      {word.includes('-') && word.length <= LONGEST ? <span className="unbroken">{word}</span> : word}
    </Fragment>
  ));
