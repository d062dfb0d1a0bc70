import type { Measure } from './measure';

/** What costs the same at every size does so within this (issues: speed, DNS). */
const LIMIT = 1.5;

export const say = (line: string): void => void process.stdout.write(`${line}\n`);
const column = (text: string | number, width: number): string => String(text).padStart(width);

export function report(measures: readonly Measure[], small: number, big: number | string): void {
  say(`\n${'median, µs'.padEnd(30)}${column(small, 10)}${column(big, 10)}${column('ratio', 8)}`);
  for (const { nombre, chico, grande, razon } of measures)
    say(
      `${nombre.padEnd(30)}${column(chico.toFixed(0), 10)}${column(grande.toFixed(0), 10)}${column(razon.toFixed(2), 8)}`,
    );
}

/** Whether all of them cost the same at both sizes; says which do not. */
export function judge(measures: readonly Measure[]): boolean {
  const slow = measures.filter(({ razon }) => !(razon <= LIMIT));
  say(
    slow.length === 0
      ? `\nAll within ${LIMIT}×.`
      : `\nOver ${LIMIT}×: ${slow.map(({ nombre }) => nombre).join(', ')}`,
  );
  return slow.length === 0;
}
