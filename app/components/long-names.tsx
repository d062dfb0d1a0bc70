import { createElement, Fragment } from 'react';

/** A name whose label leaves its suffix no room on a line of a phone; `.com.uy` is one suffix. */
const LONG_LABEL = /((?:(?!\.com\.)\S){15,}?)(?=\.\p{L})/u;
const BREAK = <wbr />;

/** A text in which such a name breaks before its suffix, and not at its last letter; any other is kept whole, and heard as one. */
export const LongNames = ({ children }: { children: string }) =>
  createElement(
    Fragment,
    null,
    ...children.split(LONG_LABEL).flatMap((part, place) => (place % 2 === 1 ? [part, BREAK] : part)),
  );
