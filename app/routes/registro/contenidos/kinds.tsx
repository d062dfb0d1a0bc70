import * as address from '~/addresses';
import { CLASES_DE_CONTENIDO, type ClaseDeContenido } from '~/registry/domain/contenidos';
import { CLASE_EN_PALABRAS } from './class-words';

/** The ways between what the registry tells everybody. */
export const Kinds = ({ current }: { current: ClaseDeContenido | 'TERMINOS' }) => (
  <nav aria-label="Qué contenidos">
    <ul className="kinds">
      {CLASES_DE_CONTENIDO.map((each) => (
        <li key={each}>
          <a href={address.contenidos(each)} aria-current={each === current ? 'page' : undefined}>
            {CLASE_EN_PALABRAS[each].several}
          </a>
        </li>
      ))}
      <li>
        <a href={address.terminosEnOficina()} aria-current={current === 'TERMINOS' ? 'page' : undefined}>
          Términos y condiciones
        </a>
      </li>
    </ul>
  </nav>
);
