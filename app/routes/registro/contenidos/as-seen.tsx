import type { PreguntaNumerada } from '~/components/ayuda/pregunta';
import { Question } from '~/components/ayuda/question';
import { Banners } from '~/components/mensajes/banners';
import { GlobalTable } from '~/components/mensajes/global-table';
import { MessageBody } from '~/components/mensajes/message-body';
import type { Banner, MensajeGlobal } from '~/registry/contract/mensajes';

interface AsSeenProps {
  mensaje?: MensajeGlobal;
  banner?: Banner;
  pregunta?: PreguntaNumerada;
}

/** What a person sees, drawn by what draws it for them. */
export function AsSeen({ mensaje, banner, pregunta }: AsSeenProps) {
  return (
    <section aria-labelledby="como-se-ve">
      <h2 id="como-se-ve">Así se ve</h2>
      {pregunta && (
        <ol className="questions" start={pregunta.numero}>
          <li>
            <Question pregunta={pregunta} open />
          </li>
        </ol>
      )}
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
