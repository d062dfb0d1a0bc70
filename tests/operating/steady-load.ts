import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Addresses that people come from: limits are by address. */
const FROM = Array.from({ length: 100 }, (_, at) => `127.0.1.${at + 1}`);
const agents = new Map(FROM.map((from) => [from, new Agent({ keepAlive: true, localAddress: from })]));

export interface Page {
  path: string;
  cookie?: string;
}

/** The status of a page, 0 where no answer came whole. */
const statusOf = (url: string, { path, cookie }: Page, from: string): Promise<number> =>
  new Promise((resolve) => {
    const headers = cookie === undefined ? {} : { Cookie: cookie };
    const asked = get(url + path, { agent: agents.get(from), headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', () => resolve(0));
    });
    asked.on('error', () => resolve(0));
  });

/** So many pages a second, whether or not those before were answered, in turns; answers how many had which status. */
export async function steadyLoad(
  url: string,
  { pages, perSecond, total }: { pages: readonly Page[]; perSecond: number; total: number },
): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  const begun = performance.now();
  const asked: Promise<void>[] = [];
  for (let at = 0; at < total; at++) {
    const due = begun + (at * 1000) / perSecond;
    if (due > performance.now()) await wait(due - performance.now());
    const [page, from] = [pages[at % pages.length], FROM[at % FROM.length]];
    if (page === undefined || from === undefined) throw new Error('There is nothing to ask for');
    const one = async () => {
      const status = await statusOf(url, page, from);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    };
    asked.push(one());
  }
  await Promise.all(asked);
  for (const agent of agents.values()) agent.destroy();
  return statuses;
}
