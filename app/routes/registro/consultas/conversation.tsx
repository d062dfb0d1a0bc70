import { DateText } from '~/components/date-text';
import { Paragraphs } from '~/components/paragraphs';
import type { ContenidoDeConsulta } from '~/registry/contract/oficina/consultas';

interface ConversationProps {
  contenido: ContenidoDeConsulta;
  llego: string;
}

/** What was written, in its order. A note is in a box of its own, which says that the person does not see it. */
export function Conversation({ contenido, llego }: ConversationProps) {
  const { nombre, mensaje, lineas } = contenido;
  return (
    <>
      <section>
        <h2>
          {nombre} preguntó, <DateText value={llego} withTime />
        </h2>
        <Paragraphs text={mensaje} />
      </section>
      {lineas.map((linea) => (
        <Line key={linea.clave} linea={linea} />
      ))}
    </>
  );
}

function Line({ linea: { tipo, quien, texto, fecha } }: { linea: ContenidoDeConsulta['lineas'][number] }) {
  const cuando = <DateText value={fecha} withTime />;
  switch (tipo) {
    case 'NOTA':
      return (
        <section className="notice aviso">
          <strong>Nota interna: la persona no la ve</strong>
          <div>
            <h2>
              {quien} anotó, {cuando}
            </h2>
            <Paragraphs text={texto} />
          </div>
        </section>
      );
    case 'PERSONA':
      return (
        <section>
          <h2>
            {quien} agregó, {cuando}
          </h2>
          <Paragraphs text={texto} />
        </section>
      );
    case 'REGISTRO':
      return (
        <section>
          <h2>
            {quien} respondió, {cuando}
          </h2>
          <Paragraphs text={texto} />
        </section>
      );
  }
}
