import type { AppLoadContext } from '@remix-run/node';
import { newReference } from '~/base/request-marks';
import { requestValue } from '../request/request-value.server';

const references = requestValue<string>();

/** The reference of one request: shown on error pages, and what support looks for in the log. The front door gives it; stock `remix-serve` does not. */
export const requestReference = (context: AppLoadContext): string =>
  references.once(context, () =>
    typeof context.referencia === 'string' ? context.referencia : newReference(),
  );
