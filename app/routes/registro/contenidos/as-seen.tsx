import { Banners } from '~/components/mensajes/banners';
import { GlobalTable } from '~/components/mensajes/global-table';
import { MessageBody } from '~/components/mensajes/message-body';
import type { Banner, MensajeGlobal } from '~/registry/contract/mensajes';

interface AsSeenProps {
  mensaje?: MensajeGlobal;
  banner?: Banner;
}

/** What a person sees, drawn by what draws it for them. */
export function AsSeen({ mensaje, banner }: AsSeenProps) {
  return (
    <section aria-labelledby="como-se-ve">
      <h2 id="como-se-ve">Así se ve</h2>
      {banner && <Banners banners={[banner]} />}
      {mensaje && (
        <>
          <h3>En la lista</h3>
          <GlobalTable mensajes={[mensaje]} addressOf={() => '#al-abrirlo'} />
          <h3 id="al-abrirlo">Al abrirlo: {mensaje.titulo}</h3>
          <MessageBody mensaje={mensaje} />
        </>
      )}
    </section>
  );
}
