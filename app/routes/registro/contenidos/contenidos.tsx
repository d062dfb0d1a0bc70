import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import * as address from '~/addresses';
import { DataTable } from '~/components/data-table';
import { DateText } from '~/components/date-text';
import { Empty } from '~/components/empty';
import { ButtonLink } from '~/components/layout';
import { pageTitle } from '~/components/page-title';
import { capital } from '~/format';
import type { ContenidoEnLista } from '~/registry/contract/oficina/contenidos';
import { type ClaseDeContenido, generoDe, PUBLICO_BREVE } from '~/registry/domain/contenidos';
import { INFORMACION_NO_DISPONIBLE } from '~/registry/domain/words/portal';
import type { Handle } from '~/scripts';
import { Listed } from '../listed';
import { CLASE_EN_PALABRAS, headingOf } from './class-words';
import { loadContenidos } from './contenido.server';
import { HelpNow } from './help-now';
import { Kinds } from './kinds';
import { State } from './state';

export const handle: Handle = { scripts: false };

/** What the registry tells everybody, of a class: what is shown, what waits for its day, drafts, and what was. */
export const loader = (args: LoaderFunctionArgs) => loadContenidos(args);

export default function Contents() {
  const { contenidos, clase, ayuda, sigue, isLater, escribe } = useLoaderData<typeof loader>();
  const { several, where, write, newest, empty } = CLASE_EN_PALABRAS[clase];
  return (
    <>
      <h1>{headingOf(several)}</h1>
      <Kinds current={clase} />
      <p>{where}</p>
      {escribe && (
        <p>
          <ButtonLink href={address.nuevoContenido(clase)}>{write}</ButtonLink>
        </p>
      )}
      {contenidos.length === 0 ? (
        <Empty>{isLater ? 'No hay más en esta lista.' : empty}</Empty>
      ) : (
        <List
          clase={clase}
          contenidos={contenidos}
          caption={<Listed words={several} order={capital(newest)} />}
        />
      )}
      {isLater && (
        <p>
          <a href={address.contenidos(clase)}>Volver al principio de la lista</a>
        </p>
      )}
      {sigue !== null && (
        <p>
          <a href={address.contenidos(clase, sigue)}>Ver {generoDe(clase).lo}s que siguen</a>
        </p>
      )}
      <HelpNow temas={ayuda} escribe={escribe} />
    </>
  );
}

interface ListProps {
  clase: ClaseDeContenido;
  contenidos: readonly ContenidoEnLista[];
  caption: ReactNode;
}

function List({ clase, contenidos, caption }: ListProps) {
  return (
    <div className="contents">
      <DataTable
        caption={caption}
        rows={contenidos}
        rowKey={({ id }) => id}
        brief
        columns={[
          {
            header: 'Título',
            rowHeader: true,
            cell: ({ clase, id, titulo }) => <a href={address.contenido(clase, id)}>{titulo}</a>,
          },
          { header: 'Estado', cell: (contenido) => <State {...contenido} /> },
          { header: `Quiénes ${generoDe(clase).lo} ven`, cell: ({ publico }) => PUBLICO_BREVE[publico] },
          { header: 'Cuándo', cell: (contenido) => <When {...contenido} /> },
        ]}
      />
    </div>
  );
}

/** From when until when it is shown. */
function When({ desde, hasta }: Pick<ContenidoEnLista, 'desde' | 'hasta'>) {
  if (!desde && !hasta) return 'Sin fecha';
  return (
    <>
      {desde && (
        <>
          Desde el <DateText value={desde} withTime="in-list" />
        </>
      )}
      {desde && hasta && ' '}
      {hasta && (
        <>
          {desde ? 'hasta' : 'Hasta'} el <DateText value={hasta} withTime="in-list" />
        </>
      )}
    </>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(
    matches,
    data ? headingOf(CLASE_EN_PALABRAS[data.clase].several) : INFORMACION_NO_DISPONIBLE,
    'Oficina del registro',
  );
