import { keyed } from '~/components/keyed';
import { shortMonthOf } from './words';

/** A bar: how high; null where nothing is known. */
export interface Bar {
  mes: string;
  value: number | null;
  /** What it is of, where that is not the same of each. */
  cual?: string;
  /** The second bar of its place, drawn as an outline. */
  other?: number;
  /** Of each hundred parts of it, those that are known; null where it is known whole. */
  part?: number | null;
}

const HEIGHT = 100;
const PLACE = 10;
/** Beside a month that was far worse than the others, what is not nothing is still seen. */
const LEAST = 4;
/** Of a month of which not all is known: low, so that nobody takes it for a high bar. */
const UNKNOWN = 16;

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
      {top > 0 && <Peak {...highestIn(bars, top)} words={peak} />}
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

/** Where in its place a bar stands. */
const ALONE = { x: 1, width: 8 };
const FIRST = { x: 1, width: 4 };
const SECOND = { x: 5.5, width: 3.5 };

/** Where the highest bar begins and ends, in hundredths of the picture, and which month it is: a phone names only the first and the last. */
function highestIn(bars: readonly Bar[], top: number) {
  const at = bars.findIndex(({ value, other = 0 }) => value === top || other === top);
  const bar = bars[at];
  const mes = shortMonthOf(bar?.mes ?? '');
  const { x, width } = bar?.other === undefined ? ALONE : bar.value === top ? FIRST : SECOND;
  const hundredths = (place: number): number => ((at * PLACE + place) * 100) / (bars.length * PLACE);
  return { from: hundredths(x), to: hundredths(x + width), mes };
}

/** Words above a bar: where they would not fit around its middle they begin or end where it does. */
function wordsAt(from: number, to: number): [x: number, anchor: 'start' | 'middle' | 'end'] {
  const middle = (from + to) / 2;
  if (middle < 31) return [from, 'start'];
  return middle > 69 ? [to, 'end'] : [middle, 'middle'];
}

/**
 * How high the highest bar is, above it: a picture of its own, for the other one grows with its page. It says what it is,
 * because a browser without pictures shows the words alone.
 */
function Peak({ from, to, mes, words }: { from: number; to: number; mes: string; words: string }) {
  const [x, textAnchor] = wordsAt(from, to);
  return (
    <svg className="peak" aria-hidden="true" focusable="false">
      <text x={`${x}%`} y="75%" textAnchor={textAnchor}>
        <tspan>Máximo: </tspan>
        {words} ({mes})
      </text>
    </svg>
  );
}

function Bars({ bar, x, high }: { bar: Bar; x: number; high: (value: number) => number }) {
  const { value, other } = bar;
  const unknown = (
    <rect className="unknown" x={x + ALONE.x} y={HEIGHT - UNKNOWN} width={ALONE.width} height={UNKNOWN - 1} />
  );
  if (value === null) return unknown;
  const main = other === undefined ? ALONE : FIRST;
  return (
    <>
      {bar.part != null && unknown}
      <rect x={x + main.x} y={HEIGHT - high(value)} width={main.width} height={high(value)} />
      {other !== undefined && (
        <rect
          className="other"
          x={x + SECOND.x}
          y={HEIGHT - high(other)}
          width={SECOND.width}
          height={high(other)}
        />
      )}
    </>
  );
}
