import type { ContenidoEscrito } from '~/registry/contract/oficina/contenidos';
import type { ClaseDeContenido } from '~/registry/domain/contenidos';
import type { Writing } from '~/routes/registro/write-form';
import { BannerForm } from './banner-form';
import { MessageForm } from './message-form';
import { QuestionForm } from './question-form';

interface ContentFormProps extends Writing {
  clase: ClaseDeContenido;
  /** What it begins with. */
  escrito: ContenidoEscrito | null;
}

/** The form of a class. */
export const ContentForm = ({ clase, escrito, ...writing }: ContentFormProps) =>
  ({
    MENSAJE: <MessageForm escrito={escrito?.clase === 'MENSAJE' ? escrito : null} {...writing} />,
    DESTACADO: <BannerForm escrito={escrito?.clase === 'DESTACADO' ? escrito : null} {...writing} />,
    PREGUNTA: <QuestionForm escrito={escrito?.clase === 'PREGUNTA' ? escrito : null} {...writing} />,
  })[clase];
