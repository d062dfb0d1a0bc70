import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData, useLocation } from '@remix-run/react';
import * as address from '~/addresses';
import { DataTable } from '~/components/data-table';
import { Empty } from '~/components/empty';
import { pageTitle } from '~/components/page-title';
import { Pagination } from '~/components/pagination';
import { ViewLinks } from '~/components/view-links';
import { capital } from '~/format';
import type { Handle } from '~/scripts';
import { Moment } from '../moment';
import { SubjectLinks } from '../subject';
import { loadActos } from './actos.server';

const HEADING = 'Lo que se hizo en la oficina';

export const handle: Handle = { scripts: false };

type Shown = Awaited<ReturnType<typeof loadActos>>['actos'][number];

/** What the registry's people did, newest first: one's own, or everybody's for who may see it. */
export const loader = (args: LoaderFunctionArgs) => loadActos(args);

export default function Acts() {
  const { actos, page, pages, todos, puedeVerTodos } = useLoaderData<typeof loader>();
  const place = { pathname: address.actosDeOficina(), search: useLocation().search };
  return (
    <>
      <h1>{HEADING}</h1>
      {puedeVerTodos && (
        <ViewLinks
          label="De quién"
          views={[
            { words: 'Lo mío', href: address.actosDeOficina(), isHere: !todos },
            { words: 'Lo de todos', href: address.actosDeOficina('todos'), isHere: todos },
          ]}
        />
      )}
      <p>
        {todos ? 'Lo que hicieron todos' : 'Lo que hizo usted'}, lo más nuevo primero. Las horas son de
        Uruguay.
      </p>
      {actos.length === 0 ? (
        <Empty>Todavía no hay nada escrito.</Empty>
      ) : (
        <>
          <div className="did">
            <DataTable
              caption={todos ? 'Lo que hicieron todos' : 'Lo que hizo usted'}
              hideCaption
              rows={actos}
              rowKey={({ id }) => id}
              columns={[
                { header: 'Qué', rowHeader: true, cell: ({ que }) => que },
                { header: 'Sobre', cell: ({ over }) => <SubjectLinks parts={over} /> },
                ...(todos ? [{ header: 'Quién', cell: ({ quien }: Shown) => quien }] : []),
                {
                  header: 'Cuándo',
                  cell: ({ momento }) => <Moment value={momento} />,
                },
                { header: 'Por qué y qué cambió', cell: (acto) => <WhyAndWhat {...acto} /> },
              ]}
            />
          </div>
          <Pagination page={page} pages={pages} place={place} label="Páginas de lo que se hizo" />
        </>
      )}
    </>
  );
}

/** Why it was done, and what it changed or found: of most acts one of the two. */
function WhyAndWhat({ motivo, antes, despues }: Pick<Shown, 'motivo' | 'antes' | 'despues'>) {
  const change = changeIn(antes, despues);
  // who approves says no reason: what was asked has it
  if (!motivo && !change) return null;
  return (
    <>
      {motivo && <div>{motivo}</div>}
      {change && <div>{change}</div>}
    </>
  );
}

function changeIn(antes: string, despues: string): string {
  if (!despues) return antes && `Antes, ${antes}`;
  return antes ? `Antes, ${antes}; después, ${despues}` : capital(despues);
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Oficina del registro');
