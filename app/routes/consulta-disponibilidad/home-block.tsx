import { useLocation } from '@remix-run/react';
import * as address from '~/addresses';
import { Empty } from '~/components/empty';
import { Banners } from '~/components/mensajes/banners';
import { GlobalTable } from '~/components/mensajes/global-table';
import { Pagination } from '~/components/pagination';
import { SIN_MENSAJES } from '~/registry/domain/words/portal';
import type { loadHome } from './home.server';

type HomeBlockProps = Awaited<ReturnType<typeof loadHome>>;

/** Global messages and banners, where nothing was searched yet (spec 2). */
export function HomeBlock({ mensajes, banners, page, pages }: HomeBlockProps) {
  const place = useLocation();
  return (
    <>
      <Banners banners={banners} />
      <section aria-labelledby="mensajes-globales">
        <h2 id="mensajes-globales">Mensajes</h2>
        <Messages mensajes={mensajes} search={place.search} />
        <Pagination page={page} pages={pages} place={place} label="Páginas de mensajes" />
        <p>
          <a href={address.mensajesGlobales()}>Ver todos los mensajes</a>
        </p>
      </section>
    </>
  );
}

/** Those of this page; what could not be read is no empty list. */
function Messages({ mensajes, search }: Pick<HomeBlockProps, 'mensajes'> & { search: string }) {
  if (mensajes === null) return <p className="error">{SIN_MENSAJES}</p>;
  if (mensajes.length === 0) return <Empty>No hay mensajes para mostrar.</Empty>;
  return <GlobalTable mensajes={mensajes} addressOf={(id) => address.mensajeDelInicio(id, search)} />;
}
