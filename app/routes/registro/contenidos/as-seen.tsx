import { Banners } from '~/components/mensajes/banners';
import { GlobalTable } from '~/components/mensajes/global-table';
import { MessageBody } from '~/components/mensajes/message-body';
import type { Banner, MensajeGlobal } from '~/registry/contract/mensajes';
import type { ContenidoEnLista } from '~/registry/contract/oficina/contenidos';
import type { PreguntaNumerada } from '~/routes/ayuda/pregunta';
import { Answer } from '~/routes/ayuda/question';
import { estadoEnPalabras } from './class-words';

interface AsSeenProps {
  contenido: Pick<ContenidoEnLista, 'clase' | 'estado'>;
  mensaje?: MensajeGlobal;
  banner?: Banner;
  pregunta?: PreguntaNumerada;
}

/** What a person sees, drawn by what draws it for them; without the address of an answer, which a draft or one that was withdrawn does not have. */
export function AsSeen({ contenido, mensaje, banner, pregunta }: AsSeenProps) {
  return (
    <section aria-labelledby="como-se-ve">
      <h2 id="como-se-ve">{estadoEnPalabras(contenido).asSeen}</h2>
      {pregunta && (
        <ol className="questions" start={pregunta.numero}>
          <li>
            <details open>
              <summary>{pregunta.pregunta}</summary>
              <Answer pregunta={pregunta} />
            </details>
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
