import { reasonOfPath } from '~/openid/signs-in-for';
import { returnPath } from './guard.server';

/** What is said on a page that is between a person and their purchase: that it goes on. */
export const whatComesAfter = (request: Request): string | null =>
  reasonOfPath(returnPath(request)) === 'compra' ? 'Después sigue con su compra.' : null;
