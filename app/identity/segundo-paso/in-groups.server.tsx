import { Fragment } from 'react';
import { inGroups } from './totp.server';

/** A key or a code that somebody copies by hand: in groups of four, none of which is broken at the end of a line. */
export const InGroups = ({ text }: { text: string }) => (
  <code>
    {inGroups(text)
      .split(' ')
      .map((group, at, groups) => (
        <Fragment key={groups.slice(0, at + 1).join(' ')}>
          {at > 0 && ' '}
          <span className="unbroken">{group}</span>
        </Fragment>
      ))}
  </code>
);
