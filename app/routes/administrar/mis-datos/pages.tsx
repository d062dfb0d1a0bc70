import { useLocation } from '@remix-run/react';
import * as address from '~/addresses';
import { useHas } from '~/components/frame/frame-context';

/** Each page and, where it was a section of one long page before, the id by which that was linked (decision 074). */
const PAGES = [
  [address.misDatos(), 'Datos de contacto', 'datos'],
  [address.formasDePago(), 'Formas de pago', 'formas-de-pago'],
  [address.avisos(), 'Avisos', 'avisos'],
  [address.descargarDatos(), 'Descargar mis datos', 'descargar'],
  [address.acceso(), 'Contraseña y sesiones', 'sesiones'],
] as const;

/** The way between the pages of somebody's own data; those that the registry has nothing for are left out. */
export function Pages() {
  const { pathname } = useLocation();
  const has = useHas();
  const here = [...PAGES].reverse().find(([href]) => isWithin(pathname, href));
  return (
    <nav aria-label="Mis datos">
      <ul className="kinds own-pages">
        {PAGES.filter(([href]) => has(href)).map(([href, words, id]) => (
          <li key={id} id={id}>
            <a href={href} aria-current={href === here?.[0] ? 'page' : undefined}>
              {words}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A dialog over a page is still that page. */
const isWithin = (pathname: string, href: string) => pathname === href || pathname.startsWith(`${href}/`);
