import { redirect } from '@remix-run/node';

/** `/` leads to `/index` (spec 2). */
export const loader = () => redirect('/index');
