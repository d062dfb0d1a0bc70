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

/** @type {(library: any) => void} */
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
Client.prototype.query = function asked(
  /** @type {any} */ sql,
  /** @type {any} */ values,
  /** @type {any} */ done,
) {
  record(typeof sql === 'string' ? sql : sql.text, Array.isArray(values) ? values : sql.values);
  return query.call(this, sql, values, done);
};
