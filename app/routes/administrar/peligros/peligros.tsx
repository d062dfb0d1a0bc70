import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData, useLocation } from '@remix-run/react';
import * as address from '~/addresses';
import { randomId } from '~/base/config.server';
import { Empty } from '~/components/empty';
import { ButtonLink } from '~/components/layout';
import { PageSize } from '~/components/page-size';
import { pageTitle } from '~/components/page-title';
import { Pagination } from '~/components/pagination';
import { ViewLinks } from '~/components/view-links';
import { count } from '~/format';
import { PELIGROS, TITULOS } from '~/registry/domain/peligros';
import type { Handle } from '~/scripts';
import { intents } from '~/session/forms/intents.server';
import { deskStyles } from '~/styles/desk';
import { SIZES } from '../mensajes/list-page';
import { FindingsTable } from './findings-table';
import { loadFindings } from './peligros.server';
import { silenciar } from './silence.server';

const HEADING = 'Dominios con avisos';

export const handle: Handle = { scripts: false };

export const links = deskStyles;

/** What the daily examination found about the person's names, the worst first. */
export async function loader(args: LoaderFunctionArgs) {
  return { ...(await loadFindings(args)), operacion: randomId() };
}

export const action = intents({ silenciar });

export default function Findings() {
  const { peligros, total, totalDominios, size, page, pages, operacion, tipo, silenciados } =
    useLoaderData<typeof loader>();
  const place = { pathname: address.dominiosConAvisos(), search: useLocation().search };
  return (
    <>
      <p className="act back">
        <a href={address.misDominios()}>Volver a Mis dominios</a>
      </p>
      <h1>{HEADING}</h1>
      <p>
        Una vez por día miramos cómo responde cada uno de sus dominios.
        {total > 0 &&
          ' Aquí está lo que conviene arreglar, lo más urgente primero. Cuando se arregla, el aviso se va solo.'}
      </p>
      <Kinds />
      {total === 0 ? (
        <Nothing isOfOne={tipo !== null} silenciados={silenciados} />
      ) : (
        <>
          <p>
            {count(total, 'aviso', 'avisos')} en {count(totalDominios, 'dominio', 'dominios')}.
          </p>
          <FindingsTable peligros={peligros} operacion={operacion} />
          <Pagination page={page} pages={pages} place={place} label="Páginas de avisos" />
          <PageSize total={total} size={size} sizes={SIZES} place={place} />
        </>
      )}
    </>
  );
}

/** Of one kind or all; and what the person wants to hear no more of. */
function Kinds() {
  const { tipo, silenciados } = useLoaderData<typeof loader>();
  const views = [
    { words: 'Todos', href: address.dominiosConAvisos(), isHere: tipo === null && !silenciados },
    ...PELIGROS.map((each) => ({
      words: TITULOS[each],
      href: address.dominiosConAvisos({ tipo: each }),
      isHere: tipo === each && !silenciados,
    })),
    { words: 'Silenciados', href: address.dominiosConAvisos({ silenciados: true }), isHere: silenciados },
  ];
  return (
    <details className="more" open={tipo !== null || silenciados}>
      <summary>Filtrar</summary>
      <ViewLinks label="Qué avisos" views={views} />
    </details>
  );
}

function Nothing({ isOfOne, silenciados }: { isOfOne: boolean; silenciados: boolean }) {
  if (silenciados) return <Empty>No silenció ningún aviso.</Empty>;
  return (
    <Empty action={<ButtonLink href={address.misDominios()}>Ver mis dominios</ButtonLink>}>
      {isOfOne ? 'No hay avisos de estos' : 'No hay avisos'}: no vimos nada que arreglar.
    </Empty>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(
    matches,
    data && data.pages > 1 ? `${HEADING} (página ${data.page} de ${data.pages})` : HEADING,
    'Administrar',
  );
