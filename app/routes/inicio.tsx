import { redirect } from '@remix-run/node';
import * as address from '~/addresses';

/** `/` leads to `/index` (spec 2). */
export const loader = () => redirect(address.indice());
