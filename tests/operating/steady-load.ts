import * as http from 'node:http';
import * as https from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';

/** Addresses that people come from: limits are by address. */
const FROM = Array.from({ length: 100 }, (_, at) => `127.0.1.${at + 1}`);

/** No connection was made: nothing was sent, and nothing was cut. */
const REFUSED = -1;
/** An answer did not come whole. */
const CUT = 0;

export interface Page {
  path: string;
  cookie?: string;
}

/** The status of a page. */
const statusOf = (agent: http.Agent, url: string, { path, cookie }: Page): Promise<number> =>
  new Promise((resolve) => {
    const { get } = url.startsWith('https:') ? https : http;
    const headers = cookie === undefined ? {} : { Cookie: cookie };
    const asked = get(url + path, { agent, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? CUT));
      response.on('error', () => resolve(CUT));
    });
    asked.on('error', (error) => resolve('code' in error && error.code === 'ECONNREFUSED' ? REFUSED : CUT));
  });

/** So many pages a second, whether or not those before were answered, in turns; answers how many had which status. */
export async function steadyLoad(
  url: string,
  given: { pages: readonly Page[]; perSecond: number; total: number; from?: readonly string[] },
): Promise<Map<number, number>> {
  const { pages, perSecond, total, from = FROM } = given;
  const { Agent } = url.startsWith('https:') ? https : http;
  const agents = from.map((localAddress) => new Agent({ keepAlive: true, localAddress }));
  const statuses = new Map<number, number>();
  const begun = performance.now();
  const asked: Promise<void>[] = [];
  for (let at = 0; at < total; at++) {
    const due = begun + (at * 1000) / perSecond;
    if (due > performance.now()) await wait(due - performance.now());
    const [page, agent] = [pages[at % pages.length], agents[at % agents.length]];
    if (page === undefined || agent === undefined) throw new Error('There is nothing to ask for');
    const one = async () => {
      const status = await statusOf(agent, url, page);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    };
    asked.push(one());
  }
  await Promise.all(asked);
  for (const agent of agents) agent.destroy();
  return statuses;
}
