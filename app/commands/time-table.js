// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { home } from './run.js';

/** What is told of a run beside its result: where its time went. */

/** @typedef {{ place: string, seconds: number }} Spent */

/** As many places as a person looks at. */
const SHOWN = 12;

/** @param {string} file */
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

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
 * @typedef {{ title: string, file: string, tests: { projectName: string, results: { duration: number }[] }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 */

/**
 * @param {Suite} suite
 * @returns {Spec[]}
 */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

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
