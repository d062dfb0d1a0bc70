import * as address from '~/addresses';
import type { Link } from './json';

/** The media type of RDAP (RFC 7480, 4.2). */
export const RDAP_TYPE = 'application/rdap+json';

/** Where an object is, whatever way it was asked for: what every link of its answer is about. */
export const placeOf = (origin: string, path: string): string => `${origin}${address.rdap()}/${path}`;

export const selfLink = (place: string): Link => ({
  value: place,
  rel: 'self',
  href: place,
  type: RDAP_TYPE,
});
