import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { type Limit, spend } from '~/limits/limit.server';
import { originOf } from '~/limits/origin';
import { sendBusyPage } from './limits.server';

/** Where a page with scripts asks which modules belong to the addresses that its links lead to. */
const ADDRESS = '/__manifest';
const MOST_KEPT = 2_000_000;
/** Far more than the links of the fullest page lead to; each costs Remix half a millisecond. */
const MOST_PLACES = 160;
/** Answers that nobody had asked for before: most pages ask what others asked, a list of messages its own. */
const LIMIT: Limit = { nombre: 'rutas', puntos: 300, segundos: 60 };

/** Remix's own: the question names the version that it is about. */
const HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'public, max-age=31536000, immutable',
};

/** As Remix will read it: what is written otherwise and leads there is the same question. */
const questionOf = (originalUrl: string): URL | null => {
  const address = `http://localhost${originalUrl}`;
  const url = URL.canParse(address) ? new URL(address) : null;
  return url?.pathname === ADDRESS ? url : null;
};

/** Whether Remix would look for no more places than a page has links: it looks for each path and for all above it. */
function isOfAPage(paths: readonly string[]): boolean {
  const places = new Set<string>();
  for (const path of paths) {
    let place = '';
    for (const part of path.replace(/^\//, '').split('/')) {
      place += `/${part}`;
      places.add(place);
      if (places.size > MOST_PLACES) return false;
    }
  }
  return true;
}

/**
 * Answers what Remix answers of the links of a page (decision 047), from memory where the same was asked before: every
 * reader of a page asks the same. What no page of ours asks is refused before it costs anything.
 */
export function routesOfLinks(build: ServerBuild): RequestHandler {
  const ask = createRequestHandler(build);
  const kept = new LRUCache<string, string>({
    maxSize: MOST_KEPT,
    sizeCalculation: (text, question) => text.length + question.length,
  });
  return async (request, response, next) => {
    const question = questionOf(request.originalUrl);
    if (!question) return next();
    if (!isOfAPage(question.searchParams.getAll('p')))
      return void response.status(400).type('text').send('Demasiadas direcciones');
    try {
      const known = kept.get(question.search);
      if (known !== undefined) return void response.set(HEADERS).end(known);
      const wait = spend(LIMIT, originOf(request.ip ?? ''));
      if (wait > 0) return void sendBusyPage(response, wait);
      const answer = await ask(new Request(question));
      const text = await answer.text();
      if (answer.status === 200) kept.set(question.search, text);
      response.status(answer.status).set(Object.fromEntries(answer.headers)).end(text);
    } catch (error) {
      next(error);
    }
  };
}
