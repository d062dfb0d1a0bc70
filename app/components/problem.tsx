import { isRouteErrorResponse, Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import * as address from '~/addresses';
import { PAGINA_NO_ENCONTRADA } from '~/registry/domain/words/portal';
import { NoConnection } from './form/lost-answer';
import type { Frame } from './frame/data';
import { useFrame } from './frame/frame-context';

/** What a person is told when a page cannot be shown. */
export type Problem = {
  titulo: string;
  mensaje: string;
  /** Nobody's doing: the page says the reference under which the log has the reason. */
  unexpected: boolean;
  /** What trying again is called, where it is something else. */
  intentar?: string;
  /** Where to try again. */
  volver?: string;
  /** What stands around the page otherwise than it did around the one before. */
  marco?: Partial<Frame>;
  /** Another way on; where more is told of it. */
  ademas?: { href: string; texto: string };
};

const isProblemData = (data: unknown): data is Pick<Problem, 'titulo' | 'mensaje'> & Partial<Problem> =>
  typeof data === 'object' &&
  data !== null &&
  'titulo' in data &&
  'mensaje' in data &&
  typeof data.titulo === 'string' &&
  typeof data.mensaje === 'string';

/** Puts an error of a loader, an action or a screen in words; only what was thrown for a person is shown as it is. */
export function problemOf(error: unknown): Problem {
  if (isRouteErrorResponse(error)) {
    if (isProblemData(error.data)) return { unexpected: false, ...error.data };
    if (error.status === 404) return { ...notFound, unexpected: false };
    if (error.status === 405) return { ...wrongMethod, unexpected: false };
  }
  if (error instanceof NoConnection) return { ...noConnection, unexpected: false };
  return { ...serverError, unexpected: true };
}

const notFound = {
  titulo: PAGINA_NO_ENCONTRADA,
  mensaje:
    'La dirección no existe o cambió de lugar. Revise que esté bien escrita o siga desde una de estas páginas.',
};

const wrongMethod = {
  titulo: 'No se puede hacer eso desde esta dirección',
  mensaje: 'Vuelva a la página anterior e inténtelo de nuevo.',
};

const noConnection = {
  titulo: 'No hay conexión',
  mensaje: 'Revise su conexión a internet e inténtelo nuevamente.',
};

const serverError = {
  titulo: 'Ocurrió un error en el servidor',
  mensaje: 'Lo sentimos, no pudimos completar lo que pidió. Inténtelo nuevamente en unos minutos.',
};

/** The page of a problem: what happened, what to do, and ways on. `volver` is where to try again. */
export function ProblemScreen({
  problem,
  referencia,
  volver = problem.volver,
  ways,
  children,
}: ProblemProps) {
  const { ademas } = problem;
  const isSignedIn = useFrame().person !== null;
  const home = isSignedIn && volver !== address.misDominios() && (
    <Link className={volver ? undefined : 'button'} to={address.misDominios()}>
      Ver mis dominios
    </Link>
  );
  return (
    <div className="problem">
      <h1>{problem.titulo}</h1>
      <p>{problem.mensaje}</p>
      {volver && (
        <p>
          <a className="button" href={volver}>
            {problem.intentar ?? 'Intentar nuevamente'}
          </a>
        </p>
      )}
      {!volver && !ways && home && <p>{home}</p>}
      {children}
      {referencia && (
        <p>
          Si el problema sigue, <Link to={address.contacto()}>contáctenos</Link> e indique la referencia{' '}
          <strong>{referencia}</strong>.
        </p>
      )}
      {ways ?? (
        <ul>
          {ademas && (
            <li>
              <a href={ademas.href}>{ademas.texto}</a>
            </li>
          )}
          {volver && home && <li>{home}</li>}
          {/* The first page is where names are looked for. */}
          {volver !== address.inicio() && (
            <li>
              <Link to={address.disponibilidad()}>Buscar un nombre disponible</Link>
            </li>
          )}
          <li>
            <Link to={address.ayuda()}>Leer la ayuda</Link>
          </li>
        </ul>
      )}
    </div>
  );
}

type ProblemProps = {
  problem: Omit<Problem, 'unexpected' | 'marco'>;
  referencia?: string;
  volver?: string;
  /** Where one goes on besides, where that is not into the portal. */
  ways?: ReactNode;
  /** What can be done about it here. */
  children?: ReactNode;
};
