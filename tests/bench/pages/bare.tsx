import { gzipSync } from 'node:zlib';
import { load } from 'cheerio';
import express from 'express';
import pg from 'pg';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { openSqlite } from '~/database/sqlite-library.server';

/** The parts of a page that React would have made it of. */
type Parsed = ReturnType<ReturnType<ReturnType<typeof load>>['contents']>[number];

const childrenOf = (node: Parsed): ReactNode[] => ('children' in node ? node.children.map(reactOf) : []);

/** Markup as elements again: attributes go by names that React leaves as they are. */
function reactOf(node: Parsed, key: number): ReactNode {
  if (node.type === 'text') return node.data;
  if (!('attribs' in node) || node.type !== 'tag') return null;
  const attributes = Object.entries(node.attribs).map(([name, value]) => [
    name.startsWith('aria-') ? name : `data-${name}`,
    value,
  ]);
  return createElement(node.name, { ...Object.fromEntries(attributes), key }, ...childrenOf(node));
}

/** A page and what it asks the database, prepared. */
interface Bare {
  markup: ReactNode;
  ask: () => Promise<unknown>;
}

type Prepare = (asked: readonly [sql: string, values: unknown[]][]) => Bare['ask'];

function onSqlite(folder: string): Prepare {
  const file = openSqlite(`${folder}/portal.sqlite`);
  return (asked) => {
    const prepared = asked.map(([sql, values]) => [file.prepare(sql), values] as const);
    return async () => prepared.map(([statement, values]) => statement.all(values));
  };
}

function onPostgres(connectionString: string): Prepare {
  const pool = new pg.Pool({ connectionString });
  return (asked) => () =>
    Promise.all(
      asked.map(([text, values]) => pool.query({ name: text.slice(0, 40) + text.length, text, values })),
    );
}

const { DATA_DIR = '.', DATABASE_URL } = process.env;
const prepare = DATABASE_URL ? onPostgres(DATABASE_URL) : onSqlite(DATA_DIR);

/**
 * What the page itself costs: Express, gzip, its own statements, prepared, and `renderToString` of the same markup, or a file
 * that has it, and nothing else.
 */
const pages = new Map<string, Bare>();

express()
  .use(express.json({ limit: '5mb' }))
  .post('/pagina', (request, response) => {
    const { html, asked } = request.body;
    const $ = load(String(html));
    const markup = $('body').contents().toArray().map(reactOf);
    pages.set(String(request.query.ruta), { markup, ask: prepare(asked) });
    response.end();
  })
  .use('/archivo', express.static(process.env.FILES ?? '.', { index: false }))
  .get('*', async (request, response) => {
    const page = pages.get(request.originalUrl);
    await page?.ask();
    const html = `<!DOCTYPE html>${renderToString(page?.markup)}`;
    response.type('html').set('Content-Encoding', 'gzip').send(gzipSync(html));
  })
  .listen(Number(process.env.PORT), '127.0.0.1');
