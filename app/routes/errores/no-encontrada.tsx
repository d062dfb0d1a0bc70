import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageTitle } from '~/components/page-title';
import { ProblemScreen } from '~/components/problem';
import { PAGINA_NO_ENCONTRADA } from '~/registry/domain/words/portal';
import type { Handle } from '~/scripts';
import { pageBefore } from '~/session/request/page-before.server';

export const handle: Handle = { scripts: false };

const problem = {
  intentar: 'Volver a donde estaba',
  titulo: PAGINA_NO_ENCONTRADA, // as the specification writes it (spec 2)
  mensaje:
    'La dirección no existe o cambió de lugar. Revise que esté bien escrita o siga desde una de estas páginas.',
};

/** Any address without a route of its own, whatever the method; a link that broke leads back to its page. */
export function loader({ request }: LoaderFunctionArgs) {
  const volver = pageBefore(request);
  return data({ volver }, { status: 404 });
}

export const action = () => data(null, { status: 404 });

export default function PageNotFound() {
  const { volver } = useLoaderData<typeof loader>();
  return <ProblemScreen problem={problem} volver={volver} />;
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, problem.titulo);
