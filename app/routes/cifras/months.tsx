import { keyed } from '~/components/keyed';
import { whole } from '~/format';
import type { Bar } from './plot';
import { inPart, NO_SE_MIDIO, shortMonthOf } from './words';

/**
 * Under each bar, where there is room: its month and its numbers, for a picture without a scale says only which is more. Who does not
 * see it is told them with the picture; a small screen has the first and the last month. `rows`: what the one number is of, and the other.
 */
export const Months = ({ bars, rows }: { bars: readonly Bar[]; rows?: readonly [string, string] }) => (
  <>
    <p className="ends">
      <span>{shortMonthOf(bars[0]?.mes ?? '')}</span> <span className="sr">a</span>{' '}
      <span>{shortMonthOf(bars.at(-1)?.mes ?? '')}</span>
    </p>
    <ol className="months" aria-hidden="true">
      {keyed(bars, ({ mes }) => mes).map(([key, { mes, value, other, cual, part }]) => (
        <li key={key}>
          {shortMonthOf(mes)} {rows && <i>{rows[0]}</i>} <b>{value === null ? NO_SE_MIDIO : whole(value)}</b>{' '}
          {rows && <i>{rows[1]}</i>} {other !== undefined && <span>{whole(other)}</span>}
          {cual && <span>{cual}</span>} {part != null && <span>{inPart(part)}</span>}
        </li>
      ))}
    </ol>
  </>
);
