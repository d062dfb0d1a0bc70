import { Banners } from '~/components/mensajes/banners';
import { GlobalTable } from '~/components/mensajes/global-table';
import { MessageBody } from '~/components/mensajes/message-body';
import type { Banner, MensajeGlobal } from '~/registry/contract/mensajes';
import type { ContenidoEnLista } from '~/registry/contract/oficina/contenidos';
import type { PreguntaNumerada } from '~/routes/ayuda/pregunta';
import { Question } from '~/routes/ayuda/question';
import { ESTADO_EN_PALABRAS } from './class-words';

interface AsSeenProps {
  estado: ContenidoEnLista['estado'];
  mensaje?: MensajeGlobal;
  banner?: Banner;
  pregunta?: PreguntaNumerada;
}

/** What a person sees, drawn by what draws it for them. */
export function AsSeen({ estado, mensaje, banner, pregunta }: AsSeenProps) {
  return (
    <section aria-labelledby="como-se-ve">
      <h2 id="como-se-ve">{ESTADO_EN_PALABRAS[estado].asSeen}</h2>
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
