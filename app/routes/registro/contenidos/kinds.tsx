import * as address from '~/addresses';
import { ViewLinks } from '~/components/view-links';
import { CLASES_DE_CONTENIDO, type ClaseDeContenido } from '~/registry/domain/contenidos';
import { CLASE_EN_PALABRAS } from './class-words';

/** The ways between what the registry tells everybody. */
export const Kinds = ({ current }: { current: ClaseDeContenido | 'TERMINOS' }) => (
  <ViewLinks
    label="Qué contenidos"
    views={[
      ...CLASES_DE_CONTENIDO.map((each) => ({
        words: CLASE_EN_PALABRAS[each].several,
        href: address.contenidos(each),
        isHere: each === current,
      })),
      { words: 'Términos y condiciones', href: address.terminosEnOficina(), isHere: current === 'TERMINOS' },
    ]}
  />
);
