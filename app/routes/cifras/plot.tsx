import { keyed } from '~/components/keyed';

/** A bar: how high; null where nothing is known. */
export interface Bar {
  mes: string;
  value: number | null;
  /** The second bar of its place, drawn as an outline. */
  other?: number;
}

const HEIGHT = 100;
const PLACE = 10;
/** Beside a month that was far worse than the others, what is not nothing is still seen. */
const LEAST = 4;

interface PlotProps {
  /** The same in words, for who does not see it. */
  label: string;
  /** The oldest first. */
  bars: readonly Bar[];
  /** The highest of them. */
  top: number;
  /** What the highest one says of itself, above it. */
  peak: string;
}

/** Bars, one a month. Words and numbers stand around it: here they would grow and shrink with the picture. */
export function Plot({ label, bars, top, peak }: PlotProps) {
  const high = (value: number): number =>
    value === 0 ? 0 : Math.max(LEAST, Math.round((value * HEIGHT) / top));
  return (
    <>
      {top > 0 && (
        <Peak
          at={bars.findIndex(({ value, other = 0 }) => value === top || other === top)}
          of={bars.length}
          words={peak}
        />
      )}
      <svg
        className="plot"
        role="img"
        aria-label={label}
        viewBox={`0 0 ${bars.length * PLACE} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {keyed(bars, ({ mes }) => mes).map(([key, bar], at) => (
          <Bars key={key} bar={bar} x={at * PLACE} high={high} />
        ))}
      </svg>
    </>
  );
}

/** How high the highest bar is, above it: a picture of its own, for the other one grows with its page. */
function Peak({ at, of, words }: { at: number; of: number; words: string }) {
  const middle = ((at + 0.5) * 100) / of;
  const anchor = middle < 25 ? 'start' : middle > 75 ? 'end' : 'middle';
  return (
    <svg className="peak" aria-hidden="true" focusable="false">
      <text x={`${middle}%`} y="75%" textAnchor={anchor}>
        {words}
      </text>
    </svg>
  );
}

function Bars({ bar, x, high }: { bar: Bar; x: number; high: (value: number) => number }) {
  const { value, other } = bar;
  if (value === null) return <rect className="unknown" x={x + 1} y={1} width={8} height={HEIGHT - 2} />;
  const width = other === undefined ? 8 : 4;
  return (
    <>
      <rect x={x + 1} y={HEIGHT - high(value)} width={width} height={high(value)} />
      {other !== undefined && (
        <rect className="other" x={x + 5.5} y={HEIGHT - high(other)} width={3.5} height={high(other)} />
      )}
    </>
  );
}
