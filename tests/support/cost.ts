/** Processor time of this process in microseconds: other processes on a busy machine do not count. */
const used = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

async function costOf(work: () => unknown): Promise<number> {
  const before = used();
  await work();
  return used() - before;
}

/**
 * How many times dearer some work is on ten times as much, the least of three pairs measured in turns: about 10 where it
 * costs as its length, about 100 where it costs as its square.
 */
export async function tenfoldCost(work: (times: number) => unknown, least: number): Promise<number> {
  await work(least); // compiled before it is measured
  let ratio = Number.POSITIVE_INFINITY;
  for (let pair = 0; pair < 3; pair++) {
    const small = await costOf(() => work(least));
    const large = await costOf(() => work(10 * least));
    ratio = Math.min(ratio, large / Math.max(small, 1));
  }
  return ratio;
}
