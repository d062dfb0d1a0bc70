// @ts-check
import { appendFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';

/** Loaded before a portal: writes down what its pages ask the database, with what they ask it, one a line. */
const load = createRequire(import.meta.url);
const file = process.env.STATEMENTS ?? '';

/** @type {(sql: unknown, values: unknown) => void} */
function record(sql, values) {
  if (/^\s*select/i.test(String(sql))) appendFileSync(file, `${JSON.stringify([sql, values])}\n`);
}

/** @typedef {{ all: (...given: unknown[]) => unknown }} Prepared */
/** @type {(library: { prototype: { prepare: (sql: string) => Prepared } }) => void} */
function recordPrepared({ prototype }) {
  const { prepare } = prototype;
  prototype.prepare = function prepared(/** @type {string} */ sql) {
    const statement = prepare.call(this, sql);
    const all = statement.all.bind(statement);
    statement.all = (/** @type {unknown[]} */ ...given) => {
      record(sql, given.length === 1 && Array.isArray(given[0]) ? given[0] : given);
      return all(...given);
    };
    return statement;
  };
}

if (isBuiltin('node:sqlite')) recordPrepared(load('node:sqlite').DatabaseSync);
else recordPrepared(load('better-sqlite3'));

const { Client } = load('pg');
const { query } = Client.prototype;
Client.prototype.query = function asked(/** @type {unknown[]} */ ...given) {
  const [asked, values] = given;
  const { text, values: own } = typeof asked === 'string' ? { text: asked, values } : Object(asked);
  record(text, Array.isArray(values) ? values : own);
  return query.apply(this, given);
};
