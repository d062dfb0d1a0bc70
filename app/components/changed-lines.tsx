import { keyed } from './keyed';

interface ChangedLinesProps {
  /** `del` and `ins`: records that go or come. */
  kind: 'del' | 'ins' | 'span';
  lines: readonly string[];
}

/** What comes of a change, a line each. */
export const ChangedLines = ({ kind: Kind, lines }: ChangedLinesProps) => (
  <ul>
    {keyed(lines, String).map(([key, line]) => (
      <li key={key}>
        <Kind>{line}</Kind>
      </li>
    ))}
  </ul>
);
