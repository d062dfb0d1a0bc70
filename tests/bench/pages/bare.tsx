import { gzipSync } from 'node:zlib';
import { load } from 'cheerio';
import express from 'express';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

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

/** What the page itself costs: Express, gzip and `renderToString` of the same markup, or a file that has it, and nothing else. */
const pages = new Map<string, ReactNode>();

express()
  .use(express.text({ limit: '5mb' }))
  .post('/pagina', (request, response) => {
    const $ = load(String(request.body));
    pages.set(String(request.query.ruta), $('body').contents().toArray().map(reactOf));
    response.end();
  })
  .use('/archivo', express.static(process.env.FILES ?? '.', { index: false }))
  .get('*', (request, response) => {
    const html = `<!DOCTYPE html>${renderToString(pages.get(request.originalUrl))}`;
    response.type('html').set('Content-Encoding', 'gzip').send(gzipSync(html));
  })
  .listen(Number(process.env.PORT), '127.0.0.1');
