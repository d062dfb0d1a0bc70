import { redirect } from '@remix-run/node';
import * as address from '~/addresses';

/** `/administrar` by itself leads to the dashboard. */
export const loader = () => redirect(address.resumen());
