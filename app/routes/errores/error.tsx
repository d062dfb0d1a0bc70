import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { ownPath } from '~/base/own-path';
import { pageTitle } from '~/components/page-title';
import { ProblemScreen } from '~/components/problem';
import { PAGINA_NO_ENCONTRADA } from '~/registry/domain/words/portal';
import type { Handle } from '~/scripts';
import { pageBefore } from '~/session/request/page-before.server';
import { errorPages } from './error-pages.server';

/** As `requestReference` makes it: nothing else is said on a page that anybody can lead to. */
const REFERENCIA = /^[A-Z0-9]{4,8}$/;

export const handle: Handle = { scripts: false };

/**
 * The error page of an address (spec 2 and 8); `volver` is where the person was, to try again. Where nobody says it, what passes by itself is
 * tried again from the beginning.
 */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const page = errorPages.get(pathname.toLowerCase());
  if (!page) throw data(null, { status: 404 });
  const from = searchParams.get('volver') ?? pageBefore(request);
  const { status, titulo, mensaje, codigo, camino, pasajero } = page;
  const beginning = pasajero ? { href: address.inicio(), texto: undefined } : undefined;
  const back = from === undefined ? (camino ?? beginning) : { href: ownPath(from), texto: page.intentar };
  const problem = { titulo, mensaje, intentar: back?.texto };
  const explicacion = address.rechazo(codigo);
  const said = searchParams.get('referencia') ?? '';
  const referencia = REFERENCIA.test(said) ? said : undefined;
  return data({ problem, explicacion, volver: back?.href, referencia }, { status });
}

export default function ErrorPage() {
  const { problem, explicacion, ...known } = useLoaderData<typeof loader>();
  return (
    <ProblemScreen problem={problem} {...known}>
      <p>
        <a href={explicacion}>Por qué pasa y qué puede hacer</a>
      </p>
    </ProblemScreen>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data?.problem.titulo ?? PAGINA_NO_ENCONTRADA);
