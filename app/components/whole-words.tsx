import { Fragment } from 'react';
import { keyed } from './keyed';

/** What a line of a phone has room for, also in the letters of a heading. */
const LONGEST = 18;

/** A text whose references ('UY-2026-D3M0C0MP') are not broken at their hyphens, which would read as two. */
export const WholeWords = ({ children }: { children: string }) =>
  keyed(children.split(/(?<= )/), (word) => word).map(([key, word]) =>
    word.includes('-') && word.length <= LONGEST ? (
      <span key={key} className="unbroken">
        {word}
      </span>
    ) : (
      <Fragment key={key}>{word}</Fragment>
    ),
  );
