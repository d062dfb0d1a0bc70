/** One line of the table, and of what is kept of it. */
export interface Line {
  portal: number;
  stock: number;
  bare: number;
  /** `express.static` of the same page in a file, for what everybody sees alike. */
  file: number;
  stockToPortal: number;
  portalToBare: number;
  portalToFile: number;
  calls: number;
  statements: number;
  loadersMs: number;
  /** Megabytes that one request makes, most of them gone at once. */
  madeMb: number;
  p50: number;
  p99: number;
  /** How many times p50 is p99. */
  tail: number;
  stockTail: number;
  bytes: number;
}

const HEADS: Record<keyof Line, string> = {
  portal: 'portal',
  stock: 'stock',
  bare: 'bare',
  file: 'file',
  stockToPortal: 'st/portal',
  portalToBare: 'portal/ba',
  portalToFile: 'portal/fi',
  calls: 'calls',
  statements: 'SQL',
  loadersMs: 'loaders',
  madeMb: 'MB made',
  p50: 'p50',
  p99: 'p99',
  tail: 'p99/p50',
  stockTail: 'of stock',
  bytes: 'bytes',
};

const WHOLE: readonly (keyof Line)[] = ['calls', 'statements', 'bytes'];
const keys = Object.keys(HEADS) as (keyof Line)[];

/** A line of a table: what it is of, and its cells. */
function write([name = '', ...cells]: readonly string[]): void {
  process.stdout.write(`${name.padEnd(20)}${cells.map((cell) => cell.padStart(10)).join('')}\n`);
}

export function head(): void {
  process.stdout.write('\nProcessor time and waiting in ms per request\n');
  write(['', ...keys.map((key) => HEADS[key])]);
}

export const line = (name: string, found: Line): void =>
  write([
    name,
    ...keys.map((key) => (Number.isNaN(found[key]) ? '–' : found[key].toFixed(WHOLE.includes(key) ? 0 : 2))),
  ]);
