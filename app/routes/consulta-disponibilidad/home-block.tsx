import { Link, useLocation } from '@remix-run/react';
import { DataTable } from '~/components/data-table';
import { DateText } from '~/components/date-text';
import { Empty } from '~/components/empty';
import { Pagination } from '~/components/pagination';
import { PriorityTag } from '~/components/priority-tag';
import type { loadHome } from './home.server';

type HomeBlockProps = Awaited<ReturnType<typeof loadHome>>;

/** Global messages and banners, where nothing was searched yet (spec 2). */
export function HomeBlock({ mensajes, banners, page, pages }: HomeBlockProps) {
  const place = useLocation();
  return (
    <>
      {banners.map(({ id, titulo, texto, enlace, enlaceTexto }) => (
        <section key={id} className="banner">
          <h2>{titulo}</h2>
          <p>{texto}</p>
          <a href={enlace}>{enlaceTexto}</a>
        </section>
      ))}
      <section aria-labelledby="mensajes-globales">
        <h2 id="mensajes-globales">Mensajes</h2>
        {mensajes.length === 0 ? (
          <Empty>No hay mensajes para mostrar.</Empty>
        ) : (
          <DataTable
            caption="Mensajes del registro"
            hideCaption
            rows={mensajes}
            rowKey={({ id }) => id}
            columns={[
              {
                header: 'Título',
                rowHeader: true,
                cell: ({ id, titulo }) => (
                  <Link to={`mensaje/${id}${place.search}`} preventScrollReset>
                    {titulo}
                  </Link>
                ),
              },
              { header: 'Fecha', cell: ({ fechaDesde }) => <DateText value={fechaDesde} /> },
              { header: 'Prioridad', cell: ({ prioridad }) => <PriorityTag prioridad={prioridad} /> },
            ]}
          />
        )}
        <Pagination page={page} pages={pages} place={place} label="Páginas de mensajes" />
        <p>
          <a href="/mensajes-globales">Ver todos los mensajes</a>
        </p>
      </section>
    </>
  );
}
