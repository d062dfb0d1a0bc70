import { redirect } from '@remix-run/node';

/** `/index` leads to the availability search (spec 2). */
export const loader = () => redirect('/consulta-disponibilidad');
