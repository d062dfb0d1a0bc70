import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../support/settings';
import { Measured } from './process';
import { ask, type Sample } from './samples';

/** A statement and what it is asked with. */
export type Asked = [sql: string, values: unknown[]];

/** Before it is measured, so that what is kept in memory is there. */
const WARM = 300;
const MEASURED = 300;

/** `[pid:…] 123 ms: Scavenge 12.3 (15.0) -> 10.1 (16.0) MB, …`: what was in use before and after a collection. */
const COLLECTION = /: (?:Scavenge|Mark-[A-Za-z]+)[^\d]* ([\d.]+) \([\d.]+\) -> ([\d.]+) \(/g;

/** Megabytes made between the first and the last collection of a trace. */
function madeIn(trace: string): number {
  const collections = [...trace.matchAll(COLLECTION)].map(([, before, after]) => [
    Number(before),
    Number(after),
  ]);
  return collections
    .slice(1)
    .reduce((sum, [before = 0], at) => sum + before - (collections[at]?.[1] ?? 0), 0);
}

/** A portal beside the measured ones that writes down what it asks its database, and what its collector does. */
export class Recorder {
  readonly #portal: Measured;
  readonly #statements: string;
  readonly #trace: string;

  private constructor(portal: Measured, statements: string, trace: string) {
    this.#portal = portal;
    this.#statements = statements;
    this.#trace = trace;
  }

  static async start(node: string, given: Record<string, string>): Promise<Recorder> {
    const folder = temporaryFolder();
    const [statements, trace] = [join(folder, 'statements'), join(folder, 'collections')];
    writeFileSync(statements, '');
    const args = ['--trace-gc', '--import', './tests/bench/pages/record-statements.js'];
    const portal = await Measured.start(
      node,
      [...args, 'build/server/server.js'],
      { ...given, STATEMENTS: statements },
      trace,
    );
    return new Recorder(portal, statements, trace);
  }

  /** What a warm page asks the database, and how many megabytes it makes. */
  async of(sample: Sample): Promise<{ asked: Asked[]; madeMb: number }> {
    for (let done = 0; done < WARM; done++) await ask(this.#portal.url, sample);
    const before = readFileSync(this.#trace, 'utf8').length;
    for (let done = 0; done < MEASURED; done++) await ask(this.#portal.url, sample);
    const madeMb = madeIn(readFileSync(this.#trace, 'utf8').slice(before)) / MEASURED;
    writeFileSync(this.#statements, '');
    await ask(this.#portal.url, sample);
    const lines = readFileSync(this.#statements, 'utf8').split('\n').filter(Boolean);
    return { asked: lines.map((line): Asked => JSON.parse(line)), madeMb };
  }

  stop(): void {
    this.#portal.stop();
  }
}
