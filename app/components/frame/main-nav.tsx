import * as address from '~/addresses';
import type { Frame } from './data';
import { NavLink } from './nav-link';

const IMPORT_PAGES = [address.importar(), address.DETALLE_TRANSFERENCIA];

/** The portal's sections (spec 2). Plain links that wrap where there is room for them. */
export function MainNav({ frame, path }: { frame: Frame; path: string }) {
  const pending = frame.solicitudesImportacion ?? 0;
  return (
    <nav className="mainnav" aria-label="Principal">
      <ul>
        <NavLink href={address.disponibilidad()} path={path}>
          Registrar dominio
        </NavLink>
        <NavLink href={address.whois()} path={path}>
          Consultar Whois
        </NavLink>
        {frame.importacionHabilitada && (
          <NavLink href={address.importar()} path={path} under={IMPORT_PAGES}>
            Importar Dominio{' '}
            {pending > 0 && (
              <span className="badge">
                {pending}
                <span className="sr"> {pending === 1 ? 'solicitud' : 'solicitudes'}</span>
              </span>
            )}
          </NavLink>
        )}
        <NavLink href={address.ayuda()} path={path} under={[address.ayuda()]}>
          Ayuda
        </NavLink>
        <NavLink href={address.contacto()} path={path} under={[address.generarTicket()]}>
          Contáctenos
        </NavLink>
        {frame.person && (
          <NavLink
            href={address.resumen()}
            path={path}
            under={[address.ADMINISTRAR, address.MENSAJE_DETALLE, address.CONFIRMAR_TRANSFERENCIA]}
          >
            Administrar
          </NavLink>
        )}
      </ul>
    </nav>
  );
}
