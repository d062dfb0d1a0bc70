import { data, type MetaFunction } from '@remix-run/node';
import { pageTitle } from '~/components/page-title';
import { ProblemScreen } from '~/components/problem';
import { PAGINA_NO_ENCONTRADA } from '~/registry/domain/words/portal';
import type { Handle } from '~/scripts';

export const handle: Handle = { scripts: false };

const problem = {
  titulo: PAGINA_NO_ENCONTRADA, // as the specification writes it (spec 2)
  mensaje:
    'La dirección no existe o cambió de lugar. Revise que esté bien escrita o siga desde una de estas páginas.',
};

const notFound = () => data(null, { status: 404 });

/** Any address without a route of its own, whatever the method. */
export const loader = notFound;
export const action = notFound;

export default function PageNotFound() {
  return <ProblemScreen problem={problem} />;
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, problem.titulo);
