import type { AppLoadContext } from '@remix-run/node';
import { randomId } from '~/base/config.server';
import { requestValue } from '../request/request-value.server';

const references = requestValue<string>();

/** The reference of one request: shown on error pages, and what support looks for in the log. */
export const requestReference = (context: AppLoadContext): string =>
  references.once(context, () =>
    randomId()
      .replace(/[^A-Za-z0-9]/g, '')
      .slice(0, 8)
      .toUpperCase(),
  );
