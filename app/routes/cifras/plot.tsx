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

interface PlotProps {
  /** The same in words, for who does not see it. */
  label: string;
  /** The oldest first. */
  bars: readonly Bar[];
  /** The highest of them. */
  top: number;
}

/** Bars, one a month. Words and numbers stand around it: here they would grow and shrink with the picture. */
export function Plot({ label, bars, top }: PlotProps) {
  const high = (value: number): number => (top === 0 ? 0 : Math.round((value * HEIGHT) / top));
  return (
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
