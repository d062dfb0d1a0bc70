// @ts-check
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { reaching } from './imports.js';
import { home, Sentence } from './run.js';

/**
 * What a change in some places can break.
 * @typedef {{ tests: string[], specs: string[], long: string[], others: { tests: number, specs: number } }} Affected
 *   tests and specs: the files to run, of vitest and of Playwright; long: those that are too long for it; others: how many of each are
 *   left out for nothing of them can break
 */

/** Everything that a change can be in. */
const PLACES = [
  'app',
  'public',
  'tests',
  'server.ts',
  'remix.config.js',
  'package.json',
  'package-lock.json',
];
/** Everything rests on these, so that no graph is asked. */
const BELOW_ALL =
  /^(package(-lock)?\.json|remix\.config\.js|tests\/(vitest|e2e\/playwright)\.config\.ts|tests\/support\/setup\/)/;

const TEST = /^tests\/(?!e2e\/).*\.test\.tsx?$/;
const SPEC = /^tests\/e2e\/.*\.spec\.ts$/;
/** Those are run by `npm run siege -- largas`. */
const LONG = /\.long\.(test|spec)\.ts$/;
/** What is built and served. Everything else of `app` is for who works on it. */
const PORTAL = /^(app\/(?!commands\/|decisions\/|README)|public\/|server\.ts)/;
/** These read the tree, or ask every address: no import tells what they look at. */
const OF_THE_TREE = /^tests\/quality\//;
/** Tests that ask the portal for pages get it from the bundler under a name that no import leads away from. */
const ASKS_PAGES = [
  'tests/support/portal/portal.ts',
  'tests/support/portal/addresses.ts',
  'tests/support/actions/post.ts',
];
/** Where the portal begins: what one of these needs is in the portal that is built, and in what answers for a page. */
const BEGINNINGS = /^(server\.ts|app\/(root|routes|entry\.\w+|routes\/.*)\.tsx?)$/;

/** @param {string} place @returns {string[]} */
const filesIn = (place) =>
  statSync(join(home, place)).isDirectory()
    ? readdirSync(join(home, place), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(home, join(entry.parentPath ?? entry.path, entry.name)))
    : [place];

/**
 * The files of the places that somebody typed.
 * @param {string[]} places relative to the folder of package.json
 * @returns {string[]}
 */
export function filesOf(places) {
  const named = places.map((place) => relative(home, resolve(home, place)));
  const strange = named.find(
    (place) => !PLACES.includes(place.split('/')[0] ?? '') || !existsSync(join(home, place)),
  );
  if (strange !== undefined)
    throw new Sentence(`There is no place '${strange}': give a file or folder of ${PLACES.join(', ')}.`);
  return [...new Set(named.flatMap(filesIn))];
}

/**
 * Tests that name one of these files in their text: a program that they start, a document that they read.
 * @param {string[]} files
 * @param {string[]} tests
 */
function naming(files, tests) {
  const names = files.map((file) => basename(file));
  const named = names.flatMap((name) => [name, `/${name.replace(/\.\w+$/, '')}'`]);
  return tests.filter((test) => {
    const text = readFileSync(join(home, test), 'utf8');
    return named.some((name) => text.includes(name));
  });
}

/**
 * @param {string[]} files that changed
 * @param {import('./imports.js').Module[]} modules what imports what
 * @returns {Affected}
 */
export function affectedBy(files, modules) {
  const all = filesIn('tests');
  const tests = all.filter((file) => TEST.test(file));
  const specs = all.filter((file) => SPEC.test(file));
  const known = new Set(modules.map(({ source }) => source));
  const unread = files.filter((file) => !known.has(file)); // a picture, or a style sheet that another one takes in
  const reached = reaching(modules, files);
  const isServed =
    [...reached].some((file) => BEGINNINGS.test(file)) || unread.some((file) => PORTAL.test(file));
  const found = isServed ? reaching(modules, [...files, ...ASKS_PAGES]) : reached;
  const named = new Set(
    naming(
      files.filter((file) => !PORTAL.test(file)),
      [...tests, ...specs],
    ),
  );
  const isCode = files.some((file) => !file.startsWith('tests/'));
  const isWhole = files.some((file) => BELOW_ALL.test(file));
  /** @param {string} file */
  const concerned = (file) => isWhole || found.has(file) || named.has(file);
  const chosenTests = tests.filter((file) => concerned(file) || (isCode && OF_THE_TREE.test(file)));
  const chosenSpecs = specs.filter((file) => isServed || concerned(file));
  return {
    tests: chosenTests.filter((file) => !LONG.test(file)),
    specs: chosenSpecs.filter((file) => !LONG.test(file)),
    long: [...chosenTests, ...chosenSpecs].filter((file) => LONG.test(file)),
    others: { tests: tests.length - chosenTests.length, specs: specs.length - chosenSpecs.length },
  };
}
