import type { LoaderFunctionArgs } from '@remix-run/node';
import * as address from '~/addresses';
import { dayOf, now } from '~/base/clock.server';
import { date } from '~/format';
import type { DominioWrapper } from '~/registry/contract/administracion/formas';
import { csvFile, csvLine } from '~/serving/csv-file';
import { signedIn } from '~/session/guard.server';
import { redirect } from '~/session/request/request-context.server';
import { rolesOf } from '../domain-roles';
import { wordOf } from '../domain-state';
import { filtroDe, knownFilters, readFilters } from './filters.server';
import { marksOf } from './held-by';
import { renewalOf } from './renewal';
import { walked } from './walk.server';

const HEAD = [
  'Dominio',
  'Estado',
  'Fecha de registro',
  'Fecha de vencimiento',
  'Asociación',
  'Forma de pago',
  'Renovación',
];

const dateOrNone = (day: string | null): string => (day ? date(day) : '');

const lineOf = (wrapper: DominioWrapper): string => {
  const { nombre, fechaAlta, fechaVencimiento, cuentaActual } = wrapper.dominio.dominioCore;
  return csvLine([
    nombre,
    [wordOf(wrapper), ...marksOf(wrapper).map(({ word }) => word)].join(', '),
    dateOrNone(fechaAlta),
    dateOrNone(wrapper.error || wrapper.preregistro ? null : fechaVencimiento),
    rolesOf(wrapper),
    cuentaActual ? cuentaActual.nombre : '',
    renewalOf(wrapper) ?? '',
  ]);
};

/** The lines of the whole list, a part at a time. */
async function* linesOf(parts: AsyncIterable<readonly DominioWrapper[]>): AsyncGenerator<string, void> {
  for await (const names of parts) if (names.length > 0) yield names.map(lineOf).join('');
}

/** Exactly the filtered list as a file for spreadsheets. Filters that are wrong are told on the list. */
export async function loader(args: LoaderFunctionArgs) {
  const { plainRegistry, registry } = await signedIn(args);
  const query = new URL(args.request.url).searchParams;
  const { cuentasPago } = await registry.cuenta.cuentasPago();
  const { typed, isRefused } = readFilters(
    query,
    cuentasPago.map(({ id }) => id),
    await knownFilters(),
  );
  if (isRefused) return redirect(args, `${address.misDominios()}?${query}`);
  const parts = linesOf(walked(plainRegistry, filtroDe(typed)));
  return csvFile(args.context, { name: `dominios-${dayOf(now())}.csv`, head: HEAD, parts });
}
