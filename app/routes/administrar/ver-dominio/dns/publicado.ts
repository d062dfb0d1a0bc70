import type { LoaderFunctionArgs } from '@remix-run/node';
import { now } from '~/base/clock.server';
import { domainOf } from '../domain.server';
import { stateOf } from './dns.server';
import { publicationInWords } from './publication-words.server';

/** Whether the servers have the last change, in the sentence of the page: what a page that stands asks again by itself. */
export async function loader(args: LoaderFunctionArgs) {
  const info = await domainOf(args);
  const estado = await stateOf(args);
  return new Response(estado ? publicationInWords(estado, info, now()) : '', {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'private, no-store' },
  });
}
