import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { DataTable } from '~/components/data-table';
import { Empty } from '~/components/empty';
import { pageTitle } from '~/components/page-title';
import { Tag } from '~/components/tag';
import { ViewLinks } from '~/components/view-links';
import type { ConsultaEnLista } from '~/registry/contract/oficina/consultas';
import { CLASE_EN_PALABRAS, COLAS, type Cola } from '~/registry/domain/consultas';
import type { Handle } from '~/scripts';
import { Moment } from '../moment';
import { attendedBy, Due } from './due';
import { loadList } from './list.server';
import { COLA_EN_PALABRAS } from './queue-words';

const HEADING = 'Consultas';

/** The lists whose questions do not wait for the registry, and those that one person attends, or nobody. */
const NO_ESPERAN: readonly Cola[] = ['respondidas', 'cerradas'];
const DE_UNA_PERSONA: readonly Cola[] = ['mias', 'libres'];

export const handle: Handle = { scripts: false };

/** What people ask the registry, by when the answer is due. Nothing of who asks is shown before a question is opened. */
export const loader = (args: LoaderFunctionArgs) => loadList(args);

export default function Questions() {
  const { consultas, cuantas, cola, sigue, isLater } = useLoaderData<typeof loader>();
  const { empty } = COLA_EN_PALABRAS[cola];
  return (
    <>
      <h1>{HEADING}</h1>
      <ViewLinks
        label="Qué consultas"
        views={COLAS.map((each) => ({
          words: COLA_EN_PALABRAS[each].words + counted(each, cuantas),
          href: address.consultas(each),
          isHere: each === cola,
        }))}
      />
      {consultas.length === 0 ? (
        <Empty
          action={
            cola === 'mias' && <a href={address.consultas('libres')}>Tome una de las que nadie atiende</a>
          }
        >
          {isLater ? 'No hay más consultas en esta lista.' : empty}
        </Empty>
      ) : (
        <List consultas={consultas} cola={cola} />
      )}
      {isLater && (
        <p>
          <a href={address.consultas(cola)}>Volver al principio de la lista</a>
        </p>
      )}
      {sigue && (
        <p>
          <a href={address.consultas(cola, sigue)}>Ver las que siguen</a>
        </p>
      )}
    </>
  );
}

type Counts = ReturnType<typeof useLoaderData<typeof loader>>['cuantas'];

/** How many wait in a list, where they are counted and there are some: what is late is seen from the others. */
function counted(cola: Cola, cuantas: Counts): string {
  if (!cuantas || (cola !== 'mias' && cola !== 'libres' && cola !== 'vencidas')) return '';
  const { [cola]: n, hasta } = cuantas;
  if (n === 0) return '';
  return n < hasta ? ` (${n})` : ` (${hasta} o más)`;
}

/** What each question of a list has alike is what the list is called: it has no column. */
function List({ consultas, cola }: { consultas: readonly ConsultaEnLista[]; cola: Cola }) {
  return (
    <>
      <p>Las horas son de Uruguay.</p>
      <DataTable
        caption={COLA_EN_PALABRAS[cola].words}
        hideCaption
        rows={consultas}
        rowKey={({ id }) => id}
        columns={[
          {
            header: 'Consulta',
            rowHeader: true,
            cell: ({ id, asunto, prioridad }) => (
              <>
                <a href={address.consulta(id)}>{asunto}</a>{' '}
                {prioridad === 'ALTA' && <Tag tono="aviso">Prioridad alta</Tag>}
              </>
            ),
          },
          { header: 'Número', cell: ({ numero }) => <span className="unbroken">{numero}</span> },
          { header: 'Trata de', cell: ({ clase }) => CLASE_EN_PALABRAS[clase] },
          {
            header: 'Llegó',
            cell: ({ llego }) => <Moment value={llego} />,
          },
          ...(NO_ESPERAN.includes(cola)
            ? []
            : [{ header: 'Responder antes de', cell: (each: ConsultaEnLista) => <Due consulta={each} /> }]),
          ...(DE_UNA_PERSONA.includes(cola)
            ? []
            : [
                {
                  header: 'La atiende',
                  cell: (each: ConsultaEnLista) => <span className="whole">{attendedBy(each)}</span>,
                },
              ]),
        ]}
      />
    </>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Oficina del registro');
