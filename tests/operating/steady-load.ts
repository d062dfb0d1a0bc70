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

/** What came of asking for a page: its status, and of one that is not 200 what it says or where it leads. */
export interface Answer {
  path: string;
  status: number;
  says: string;
}

const MOST_SAID = 200;

/** What a person would read first. */
const headingOf = (html: string): string =>
  /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? html.slice(0, MOST_SAID);

const answerOf = (agent: http.Agent, url: string, { path, cookie }: Page): Promise<Answer> =>
  new Promise((resolve) => {
    const { get } = url.startsWith('https:') ? https : http;
    const headers = cookie === undefined ? {} : { Cookie: cookie };
    const told = (status: number, says = '') => resolve({ path, status, says });
    const asked = get(url + path, { agent, headers }, (response) => {
      const { statusCode: status = CUT } = response;
      let html = '';
      response.setEncoding('utf8').on('data', (text: string) => {
        if (status !== 200) html += text;
      });
      response.on('end', () => told(status, response.headers.location ?? headingOf(html)));
      response.on('error', ({ message }) => told(CUT, message));
    });
    asked.on('error', (error) =>
      told('code' in error && error.code === 'ECONNREFUSED' ? REFUSED : CUT, error.message),
    );
  });

/** So many pages a second, whether or not those before were answered, in turns; answers what came of each. */
export async function steadyLoad(
  url: string,
  given: { pages: readonly Page[]; perSecond: number; total: number; from?: readonly string[] },
): Promise<Answer[]> {
  const { pages, perSecond, total, from = FROM } = given;
  const { Agent } = url.startsWith('https:') ? https : http;
  const agents = from.map((localAddress) => new Agent({ keepAlive: true, localAddress }));
  const begun = performance.now();
  const asked: Promise<Answer>[] = [];
  for (let at = 0; at < total; at++) {
    const due = begun + (at * 1000) / perSecond;
    if (due > performance.now()) await wait(due - performance.now());
    const [page, agent] = [pages[at % pages.length], agents[at % agents.length]];
    if (page === undefined || agent === undefined) throw new Error('There is nothing to ask for');
    asked.push(answerOf(agent, url, page));
  }
  const answers = await Promise.all(asked);
  for (const agent of agents) agent.destroy();
  return answers;
}
