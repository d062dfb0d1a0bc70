// @ts-check
import { relative } from 'node:path';
import { home } from './run.js';
import { read, specsOf } from './totals.js';

/** What is told of a run beside its result: where its time went. */

/** @typedef {{ place: string, seconds: number }} Spent */

/** As many places as a person looks at. */
const SHOWN = 12;

/**
 * The places that took longest, each with its share of all.
 * @param {Spent[]} spent
 * @returns {string}
 */
function table(spent) {
  /** @type {Map<string, number>} */
  const byPlace = new Map();
  for (const { place, seconds } of spent) byPlace.set(place, (byPlace.get(place) ?? 0) + seconds);
  const all = [...byPlace.values()].reduce((sum, seconds) => sum + seconds, 0);
  const rows = [...byPlace].sort(([, one], [, other]) => other - one).slice(0, SHOWN);
  return rows
    .map(([place, seconds]) => {
      const share = `${Math.round((100 * seconds) / all)} %`;
      return `  ${seconds.toFixed(0).padStart(5)} s ${share.padStart(5)}  ${place}\n`;
    })
    .join('');
}

/**
 * By folder, then by file, of vitest's JSON report; of all its workers together.
 * @param {string} report
 */
export function timeOfVitest(report) {
  /** @type {{ name: string, startTime: number, endTime: number }[]} */
  const files = read(report)?.testResults ?? [];
  const spent = files.map(({ name, startTime, endTime }) => ({
    place: relative(home, name),
    seconds: (endTime - startTime) / 1000,
  }));
  const folders = spent.map(({ place, seconds }) => ({
    place: place.split('/').slice(0, 2).join('/'),
    seconds,
  }));
  return `${table(folders)}\n${table(spent)}`;
}

/**
 * By project, then by project and file, of Playwright's JSON report; of all its workers together.
 * @param {string} report
 */
export function timeOfPlaywright(report) {
  const spent = specsOf(read(report) ?? {}).flatMap(({ file, tests }) =>
    tests.flatMap(({ projectName, results }) =>
      results.map(({ duration }) => ({ projectName, file, seconds: duration / 1000 })),
    ),
  );
  const projects = spent.map(({ projectName, seconds }) => ({ place: projectName, seconds }));
  const files = spent.map(({ projectName, file, seconds }) => ({
    place: `${projectName} ${file}`,
    seconds,
  }));
  return `${table(projects)}\n${table(files)}`;
}
