import * as address from '~/addresses';
import type { Frame } from './data';
import { NavLink } from './nav-link';

const DOMAIN_PAGES = [
  ...[address.misDominios(), address.verDominio(), address.tarVerDominio()],
  ...[address.candado(), address.entregas(), address.dominiosConAvisos()],
  ...[address.VOLVER_ATRAS, address.CAMBIOS, address.porAprobar()],
];
const REQUEST_PAGES = [address.solicitudes(), address.DETALLE_TRANSFERENCIA];

/** The second menu, where the section has one and the person may use it (spec 2, Page frame). */
export function Subnav({ frame, path }: { frame: Frame; path: string }) {
  if (!frame.person) return null;
  if (path.startsWith(address.ADMINISTRAR) || path === address.MENSAJE_DETALLE) {
    return (
      <nav className="subnav" aria-label="Administrar">
        <ul className="wrap">
          <NavLink href={address.resumen()} path={path}>
            Resumen
          </NavLink>
          <NavLink href={address.misDominios()} path={path} under={DOMAIN_PAGES}>
            Mis dominios
          </NavLink>
          <NavLink
            href={address.mensajes()}
            path={path}
            under={[address.mensajes(), address.MENSAJE_DETALLE]}
          >
            Mensajes
          </NavLink>
          {!frame.ausentes.includes(address.misCompras()) && (
            <NavLink href={address.misCompras()} path={path} under={[address.misCompras()]}>
              Mis compras
            </NavLink>
          )}
          <NavLink href={address.misDatos()} path={path} under={[address.misDatos()]}>
            Mis datos
          </NavLink>
        </ul>
      </nav>
    );
  }
  if (frame.importacionHabilitada && isImportPage(path)) {
    return (
      <nav className="subnav" aria-label="Importar Dominio">
        <ul className="wrap">
          <NavLink href={address.importar()} path={path} under={isRequestPage(path) ? [] : [path]}>
            Solicitar importación
          </NavLink>
          <NavLink href={address.solicitudes()} path={path} under={REQUEST_PAGES}>
            Mis Solicitudes
          </NavLink>
        </ul>
      </nav>
    );
  }
  return null;
}

const isRequestPage = (path: string) => REQUEST_PAGES.some((base) => path.startsWith(base));

const isImportPage = (path: string) =>
  path.startsWith(address.importar()) || path.startsWith(address.DETALLE_TRANSFERENCIA);
