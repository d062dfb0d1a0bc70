import { redirect } from '@remix-run/node';
import * as address from '~/addresses';

/** `/index` leads to the availability search (spec 2). */
export const loader = () => redirect(address.disponibilidad());
