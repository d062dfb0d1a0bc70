/** Something measured at two sizes of the same database: microseconds at each, and how much dearer the big one is. */
export interface Measure {
  nombre: string;
  chico: number;
  grande: number;
  razon: number;
}

export type Operation = (turn: number) => Promise<unknown>;

const median = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

async function timed(operation: Operation, turn: number): Promise<number> {
  const start = process.hrtime.bigint();
  await operation(turn);
  return Number(process.hrtime.bigint() - start) / 1000;
}

/**
 * Measures the same operation at both sizes, a turn of each after the other, so that whatever else the machine is doing
 * slows both down alike; medians, because a pause of the machine is not the operation's.
 */
export async function compare(
  nombre: string,
  small: Operation,
  big: Operation,
  turns: number,
): Promise<Measure> {
  const warmUp = Math.ceil(turns / 10);
  for (let turn = 0; turn < warmUp; turn += 1) await Promise.all([small(turn), big(turn)]);
  const times = { small: [] as number[], big: [] as number[] };
  for (let turn = warmUp; turn < warmUp + turns; turn += 1) {
    times.small.push(await timed(small, turn));
    times.big.push(await timed(big, turn));
  }
  const [chico, grande] = [median(times.small), median(times.big)];
  return { nombre, chico, grande, razon: grande / chico };
}
