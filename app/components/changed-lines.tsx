import { keyed } from './keyed';

interface ChangedLinesProps {
  /** `del` and `ins`: records that go or come. */
  kind: 'del' | 'ins' | 'span';
  lines: readonly string[];
}

/** One thing that comes of a change under its heading; a single sentence has its name in front of it instead: five headings for five lines are read as nothing. */
export function ChangedPart({ title, kind, lines }: ChangedLinesProps & { title: string }) {
  if (title && kind === 'span' && lines.length === 1)
    return (
      <p>
        <strong>{`${title}:`}</strong> {lines[0]}
      </p>
    );
  return (
    <>
      {title && <h4>{title}</h4>}
      <ChangedLines kind={kind} lines={lines} />
    </>
  );
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
