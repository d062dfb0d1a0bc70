import type { Frame } from './data';
import { NavLink } from './nav-link';

const IMPORT_PAGES = ['/transferir-dominio', '/detalle-transferencia', '/confirmarTransferencia'];

/** The portal's sections (spec 2). Plain links that wrap: nothing to open on a small screen. */
export function MainNav({ frame, path }: { frame: Frame; path: string }) {
  const pending = frame.solicitudesImportacion ?? 0;
  return (
    <nav className="mainnav" aria-label="Principal">
      <ul>
        <NavLink href="/consulta-disponibilidad" path={path}>
          Registrar dominio
        </NavLink>
        <NavLink href="/consulta-whois" path={path}>
          Consultar Whois
        </NavLink>
        {frame.importacionHabilitada && (
          <NavLink href="/transferir-dominio" path={path} under={IMPORT_PAGES}>
            Importar Dominio{' '}
            {pending > 0 && (
              <span className="badge">
                {pending}
                <span className="sr"> {pending === 1 ? 'solicitud' : 'solicitudes'}</span>
              </span>
            )}
          </NavLink>
        )}
        <NavLink href="/ayuda" path={path}>
          Ayuda
        </NavLink>
        <NavLink href="/contacto" path={path} under={['/generar-ticket']}>
          Contáctenos
        </NavLink>
        {frame.person && (
          <NavLink href="/administrar/resumen" path={path} under={['/administrar/']}>
            Administrar
          </NavLink>
        )}
      </ul>
    </nav>
  );
}
